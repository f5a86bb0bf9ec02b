/** Owns what the hearing script has the owner say of the case: each statement so that it can be spoken, and true of what was gathered. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseSale, ConditionItem, Correction } from '#core/case/case-file.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, nameOf, onRoll } from '#core/rehearsal/weak-point.ts'
import { monthInWords } from '#core/valuation/month-words.ts'
import { inWords } from '../compose/compose-parts.ts'
import { exhibitsOf } from '../exhibits.ts'
import { type GridCorrection, gridCorrections } from './corrected-grid.ts'
import type { Fact } from './fact-sheet.ts'
import { type HeldCase, ownWords } from './fact-sheet-file.ts'
import type { NoSales } from './fact-sheet-value.ts'
import { asTyped, closed, inOneLine, sentenceFact } from './make-fact.ts'
import { asRecorded, yearsOf } from './recorded-sale.ts'
import { isSoldLate } from './sale-day.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './sales-material.ts'
import { correctionWords } from './spoken-correction.ts'
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

const correctionFacts = (correction: Correction, at: number): readonly Fact[] => {
  const id = `correction.${at + 1}`
  return [
    ...spoken(id, correctionWords(correction)),
    ...spoken(`${id}.why`, after('How the mistake came about:', correction.why)),
    ...spoken(`${id}.proof`, after('To prove it I show this:', correction.proof)),
  ]
}

const COST_FROM = { estimate: 'A written estimate puts', invoice: 'An invoice puts', own: 'I put' } as const

/** The script says before them of which day they are. */
const conditionFacts = (
  item: ConditionItem,
  at: number,
  { length }: readonly ConditionItem[],
): readonly Fact[] => {
  const { what, where, costCents, costSource, costDetail } = item
  const id = `condition.${at + 1}`
  const place = after('The place is:', where)
  return [
    ...spoken(id, `${after(length === 1 ? 'It is this:' : `Point ${at + 1}:`, what)} ${place}`.trim()),
    ...(costCents === null || costCents === 0
      ? []
      : spoken(`${id}.cost`, `${COST_FROM[costSource ?? 'own']} the repair at ${formatMoney(costCents)}.`)),
    ...spoken(`${id}.detail`, after('Who says so:', costDetail)),
  ]
}

/** 'R-111 Oak Rd sold in June 2025 for $380,000' */
const soldWords = (sale: CaseSale): string => {
  const month = monthInWords(sale.soldYear, sale.soldMonth)
  const sold = month === null ? '' : ` in ${month}`
  const price = sale.priceCents === null ? '' : ` for ${formatMoney(sale.priceCents)}`
  return `${asTyped(sale.address + sale.parcelId) === '' ? 'Another home' : nameOf(sale)} sold${sold}${price}`
}

const lateWords = (sale: CaseSale, { taxYear, valuedOn }: ScriptMaterial): string =>
  isSoldLate(sale, taxYear) ? ` It sold after the valuation day, ${dayWords(valuedOn)}.` : ''

const saleWords = (typed: CaseSale, known: AdjustedRollSale | undefined, late: string): string => {
  const sale = asRecorded(typed, known)
  const { built, effective } = yearsOf(typed, known)
  const { livingAreaSqft } = sale
  const has = [
    ...(livingAreaSqft === null ? [] : [`has ${livingAreaSqft.toLocaleString('en-US')} square feet`]),
    ...(built === null ? [] : [`was built in ${built}`]),
    ...(effective === null ? [] : [`counts on the roll with the effective year ${effective}`]),
  ]
  return `${soldWords(sale)}.${has.length === 0 ? '' : ` That home ${inWords(has)}.`}${late}`
}

/** For a list of sales that is read out with little time. */
const briefWords = (typed: CaseSale, known: AdjustedRollSale | undefined, late: string): string => {
  const adjusted = known ? `; adjusted to my home that is ${formatMoney(known.adjustedCents)}` : ''
  return `${soldWords(asRecorded(typed, known))}${adjusted}.${late}`
}

const adjustedToWords = ({ adjustedCents }: AdjustedRollSale): string =>
  `Adjusted to my home it comes to ${formatMoney(adjustedCents)}.`

