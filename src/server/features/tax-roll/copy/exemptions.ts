/** Owns packing the exemption columns of a parcel into one compact value: `{"01":25000,"02":25722}`, in dollars. */

import { type Fields, fieldText } from '../file/fields.ts'
import type { RollHeader } from '../file/header.ts'
import { type CopyBuffer, writeByte, writeBytes, writePlain, writeTab } from './buffer.ts'

type WriteExemptions = (out: CopyBuffer, bytes: Buffer, fields: Fields) => string | null

const OPEN = 123
const CLOSE = 125
const COMMA = 44
const ZERO = 48
const NINE = 57

/** 1 to 15 digits without a leading zero: what nearly every granted exemption looks like. */
const isPlainAmount = (bytes: Buffer, start: number, end: number): boolean => {
  if (end - start > 15 || bytes[start] === ZERO) return false
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < ZERO || byte > NINE) return false
  }
  return true
}

/** Null when the field does not hold whole dollars. */
const amountOf = (bytes: Buffer, fields: Fields, at: number): number | null => {
  const text = fieldText(bytes, fields, at)
  return /^(\d{1,15}(\.0*)?)?$/.test(text) ? Number(text) : null
}

/** Returns what is wrong with the first bad column, or null. */
export const exemptionWriter = (header: RollHeader): WriteExemptions => {
  const places = Int32Array.from(header.exemptions, ({ at }) => at)
  const names = header.exemptions.map(({ code }) => Buffer.from(`"${code}":`))
  return (out, bytes, fields) => {
    writeTab(out)
    const first = out.at
    for (let n = 0; n < places.length; n += 1) {
      const at = places[n] ?? 0
      const start = fields.starts[at] ?? 0
      const end = fields.ends[at] ?? 0
      if (start === end) continue
      const name = names[n]
      const plain = isPlainAmount(bytes, start, end)
      const amount = plain ? null : amountOf(bytes, fields, at)
      if (!plain && amount === null)
        return `EXMPT_${header.exemptions[n]?.code} is "${fieldText(bytes, fields, at).slice(0, 30)}", not a whole number`
      if (name === undefined || amount === 0) continue
      writeByte(out, out.at === first ? OPEN : COMMA)
      writeBytes(out, name)
      if (amount === null) writeBytes(out, bytes.subarray(start, end))
      else writePlain(out, String(amount))
    }
    if (out.at > first) writeByte(out, CLOSE)
    return null
  }
}
