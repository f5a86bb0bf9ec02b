/** Owns what the hearing script has the owner say of the case: each statement so that it can be spoken, and true of what was gathered. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import {
  type CaseSale,
  type ConditionItem,
  type Correction,
  RECORD_FIELD_LABELS,
} from '#core/case/case-file.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, nameOf, onRoll } from '#core/rehearsal/weak-point.ts'
import { exhibitsOf } from './exhibits.ts'
import type { Fact } from './fact-sheet.ts'
import { type HeldCase, ownWords } from './fact-sheet-file.ts'
import type { NoSales } from './fact-sheet-value.ts'
import { asTyped, closed, sentenceFact } from './make-fact.ts'
import { isSoldLate } from './sale-day.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './sales-material.ts'
import { exhibitWords } from './spoken-exhibit.ts'

export interface ScriptMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly taxYear: number
  readonly valuedOn: CalendarDate
}

const LABEL = 'Spoken at the hearing'

/** Only what was said. */
const spoken = (id: string, words: string): readonly Fact[] =>
  words === '' ? [] : [sentenceFact(`spoken.${id}`, LABEL, words, ownWords)]

const after = (before: string, text: string): string =>
  asTyped(text) === '' ? '' : closed(`${before} ${asTyped(text)}`)

const dayWords = (day: CalendarDate): string => formatCalendarDate(day).replace(/^\w+, /, '')

const correctionWords = ({ field, recordValue, trueValue }: Correction): string => {
  const what = field === 'other' ? 'an entry' : `the ${RECORD_FIELD_LABELS[field].toLowerCase()}`
  const says =
    asTyped(recordValue) === ''
      ? `The record has nothing on ${what}`
      : `The record gives ${what} as ${asTyped(recordValue)}`
  return asTyped(trueValue) === ''
    ? `${says}, and that is wrong.`
    : closed(`${says}; it is ${asTyped(trueValue)}`)
}

const correctionFacts = (correction: Correction, at: number): readonly Fact[] => {
  const id = `correction.${at + 1}`
  return [
    ...spoken(id, correctionWords(correction)),
    ...spoken(`${id}.why`, after('How the mistake came about:', correction.why)),
    ...spoken(`${id}.proof`, after('What proves it:', correction.proof)),
  ]
}

const COST_FROM = { estimate: 'A written estimate puts', invoice: 'An invoice puts', own: 'I put' } as const

const conditionFacts = (item: ConditionItem, at: number, valuedOn: CalendarDate): readonly Fact[] => {
  const { what, where, costCents, costSource, costDetail } = item
  const id = `condition.${at + 1}`
  const place = asTyped(where) === '' ? '' : ` (${asTyped(where)})`
  return [
    ...spoken(id, closed(`On ${dayWords(valuedOn)} this was so: ${asTyped(what)}${place}`)),
    ...(costCents === null || costCents === 0
      ? []
      : spoken(`${id}.cost`, `${COST_FROM[costSource ?? 'own']} the repair at ${formatMoney(costCents)}.`)),
    ...spoken(`${id}.detail`, after('Who says so:', costDetail)),
  ]
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const saleWords = (sale: CaseSale, { taxYear, valuedOn }: ScriptMaterial): string => {
  const { soldYear, soldMonth, priceCents, livingAreaSqft, yearBuilt } = sale
  const month = MONTHS[(soldMonth ?? 0) - 1]
  const sold = soldYear === null || month === undefined ? '' : ` in ${month} ${soldYear}`
  const price = priceCents === null ? '' : ` for ${formatMoney(priceCents)}`
  const has = [
    ...(livingAreaSqft === null ? [] : [`has ${livingAreaSqft.toLocaleString('en-US')} square feet`]),
    ...(yearBuilt === null ? [] : [`was built in ${yearBuilt}`]),
  ]
  return [
    `${nameOf(sale)} sold${sold}${price}.`,
    ...(has.length === 0 ? [] : [`That home ${has.join(' and ')}.`]),
    ...(isSoldLate(sale, taxYear) ? [`It sold after the valuation day, ${dayWords(valuedOn)}.`] : []),
  ].join(' ')
}

const ADJUSTED_FOR: Readonly<Record<GridItem, string>> = {
  ...{ time: 'the time of sale', location: 'the location', use: 'the use', area: 'the size', age: 'the age' },
  ...{ land: 'the land', quality: 'the quality', features: 'the special features' },
}

const adjustedWords = ({ adjustments, adjustedCents }: AdjustedRollSale): string => {
  const steps = adjustments
    .filter(({ amountCents }) => amountCents !== 0)
    .map(
      ({ item, amountCents }) =>
        `${amountCents > 0 ? 'up' : 'down'} by ${formatMoney(Math.abs(amountCents))} for ${ADJUSTED_FOR[item]}`,
    )
  const how = steps.length === 0 ? '' : `Its price is brought ${steps.join(', ')}. `
  return `${how}Adjusted to my home it comes to ${formatMoney(adjustedCents)}.`
}

const saleFacts = (sale: CaseSale, at: number, material: ScriptMaterial): readonly Fact[] => {
  const id = `sale.${at + 1}`
  const known = onRoll(sale, typeof material.sales === 'string' ? null : material.sales)
  return [
    ...spoken(id, saleWords(sale, material)),
    ...spoken(`${id}.why`, after('I chose it for this reason:', sale.reason)),
    ...(known ? spoken(`${id}.adjusted`, adjustedWords(known)) : []),
  ]
}

const leftOut = (sale: CaseSale, at: number): readonly Fact[] =>
  spoken(
    `rejected.${at + 1}`,
    asTyped(sale.reason) === '' ? '' : `I left out ${nameOf(sale)}. ${after('My reason:', sale.reason)}`,
  )

/** Read aloud it takes longer than anybody listens. */
const LONGEST_REASONS = 900

/** Nothing without a case. */
export const scriptFacts = (material: ScriptMaterial): readonly Fact[] => {
  if (material.held === null) return []
  const { file, files } = material.held
  const reasons = asTyped(file.value.reasons)
  return [
    ...file.corrections
      .filter(({ recordValue, trueValue }) => asTyped(recordValue + trueValue) !== '')
      .flatMap(correctionFacts),
    ...file.condition
      .filter(({ what, presentOnValuationDay }) => asTyped(what) !== '' && presentOnValuationDay)
      .flatMap((item, at) => conditionFacts(item, at, material.valuedOn)),
    ...chosenIn(file).flatMap((sale, at) => saleFacts(sale, at, material)),
    ...file.comparables.filter(({ decision }) => decision === 'rejected').flatMap(leftOut),
    ...(reasons.length > LONGEST_REASONS ? [] : spoken('reasons', after('In my own words:', reasons))),
    ...exhibitsOf(files, file.packet).flatMap((exhibit, at) =>
      spoken(`exhibit.${at + 1}`, exhibitWords(exhibit, material.valuedOn)),
    ),
  ]
}
