/** Owns packing the exemption columns of a parcel into one compact value: `{"01":25000,"02":25722}`, in dollars. */

import { type CopyBuffer, writePlain, writeTab } from './copy-buffer.ts'
import type { RollHeader } from './roll-header.ts'
import { type Fields, fieldText } from './split-fields.ts'

type WriteExemptions = (out: CopyBuffer, bytes: Buffer, fields: Fields) => string | null

/** Returns what is wrong with the first bad column, or null. */
export const exemptionWriter = (header: RollHeader): WriteExemptions => {
  const { exemptions } = header
  return (out, bytes, fields) => {
    let granted = ''
    for (const { code, at } of exemptions) {
      if (fields.starts[at] === fields.ends[at]) continue
      const text = fieldText(bytes, fields, at)
      if (!/^(\d{1,15}(\.0*)?)?$/.test(text))
        return `EXMPT_${code} is "${text.slice(0, 30)}", not a whole number`
      if (Number(text) > 0) granted += `${granted === '' ? '{' : ','}"${code}":${Number(text)}`
    }
    writeTab(out)
    if (granted !== '') writePlain(out, `${granted}}`)
    return null
  }
}
