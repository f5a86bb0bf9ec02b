/** Owns what an owner's case tells the downloads: the facts and tables that a template can name. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type CaseHearing, RECORD_FIELD_LABELS } from '#core/case/case-file.ts'
import { formatMoney } from '#core/money.ts'
import type { CaseFacts, CaseTables } from './case-facts.ts'

type FactsOfCase = Pick<CaseFacts, Extract<keyof CaseFacts, `case.${string}` | `hearing.${string}`>>

const centsPerDollar = 100

/** A line break is the field's, not the paper's. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const orNull = (text: string): string | null => oneLine(text) || null

const money = (amountCents: number | null): string | null =>
  amountCents === null ? null : formatMoney(amountCents)

/** '14:05' as it is said here: '2:05 pm'. */
const clockTime = (time: string): string | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined || minute === undefined) return null
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

const dayOf = ({ heldOn }: CaseHearing): string | null =>
  heldOn === null ? null : formatCalendarDate(heldOn)

const whenAndWhere = (hearing: CaseHearing): string | null =>
  [dayOf(hearing), clockTime(hearing.time), orNull(hearing.place), orNull(hearing.remoteLink)]
    .filter((part) => part !== null)
    .join(', ') || null

/** The day of the last evidence that went to the appraiser. */
const evidenceDeliveredOn = ({ deliveries }: CaseFile): string | null => {
  const days = deliveries
    .filter(({ contents, party, received }) => contents === 'evidence' && party === 'appraiser' && !received)
    .flatMap(({ sentOn }) => (sentOn === null ? [] : [sentOn]))
  const last = days.toSorted().at(-1)
  return last === undefined ? null : formatCalendarDate(last)
}

export const caseFileFacts = (file: CaseFile, taxYear: number): FactsOfCase => {
  const { notice, value, filing, hearing } = file
  const { justValue } = notice.numbers
  const petitionNumber = orNull(filing.petitionNumber)
  return {
    'case.taxYear': String(taxYear),
    'case.petitionNumber': petitionNumber,
    'case.yearAndNumber':
      petitionNumber === null ? `${taxYear}, number ____________` : `${taxYear}, ${petitionNumber}`,
    'case.petitionDueOn': notice.petitionDueOn === null ? null : formatCalendarDate(notice.petitionDueOn),
    'case.noticedValue': justValue === null ? null : formatMoney(justValue * centsPerDollar),
    'case.opinion': money(value.opinionCents),
    'case.reasons': orNull(value.reasons),
    'case.evidenceDeliveredOn': evidenceDeliveredOn(file),
    'hearing.day': dayOf(hearing),
    'hearing.whenAndWhere': whenAndWhere(hearing),
    'hearing.minutes': hearing.minutes === null ? null : String(hearing.minutes),
  }
}

/** A photo of the case, as its owner described it. */
export type CasePhoto = { readonly takenOn: string | null; readonly caption: string }

/**
 * corrections: item, what the record says, what is true, proof. sales: address, month of sale, price, adjusted price
 * (the worksheet's, so left blank), why it is like mine. photos: number, day, where (blank), what it shows, there on
 * January 1 (blank), exhibit (blank).
 */
export const caseTables = (file: CaseFile, photos: readonly CasePhoto[]): CaseTables => ({
  corrections: file.corrections.map(({ field, recordValue, trueValue, proof }) => [
    RECORD_FIELD_LABELS[field],
    oneLine(recordValue),
    oneLine(trueValue),
    oneLine(proof),
  ]),
  sales: file.comparables
    .filter(({ decision }) => decision === 'chosen')
    .map(({ address, parcelId, soldMonth, soldYear, priceCents, reason }) => [
      oneLine(address || parcelId),
      [soldMonth, soldYear].filter((part) => part !== null).join('/'),
      money(priceCents) ?? '',
      '',
      oneLine(reason),
    ]),
  photos: photos.map(({ takenOn, caption }, at) => [
    String(at + 1),
    takenOn ?? '',
    '',
    oneLine(caption),
    '',
    '',
  ]),
})
