/** Owns the facts that lead from the adjusted prices to the just value, and whether they carry the owner's opinion. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { figureFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import { levelOf } from './come-to.ts'
import { againstOwnerWords, concludeSales, levelInBrief, levelWords } from './conclusion.ts'
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

const nearOf = (sales: SalesMaterial | null) => {
  const { value, low = null, high = null } = sales?.uniformity?.medianRatio ?? {}
  return value === undefined ? null : { value, low, high }
}

/** Which files the sales are from, as the sources of the estimate name them. */
export const saleFilesOf = (sales: SalesMaterial | null): string | undefined =>
  sales?.sources.find(({ citation }) => /\bsale files? of \d{4}/u.test(citation))?.citation

const whereOf = (sales: SalesMaterial | null, { county, taxYear }: Judged) => ({
  county,
  taxYear,
  saleFiles: saleFilesOf(sales),
  isBought: (sales?.ownSales.length ?? 0) > 0,
})

/** How a price becomes a just value, where the own purchase is the only price. */
export const purchaseRatioFacts = (sales: SalesMaterial, judged: Judged): readonly Fact[] => {
  const level = levelOf(sales)
  return level === null
    ? []
    : [
        sentenceFact(
          'own-purchase.ratio',
          LABEL,
          levelWords(level, whereOf(sales, judged), nearOf(sales), 'purchase'),
          ofSales,
        ),
      ]
}

/** What a price and a just value have to do with each other here; it holds for a single sale too. */
export const levelFacts = (sales: SalesMaterial | null, judged: Judged): readonly Fact[] => {
  const level = levelOf(sales)
  if (level === null) return []
  const near = nearOf(sales)
  return [
    sentenceFact('conclusion.level', LABEL, levelWords(level, whereOf(sales, judged), near), ofSales),
    sentenceFact('sales.level-brief', LABEL, levelInBrief(level, judged), ofSales),
  ]
}

/** `conclusion.fails` stands where the sales by themselves do not carry the owner's opinion. */
export const conclusionFacts = (
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial | null,
  judged: Judged,
  cureCents: number,
): readonly Fact[] => {
  const level = levelOf(sales)
  const from = { prices: reconcileSales(shown, level, cureCents), level, ...judged }
  const against = againstOwnerWords(concludeSales(from), from)
  return [
    ...levelFacts(sales, judged),
    ...(against === null ? [] : [sentenceFact('conclusion.fails', LABEL, against, ofSales)]),
  ]
}

/** What is asked for, as an amount off the present just value; none where the opinion is not below it. */
export const differenceFacts = ({ justCents, opinionCents }: Judged): readonly Fact[] =>
  figureFact(
    'value.difference',
    'Difference',
    'cents',
    opinionCents === null ? null : justCents - opinionCents,
    'The current just value less the value requested',
  )
