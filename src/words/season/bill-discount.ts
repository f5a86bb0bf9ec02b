/** Owns the sentence about the discount that a tax bill earns while it is paid early. */
import type { RunningDiscount } from '#core/appeal/deadlines/yearly.ts'
import { formatDayOfWeek } from '#core/date-forms.ts'
import * as words from '#messages/season/bill-discount.ts'

/** 'Pay your 2026 tax bill by Monday, November 30 for the 4% discount.' */
export const tellDiscount = ({ taxYear, percent, dueOn }: RunningDiscount): string =>
  words.payByForTheDiscount({
    taxYear: String(taxYear),
    percent: String(percent),
    day: formatDayOfWeek(dueOn),
  })
