/** Counts the sales that were looked at and not compared, by reason, with some of each to look at. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { REJECTED_REASONS, type RejectedReason } from '#core/valuation/explain/sale-reasons.ts'
import { saleMonth } from '#core/valuation/home.ts'
import { explainNotChosen, type Selection } from '#core/valuation/select/comparables.ts'
import { rejectedWords } from '#words/valuation/rejected-sale.ts'
import type { FoundSales, StoredSale } from './find-sales.ts'
import { saleOnWire } from './wire/sale.ts'

const MOST_EXAMPLES = 20
const MOST_OF_ONE_REASON = 3

type Rejected = HomeValueOnWire['rejected']

export const nothingRejected: Rejected = { total: 0, byReason: [], examples: [] }

const latestFirst = (a: StoredSale, b: StoredSale): number =>
  saleMonth(b) - saleMonth(a) || (a.saleId < b.saleId ? -1 : 1)

const exampleOf = (sale: StoredSale, reason: RejectedReason): Rejected['examples'][number] => ({
  parcelId: sale.home.parcelId,
  address: sale.address,
  sale: saleOnWire(sale),
  livingAreaSqft: sale.home.livingAreaSqft || null,
  reason,
  words: rejectedWords[reason],
})

interface Reasoned {
  readonly reason: RejectedReason
  readonly sale: StoredSale
}

const byReason = (
  selection: Selection,
  { usable, unusable }: FoundSales,
): ReadonlyMap<RejectedReason, readonly StoredSale[]> => {
  const stored = new Map(usable.map((sale) => [sale.saleId, sale]))
  const notChosen = explainNotChosen(selection, usable).flatMap(({ saleId, reason }): Reasoned[] => {
    const sale = stored.get(saleId)
    return sale === undefined ? [] : [{ reason, sale }]
  })
  const notUsable = unusable.flatMap((sale): Reasoned[] =>
    sale.unusable === null ? [] : [{ reason: sale.unusable, sale }],
  )
  const groups = Map.groupBy([...notChosen, ...notUsable], ({ reason }) => reason)
  return new Map([...groups].map(([reason, all]) => [reason, all.map(({ sale }) => sale)]))
}

export const rejectedSales = (selection: Selection, found: FoundSales): Rejected => {
  const groups = byReason(selection, found)
  const listed = REJECTED_REASONS.flatMap((reason) => {
    const sales = groups.get(reason)
    return sales === undefined ? [] : [{ reason, words: rejectedWords[reason], count: sales.length }]
  })
  const examples = listed.flatMap(({ reason }) =>
    (groups.get(reason) ?? [])
      .toSorted(latestFirst)
      .slice(0, MOST_OF_ONE_REASON)
      .map((sale) => exampleOf(sale, reason)),
  )
  return {
    total: listed.reduce((sum, { count }) => sum + count, 0),
    byReason: listed.toSorted((a, b) => b.count - a.count),
    examples: examples.slice(0, MOST_EXAMPLES),
  }
}
