/** What looks wrong about a typed number, said at its field: a tax that doesn't fit the values, a market value that isn't the record's. */
import type { CaseNotice } from '#core/case/file.ts'
import { numbersOtherThanRecorded, recordedNotice } from '#core/case/notice-from-record.ts'
import { formatMoney } from '#core/money.ts'
import type { TrimField } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/appeal/notice-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import type { PartProps } from '../steps/part-props.ts'

type Asked = Pick<PartProps, 'opened' | 'taxYear'> & { notice: CaseNotice }

export const useNumberDoubts = ({ opened, notice, taxYear }: Asked) => {
  const reason = useOutlook(opened.id)?.verdict?.reason
  const recorded = recordedNotice(opened.record, taxYear)
  const others = recorded === null ? [] : numbersOtherThanRecorded(notice, recorded)
  return (name: TrimField): string | undefined => {
    if (name === 'totalTax' && reason === 'tax_out_of_line') return words.theTaxDoesntFit()
    // Of the other numbers the record of July may not have this year's exemption yet.
    const other = name === 'justValue' ? others.find((one) => one.name === name) : undefined
    return other && words.theRecordShows({ taxYear, recorded: formatMoney(100 * other.recorded) })
  }
}
