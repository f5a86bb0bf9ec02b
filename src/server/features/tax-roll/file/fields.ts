/** Owns finding the fields of one CSV line; a quoted field may hold commas and doubled quotes, never a line break. */

const COMMA = 44
const QUOTE = 34

/** Where each field of the current line stands, quotation marks left off. Reused from line to line. */
export interface Fields {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly quoted: Uint8Array
}

export const fieldsFor = (width: number): Fields => ({
  starts: new Int32Array(width + 1),
  ends: new Int32Array(width + 1),
  quoted: new Uint8Array(width + 1),
})

/** The closing quote, or -1. */
const closingQuote = (bytes: Buffer, from: number, end: number): number => {
  let at = from
  while (at < end) {
    if (bytes[at] !== QUOTE) at += 1
    else if (at + 1 < end && bytes[at + 1] === QUOTE) at += 2
    else return at
  }
  return -1
}

/**
 * Returns the number of fields, or -1 when a quotation mark is not closed or is followed by something other than a
 * comma. Places beyond the room in `fields` are not kept. Works on bytes for speed: a general CSV package alone
 * took twice as long as PostgreSQL needs to load the same file. Most fields of a roll are empty: the plain loop
 * goes over those without a call.
 */
export const splitFields = (bytes: Buffer, start: number, end: number, fields: Fields): number => {
  const { starts, ends, quoted } = fields
  let count = 0
  let from = start
  let at = start
  while (at < end) {
    const byte = bytes[at] ?? 0
    if (byte > COMMA) {
      at += 1
      continue
    }
    if (byte === COMMA) {
      starts[count] = from
      ends[count] = at
      quoted[count] = 0
      count += 1
      from = at + 1
    }
    at += 1
    if (byte !== QUOTE || at - 1 !== from) continue
    const close = closingQuote(bytes, at, end)
    if (close < 0 || (close + 1 < end && bytes[close + 1] !== COMMA)) return -1
    starts[count] = at
    ends[count] = close
    quoted[count] = 1
    count += 1
    if (close + 1 === end) return count
    at = close + 2
    from = at
  }
  starts[count] = from
  ends[count] = end
  quoted[count] = 0
  return count + 1
}

export const fieldText = (bytes: Buffer, fields: Fields, at: number): string => {
  const text = bytes.toString('utf8', fields.starts[at] ?? 0, fields.ends[at] ?? 0).trim()
  return fields.quoted[at] === 1 ? text.replaceAll('""', '"') : text
}
