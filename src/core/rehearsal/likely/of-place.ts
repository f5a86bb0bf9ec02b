/** Owns what is likely to be asked of the place of the sales: other neighborhoods, and floors of one building. */

import { fewestChosenSales } from '#core/case/params.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { unplacedClause } from '#core/document/facts/sales/listed/unplaced.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { streetOf } from '#core/document/facts/spoken/sale.ts'
import { likestFirst, type NumberedSale, sharing } from '#core/document/facts/spoken/sales.ts'
import { inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { METHOD } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import { nameOf } from '../weak-point.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const GRID = DOCUMENT_TITLES.comparable_analysis

const townOf = (name: string): string => /, ([^,\d]+?)(?:,|$)/u.exec(name)?.[1] ?? ''

const isNear = ({ nearness }: AdjustedRollSale): boolean =>
  nearness === 'same_development' || nearness === 'same_neighborhood'

const isPlaced = ({ known }: NumberedSale): boolean =>
  known?.adjustments.some(({ item, amountCents }) => item === 'location' && amountCents !== 0) ?? false

/** 'Sales 1 and 2', 'Sale 4'. */
const named = (some: readonly NumberedSale[]): string => {
  const numbers = some.map(({ number }) => number).toSorted((one, other) => one - other)
  return `Sale${numbers.length === 1 ? '' : 's'} ${inWords(numbers.map(String))}`
}

/** The reason of the first: the home's own neighborhood is the same for all. */
const whyNot = ([first]: readonly NumberedSale[]): string =>
  unplacedClause(first?.known ?? { adjustments: [] })

const started = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** As the row of the grid has it, sale by sale. */
const placedWords = (all: readonly NumberedSale[]): string => {
  const placed = all.filter(isPlaced)
  const unplaced = all.filter((one) => !isPlaced(one))
  if (unplaced.length === 0) return 'Each is adjusted for its location.'
  if (placed.length === 0) return `${started(whyNot(unplaced))}, so I did not adjust for it.`
  return `${named(placed)} ${placed.length === 1 ? 'is' : 'are'} adjusted for location. For ${named(unplaced)}, ${whyNot(unplaced)}, so I made no adjustment.`
}

/** Only where the roll knows the place of every sale. */
export const ofElsewhere = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, sales } = asked
  const all = likestFirst(asked)
  if (isAgainst(asked) || known.length === 0 || known.length < all.length || known.some(isNear)) return none
  const towns = [...new Set(all.map(({ sale }) => townOf(nameOf(sale))).filter((town) => town !== ''))]
  const where = towns.length < 2 ? 'outside your neighborhood' : `from ${inWords(towns.slice(0, 3))}`
  const isAll =
    (sales?.comparables.length ?? 0) === known.length &&
    !sales?.rejected.byReason.some(({ reason }) => reason === 'less_alike')
  const searched = isAll
    ? `Only ${inCount(known.length)} recorded sales fit the limits that my packet states, none of them in my neighborhood, and I show every one.`
    : 'None of the sales near enough in use, size and age is in my neighborhood.'
  const placed = placedWords(all)
  return [
    {
      id: 'elsewhere',
      question: `Why do you use sales ${where}?`,
      answer: `${searched} ${placed}`,
      concede: 'That few sales, from other places, are weaker than many nearby. Say so before they do.',
      shownIn: METHOD,
      step: 'comparables',
    },
  ]
}

/** A search as wide as that looks as if anything would do. Our own choice, checked 2026-11-23. */
const WIDE_PERCENT = 40

/** How far the sales reach is stated in the packet. */
export const ofWideSearch = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, known } = asked
  const [, limit = '0'] = /\b(\d+)% larger or smaller/u.exec(sales?.searchedWords ?? '') ?? []
  const home = sales?.home
  if (Number(limit) < WIDE_PERCENT || isAgainst(asked) || !home?.livingAreaSqft || known.length === 0)
    return none
  const area = home.livingAreaSqft
  const sizes = known.map(({ home: { livingAreaSqft } }) =>
    livingAreaSqft === null ? Number.NaN : (100 * Math.abs(livingAreaSqft - area)) / area,
  )
  const most = Math.max(...sizes)
  if (Number.isNaN(most)) return none
  const amount = Math.max(
    ...known.map(({ adjustments }) =>
      Math.abs(adjustments.find(({ item }) => item === 'area')?.amountCents ?? 0),
    ),
  )
  return [
    {
      id: 'wide-search',
      question: `Your sales differ from your home by up to ${wholePercent(most)}% in size. How is that comparable?`,
      answer: `Fewer than ${COMPARABLES.wanted} sales fit a narrower search. The sales in my grid differ from my home by ${wholePercent(most)} percent in size at most. My grid adjusts each price for its size, by ${formatMoney(amount)} at most.`,
      concede: `That a sale which differs by ${wholePercent(most)}% in size needs a large adjustment.`,
      shownIn: METHOD,
      step: 'comparables',
    },
  ]
}

/** Where many homes share one address, the record gives neither floor nor view. */
export const ofBuilding = (asked: Asked): readonly LikelyQuestion[] => {
  const all = likestFirst(asked)
  const isShared = sharing(all)
  const streets = all.map(({ sale }) => streetOf(nameOf(sale))).filter(isShared)
  if (isAgainst(asked) || streets.length < fewestChosenSales) return none
  const isOne = new Set(streets).size === 1
  const many = streets.length === all.length ? 'All' : 'Most'
  const own = isOne ? `${many} of them are at one address` : `${many} of them share an address with another`
  return [
    {
      id: 'building',
      question: 'Your sales are on other floors, with other views. How did you adjust for that?',
      answer: `${own}, and the county’s record gives neither floor nor view for them. I adjusted for what it gives. If you have the floor and the view of each unit, please show them, and how you counted them for mine.`,
      concede: 'That floor, view and renovation move a price, and that your grid does not show them.',
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}
