/** Owns the facts that lead from the adjusted prices to the just value, and whether they carry the owner's opinion. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { figureFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import { levelOf } from './come-to.ts'
import { concludeSales, levelInBrief, levelWords, rangeWords, standingWords } from './conclusion.ts'
import { reconcileSales } from './reconcile.ts'

/** What the sales are held against. */
export interface Judged {
  readonly justCents: number
  readonly opinionCents: number | null
  readonly county: string
  readonly taxYear: number
  /** The packet prints reasons in the owner's own words. */
  readonly givesReasons?: boolean
}

const LABEL = 'From sale prices to just values'

const kindOf = { carries: 'carries', 'no-opinion': 'open' } as const

/** What a price and a just value have to do with each other here; it holds for a single sale too. */
export const levelFacts = (sales: SalesMaterial | null, judged: Judged): readonly Fact[] => {
  const level = levelOf(sales)
  if (level === null) return []
  const { value, low = null, high = null } = sales?.uniformity?.medianRatio ?? {}
  const near = value === undefined ? null : { value, low, high }
  return [
    sentenceFact('conclusion.level', LABEL, levelWords(level, judged, near), ofSales),
    sentenceFact('sales.level-brief', LABEL, levelInBrief(level, judged), ofSales),
  ]
}

/**
 * `conclusion.carries` stands only where the just value lies above what the sales show and the opinion does not lie
 * below it; `conclusion.open` while there is no opinion; else `conclusion.fails`.
 */
export const conclusionFacts = (
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial | null,
  judged: Judged,
  cureCents: number,
): readonly Fact[] => {
  const level = levelOf(sales)
  const from = { prices: reconcileSales(shown, level, cureCents), level, ...judged }
  const concluded = concludeSales(from)
  const { standing, range } = concluded
  const steps = [
    ...levelFacts(sales, judged),
    sentenceFact('conclusion.range', LABEL, rangeWords(range, level, judged), ofSales),
  ]
  const kind = standing === 'carries' || standing === 'no-opinion' ? kindOf[standing] : 'fails'
  return [...steps, sentenceFact(`conclusion.${kind}`, LABEL, standingWords(concluded, from), ofSales)]
}

/** What is asked for, as an amount off the present just value; none where the opinion is not below it. */
export const differenceFacts = ({ justCents, opinionCents }: Judged): readonly Fact[] =>
  figureFact(
    'value.difference',
    'Difference',
    'cents',
    opinionCents === null ? null : justCents - opinionCents,
    'The present just value less the value requested',
  )
