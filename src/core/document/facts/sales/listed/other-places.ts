/** Owns saying where and when the sales were, why sales of another neighborhood are used, and why another development of the home's own is not adjusted. */

import { inWords } from '#core/document/compose/parts.ts'
import { ofSales } from '#core/document/facts/estimate/value.ts'
import { sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { LOCATION } from '#core/valuation/params.ts'
import { inCount } from '../../spoken/value.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import { named } from '../stretch.ts'
import { isMovedByPlace, isNear } from './unplaced.ts'

const LABEL = 'Sales of other places'

interface Numbered {
  readonly one: AdjustedRollSale
  readonly number: string
}

type Found = Pick<SalesMaterial, 'home' | 'comparables' | 'alsoFit'>

/** What speaks for them, before any figure; nothing where one is from elsewhere. */
const lead = (shown: readonly Numbered[]): readonly string[] => {
  if (!shown.every(({ one }) => isNear(one))) return []
  const years = [...new Set(shown.map(({ one }) => one.sale.year))].toSorted((one, other) => one - other)
  return [
    `All ${inCount(shown.length)} sales are from my neighborhood and sold in ${inWords(years.map(String))}.`,
  ]
}

const elsewhere = (shown: readonly Numbered[], { comparables, alsoFit = [] }: Found): readonly string[] => {
  const far = shown.filter(({ one }) => !isNear(one))
  if (far.length === 0) return []
  if (far.length < shown.length)
    return [
      `Few sales in my own neighborhood fit, so ${named(far)} ${far.length === 1 ? 'is' : 'are'} from elsewhere.`,
    ]
  return [...comparables, ...alsoFit].some(isNear)
    ? []
    : ['No sale in my own neighborhood fits, so all of these are from other neighborhoods.']
}

/** In the home's own neighborhood; between neighborhoods the line for location counts it. */
const otherDevelopments = (shown: readonly Numbered[], { home }: Found): readonly string[] => {
  if (!home?.developmentName) return []
  const other = shown.filter(
    ({ one }) =>
      one.nearness === 'same_neighborhood' &&
      one.home.developmentName !== home.developmentName &&
      !isMovedByPlace(one),
  )
  if (other.length === 0) return []
  const which = other.length === shown.length ? 'any sale' : named(other)
  const place =
    other.length === shown.length || other.length === 1
      ? 'its development or building'
      : 'their developments or buildings'
  return [
    `I do not adjust ${which} for ${place}: with fewer than ${LOCATION.fewestSales} sales in one of the two, or no difference between them, nothing can be measured.`,
  ]
}

/** `numbers` are those of the sales among all that were chosen. */
export const otherPlaceFacts = (
  shown: readonly AdjustedRollSale[],
  numbers: readonly string[],
  found: Found,
): readonly Fact[] => {
  const sales = shown.map((one, at) => ({ one, number: numbers[at] ?? '' }))
  const said = (id: string, words: readonly string[]) =>
    words.map((line) => sentenceFact(`grid.${id}`, LABEL, line, ofSales))
  return [
    ...said('lead', lead(sales)),
    ...said('elsewhere', elsewhere(sales, found)),
    ...said('development', otherDevelopments(sales, found)),
  ]
}
