/** Gives pixels the color profile they were taken in: as a PNG that names it, since `sharp` takes none beside bare pixels. */
import { crc32, deflateSync } from 'node:zlib'

/** PNG (third edition), 5.2 and 11.2.1: the signature, then the header, which comes first and is always this long. */
const signatureBytes = 8
const headerChunkBytes = 25
/** 11.3.2.3: a name, its end, the one way of compressing there is. */
const profileHead = Buffer.from('ICC\0\0', 'latin1')
const lengthBytes = 4

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(lengthBytes + body.length + lengthBytes)
  whole.writeUInt32BE(data.length)
  body.copy(whole, lengthBytes)
  whole.writeUInt32BE(crc32(body), lengthBytes + body.length)
  return whole
}

/** The PNG must have none yet. */
export const withProfile = (png: Buffer, icc: Uint8Array): Buffer => {
  const at = signatureBytes + headerChunkBytes
  const named = chunk('iCCP', Buffer.concat([profileHead, deflateSync(icc)]))
  return Buffer.concat([png.subarray(0, at), named, png.subarray(at)])
}
