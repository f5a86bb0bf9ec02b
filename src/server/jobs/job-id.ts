/** Turns a speaking job id such as 'setup-mail:<orderId>' into the UUID the queue stores. */
import { createHash } from 'node:crypto'

/** Any fixed UUID would do; changing it lets every past job run once more. */
const NAMESPACE = Buffer.from('6f1d6c0e5b7c4b6c9a0e3d1f8c2a7b54', 'hex')

/** UUID version 5 (RFC 9562 §5.5): the same id always gives the same UUID. */
export const jobUuid = (id: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(id, 'utf8').digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
