/** Owns what the owner says of the chosen sales: each of them, then where they lie and what they indicate. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseSale } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { RECONCILIATION } from '#core/document/named-sections.ts'
import { chosenIn, onRoll } from '#core/rehearsal/weak-point.ts'
import { asTyped } from '../make-fact.ts'
import { gridCorrections } from '../sales/corrected-grid.ts'
import { isSoldLate } from '../sales/day.ts'
import type { AdjustedRollSale } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { after, spoken, type Told } from './fact.ts'
import { adjustedWords, soldWords, stepWords } from './sale.ts'
import { indicatedWords, isAgainst, levelWords, rangeWords } from './value.ts'

const lateWords = (soldLate: boolean, valuedOn: CalendarDate): string =>
  soldLate ? ` It sold after ${formatPlainDate(valuedOn)}, the valuation date.` : ''

/** As the case prefills it: 'Same development, 10% smaller, sold 2 months before January 1'. */
const PREFILLED = /^(Same development|Same neighborhood|Elsewhere in the county), (.+), (sold .+?)\.?$/u

const PLACES: Readonly<Record<string, string>> = {
  'Same development': 'It is in my development',
  'Same neighborhood': 'It is in my neighborhood',
  'Elsewhere in the county': 'It is elsewhere in the county',
}

/** A list from a table is no sentence to say. */
const reasonInSpeech = (reason: string): string => {
  const [, place = '', alike, when] = PREFILLED.exec(asTyped(reason)) ?? []
  return alike === undefined || when === undefined
    ? after('I chose it for this:', reason)
    : `${PLACES[place]}, ${alike}, and it ${when}.`
}

const saleFacts = (sale: CaseSale, at: number, { given, sales }: Told): readonly Fact[] => {
  const id = `sale.${at + 1}`
  const known: AdjustedRollSale | undefined = onRoll(sale, sales)
  const soldYear = known?.sale.year ?? sale.soldYear
  const late = lateWords(isSoldLate({ soldYear }, given.taxYear), given.valuedOn)
  const adjusted = known ? ` ${adjustedWords(known)}` : ''
  return [
    ...spoken(id, `Sale ${at + 1}: ${soldWords(sale, known)}.${late}${adjusted}`),
    ...spoken(`${id}.why`, reasonInSpeech(sale.reason)),
    ...(known ? spoken(`${id}.steps`, stepWords(known)) : []),
  ]
}

/** Which size of the home the adjustments count with, where the owner says that the record has it wrong. */
const gridFacts = ({ held, sales }: Told): readonly Fact[] =>
  (sales === null ? [] : gridCorrections(sales, held.file)).flatMap(({ field, changed }) => {
    const what = field === 'land_area' ? 'land' : 'living area'
    if (field === 'year_built') return []
    return spoken(
      `grid.${field}`,
      changed === null
        ? `The adjustments use the county’s own figure for my ${what}.`
        : `The adjustments use my corrected figure for the ${what}, ${changed.ownFigure.toLocaleString('en-US')} square feet.`,
    )
  })

const leftOut = (sale: CaseSale, at: number): readonly Fact[] =>
  spoken(
    `rejected.${at + 1}`,
    asTyped(sale.reason) === '' || asTyped(sale.address) === ''
      ? ''
      : `I looked at ${asTyped(sale.address)} and left it out. ${after('My reason:', sale.reason)}`,
  )

export const salesFacts = (told: Told): readonly Fact[] => {
  const chosen = chosenIn(told.held.file)
  if (chosen.length === 0) return []
  // Sales that reach the county’s figure are in the packet, and the owner does not bring them up.
  if (isAgainst(told)) return []
  return [
    ...chosen.flatMap((sale, at) => saleFacts(sale, at, told)),
    ...(told.known.length < 2 ? [] : spoken('sales-range', rangeWords(told, chosen.length))),
    ...gridFacts(told),
    ...(told.known.length === 0 ? [] : spoken('sales-level', levelWords(told, told.given))),
    ...spoken('sales-indicated', indicatedWords(told)),
    ...(told.known.length < fewestChosenSales || told.opinionCents === null
      ? []
      : spoken('sales-steps', `The steps from there to my figure are under ${RECONCILIATION}.`)),
    ...told.held.file.comparables.filter(({ decision }) => decision === 'rejected').flatMap(leftOut),
  ]
}
