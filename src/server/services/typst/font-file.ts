/** Unpacks a font of the web's form (WOFF) into the plain form that Typst reads, under a family name of our own. */
import { inflateSync } from 'node:zlib'

const headBytes = 44
const entryBytes = 20
const plainHeadBytes = 12
const plainEntryBytes = 16

const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4

/** Tables stand in the order of their tags, as the plain form wants it. Source: W3C, WOFF File Format 1.0, sections 3 and 5. */
const tablesOf = (woff: Buffer) =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woff.subarray(headBytes + at * entryBytes, headBytes + (at + 1) * entryBytes)
    const [start, packedBytes, bytes] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const packed = woff.subarray(start, start + packedBytes)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packedBytes < bytes ? inflateSync(packed) : packed,
    }
  })

const numbers16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, at) => {
    bytes.writeUInt16BE(value, 2 * at)
  })
  return bytes
}

const numbers32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, 4 * at)
  })
  return bytes
}

/** Family, style, full name and the name for printers. Source: OpenType 1.9, `name`: Windows, Unicode, American English. */
const nameTable = (name: string): Buffer => {
  const printer = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const names = [
    [1, name],
    [2, 'Regular'],
    [4, name],
    [6, printer],
  ] as const
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  let place = 0
  const records = names.map(([id], at) => {
    const bytes = texts[at]?.length ?? 0
    const record = numbers16(3, 1, 0x409, id, bytes, place)
    place += bytes
    return record
  })
  return Buffer.concat([numbers16(0, names.length, 6 + 12 * names.length), ...records, ...texts])
}

/** The alphabets of a family are files under one name, of which Typst would take one: so each is a family named `name`. */
export const plainFont = (woff: Buffer, name: string): Buffer => {
  const tables = tablesOf(woff).map((table) =>
    table.tag.toString('latin1') === 'name' ? { ...table, data: nameTable(name) } : table,
  )
  const power = Math.floor(Math.log2(tables.length))
  const range = 16 * 2 ** power
  const entries: Buffer[] = []
  const bodies: Buffer[] = []
  let place = plainHeadBytes + plainEntryBytes * tables.length
  for (const { tag, checksum, data } of tables) {
    entries.push(tag, checksum, numbers32(place, data.length))
    bodies.push(data, Buffer.alloc(padded(data.length) - data.length))
    place += padded(data.length)
  }
  const flavor = woff.subarray(4, 8)
  const head = numbers16(tables.length, range, power, plainEntryBytes * tables.length - range)
  return Buffer.concat([flavor, head, ...entries, ...bodies])
}