const ADJUSTED_FOR: Readonly<Record<GridItem, string>> = {
  ...{ time: 'the time of sale', location: 'the location', use: 'the use', area: 'the size', age: 'the age' },
  ...{ land: 'the land', quality: 'the quality', features: 'the special features' },
}

const adjustedWords = (sale: AdjustedRollSale): string => {
  const steps = sale.adjustments
    .filter(({ amountCents }) => amountCents !== 0)
    .map(
      ({ item, amountCents }) =>
        `${amountCents > 0 ? 'up' : 'down'} by ${formatMoney(Math.abs(amountCents))} for ${ADJUSTED_FOR[item]}`,
    )
  const how = steps.length === 0 ? '' : `Its price is brought ${inWords(steps)}. `
  return `${how}${adjustedToWords(sale)}`
}

const saleFacts = (sale: CaseSale, at: number, material: ScriptMaterial): readonly Fact[] => {
  const id = `sale.${at + 1}`
  const known = onRoll(sale, typeof material.sales === 'string' ? null : material.sales)
  const late = lateWords(asRecorded(sale, known), material)
  return [
    ...spoken(id, saleWords(sale, known, late)),
    ...spoken(`${id}.brief`, briefWords(sale, known, late)),
    ...spoken(`${id}.why`, after('I chose it for this reason:', sale.reason)),
    ...(known
      ? [
          ...spoken(`${id}.adjusted`, adjustedWords(known)),
          ...spoken(`${id}.adjusted-to`, adjustedToWords(known)),
        ]
      : []),
  ]
}

const gridFacts = ({ field, changed }: GridCorrection): readonly Fact[] => {
  if (field === 'year_built')
    return spoken(
      `grid.${field}`,
      'My correction of the year built is not in the adjustments: they go by the effective year on the roll, which is another entry.',
    )
  if (changed === null)
    return spoken(
      `grid.${field}`,
      `The adjustments use the figure of the roll for the ${field === 'land_area' ? 'land' : 'living area'} of my home; my correction is not in them.`,
    )
  const [own, roll] = [changed.ownFigure, changed.rollFigure].map((figure) => figure.toLocaleString('en-US'))
  const what = field === 'land_area' ? 'land' : 'effective area'
  return spoken(
    `grid.${field}`,
    `In the adjustments I take the ${what} of my home as ${own} square feet, as I corrected it; the roll says ${roll}.`,
  )
}

const leftOut = (sale: CaseSale, at: number): readonly Fact[] =>
  spoken(
    `rejected.${at + 1}`,
    asTyped(sale.reason) === '' ? '' : `I left out ${nameOf(sale)}. ${after('My reason:', sale.reason)}`,
  )

/** Read aloud it takes longer than anybody listens. */
const LONGEST_REASONS = 900

/** A word or two are a note, and no sentence that a board can follow. */
const FEWEST_WORDS = 4

const reasonFacts = (typed: string): readonly Fact[] => {
  const reasons = inOneLine(typed)
  const isSpeakable = reasons.length <= LONGEST_REASONS && reasons.split(' ').length >= FEWEST_WORDS
  return isSpeakable ? spoken('reasons', after('My reasons are these:', reasons)) : []
}

/** Nothing without a case. */
export const scriptFacts = (given: ScriptMaterial): readonly Fact[] => {
  if (given.held === null) return []
  const { file, files } = given.held
  const corrections = typeof given.sales === 'string' ? [] : gridCorrections(given.sales, file)
  return [
    ...file.corrections
      .filter(({ recordValue, trueValue }) => asTyped(recordValue + trueValue) !== '')
      .flatMap(correctionFacts),
    ...file.condition
      .filter(({ what, presentOnValuationDay }) => asTyped(what) !== '' && presentOnValuationDay)
      .flatMap(conditionFacts),
    ...chosenIn(file).flatMap((sale, at) => saleFacts(sale, at, given)),
    ...corrections.flatMap(gridFacts),
    ...file.comparables.filter(({ decision }) => decision === 'rejected').flatMap(leftOut),
    ...reasonFacts(file.value.reasons),
    ...exhibitsOf(files, file.packet).flatMap((exhibit, at) =>
      spoken(`exhibit.${at + 1}`, exhibitWords(exhibit, given.valuedOn)),
    ),
  ]
}
