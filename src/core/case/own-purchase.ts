/** Owns whether the county's record of the owner's purchase counts: not where the owner, or a closing paper nobody has explained, says otherwise. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { isClosingStatement } from './closing-statement.ts'
import type { CaseFile, CaseValue } from './file.ts'
import type { UploadKind } from './upload-rules.ts'

interface Paper {
  readonly kind: UploadKind
  readonly caption: string
  readonly name: string
  readonly takenOn: CalendarDate | null
}

/** A sale as the record has it: the state publishes its month, not its day. */
export interface RecordedMonth {
  readonly year: number
  readonly month: number
}

/** What the owner's side says of the recorded purchase. */
export interface PurchaseSaid {
  readonly record: NonNullable<CaseValue['purchaseRecord']> | null
  /** What the owner paid, and when, where the record has it wrong; null or missing until both are typed. */
  readonly paid?: OwnPayment | null
  /** The days of the closing papers of the case. */
  readonly papersOn: readonly CalendarDate[]
}

export interface OwnPayment extends RecordedMonth {
  readonly priceCents: number
}

const paymentOf = ({ purchaseRecord, purchasedOn, paidCents }: CaseValue): OwnPayment | null => {
  if (purchaseRecord !== 'wrong' || !purchasedOn || !paidCents) return null
  const [year = 0, month = 0] = purchasedOn.split('-').map(Number)
  return { year, month, priceCents: paidCents }
}

/** What a closing paper shows only its owner can say: the price and the date, or the true ones where the record is wrong. */
export const isPriceConfirmed = (value: CaseValue): boolean =>
  value.purchaseRecord === 'right' || paymentOf(value) !== null

export const purchaseSaid = ({ value }: Pick<CaseFile, 'value'>, files: readonly Paper[]): PurchaseSaid => ({
  record: value.purchaseRecord ?? null,
  paid: paymentOf(value),
  papersOn: files.flatMap((file) =>
    isClosingStatement(file) && file.takenOn !== null ? [file.takenOn] : [],
  ),
})

const isIn = (day: CalendarDate, { year, month }: RecordedMonth): boolean =>
  day.startsWith(`${year}-${String(month).padStart(2, '0')}`)

/** The day of a closing paper from another month; null while the owner need not be asked which is right. */
export const paperAgainstRecord = (
  { record, papersOn }: PurchaseSaid,
  own: RecordedMonth,
): CalendarDate | null =>
  record !== null || papersOn.some((day) => isIn(day, own)) ? null : (papersOn[0] ?? null)

/** Then the recorded purchase is no evidence: one that may be wrong is not sworn to. What the owner paid takes its place. */
export const isSetAside = (said: PurchaseSaid, own: RecordedMonth): boolean =>
  said.record === 'wrong' || paperAgainstRecord(said, own) !== null
