/** Owns what an owner's case tells the downloads: the facts and tables that a template can name. */

import { clockTime } from '#core/appeal/hearing-time.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import {
  type CaseFile,
  type CaseHearing,
  type ConditionItem,
  isChosen,
  isCostOnPaper,
} from '#core/case/file.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { formatMoney } from '#core/money.ts'
import { inOneLine } from '../facts/make-fact.ts'
import type { CaseFacts, CaseTables } from './case-facts.ts'

type FactsOfCase = Pick<CaseFacts, Extract<keyof CaseFacts, `case.${string}` | `hearing.${string}`>>

const centsPerDollar = 100

/** A line break is the field's, not the paper's. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const orNull = (text: string): string | null => oneLine(text) || null

const money = (amountCents: number | null): string | null =>
  amountCents === null ? null : formatMoney(amountCents)

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

/** The first error that is whole; the others stand in the table. */
const recordFacts = ({ corrections }: CaseFile) => {
  const first = corrections.find(({ recordValue, trueValue }) => oneLine(recordValue) && oneLine(trueValue))
  const about = first && first.field !== 'other' ? `${RECORD_FIELD_LABELS[first.field].toLowerCase()} ` : ''
  return {
    'case.recordSays': first ? `${about}${oneLine(first.recordValue)}` : null,
    'case.recordTruth': first ? oneLine(first.trueValue) : null,
  }
}

const wasThere = ({ condition }: CaseFile): readonly ConditionItem[] =>
  condition.filter(({ what, presentOnValuationDay }) => presentOnValuationDay && oneLine(what))

/** A sum only of what estimates and bills say, and of all of it: a part would be taken for the whole. */
const conditionFacts = (file: CaseFile) => {
  const items = wasThere(file)
  const isProved = (item: ConditionItem) => item.costCents !== null && isCostOnPaper(item)
  const sumCents = items.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0)
  return {
    'case.conditionShown': items.map(({ what }) => oneLine(what)).join('; ') || null,
    'case.costToCure': items.length > 0 && items.every(isProved) ? formatMoney(sumCents) : null,
  }
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
    'case.reasons': orNull(inOneLine(value.reasons)),
    ...recordFacts(file),
    ...conditionFacts(file),
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
 * (the worksheet's, so left blank), why it is like mine. condition, of what was there on January 1: what, where, cost,
 * who says so. photos: number, day, where (blank), what it shows, there on
 * January 1 (blank), exhibit (blank).
 */
/** The days come from the calendar, where the paper is made. */
export const caseTables = (file: CaseFile, photos: readonly CasePhoto[]): CaseTables => ({
  dates: [],
  corrections: file.corrections.map(({ field, recordValue, trueValue, proof }) => [
    RECORD_FIELD_LABELS[field],
    oneLine(recordValue),
    oneLine(trueValue),
    oneLine(proof),
  ]),
  sales: file.comparables
    .filter(isChosen)
    .map(({ address, parcelId, soldMonth, soldYear, priceCents, reason }) => [
      oneLine(address || parcelId),
      [soldMonth, soldYear].filter((part) => part !== null).join('/'),
      money(priceCents) ?? '',
      '',
      oneLine(reason),
    ]),
  condition: wasThere(file).map(({ what, where, costCents, costDetail }) => [
    oneLine(what),
    oneLine(where),
    money(costCents) ?? '',
    oneLine(costDetail),
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
