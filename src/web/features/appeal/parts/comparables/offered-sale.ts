/** Owns what a sale that the county's record offers is on the page: its key, its words, and whether the owner uses it. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { entryOf, inListOrder, numberInPapers, withSale } from '#core/case/sales/choose-sale.ts'
import { likenessBesideMonth, likenessOf, reasonFromLikeness } from '#core/case/sales/likeness.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { asJustCents } from '#core/document/facts/sales/conclusion/reconcile.ts'

/** Of the section that holds them. */
export const OFFERED_SALES = 'offered-sales'

export type Comparable = HomeValueOnWire['comparables'][number]

/** What the parts of the offered sales are given. */
export type OfferProps = {
  caseId: string
  file: Pick<
    CaseFile,
    | 'comparables'
    | 'purchaseIsEnough'
    | 'condition'
    | 'corrections'
    | 'value'
    | 'notice'
    | 'hasNoClosingStatement'
  >
  homeValue: HomeValueOnWire
  onChange: (sales: readonly CaseSale[]) => void
  /** The owner argues from the own purchase alone, or no longer. */
  onPurchaseAlone: (isAlone: boolean) => void
}

export const keyOf = ({ home, sale }: Comparable): string => `${home.parcelId}-${sale.year}-${sale.month}`

export const isUsed = (comparables: CaseFile['comparables'], comparable: Comparable): boolean =>
  entryOf(comparables, comparable)?.decision === 'chosen'

/** The number that the papers give it; null of one that is not used. */
export const numberOf = (comparables: CaseFile['comparables'], comparable: Comparable): number | null => {
  const mine = entryOf(comparables, comparable)
  return mine === undefined ? null : numberInPapers(comparables, mine)
}

/** The county's just value as the notice has it, else the record; null where neither is known. */
export const countyCentsOf = (
  { estimate }: HomeValueOnWire,
  { notice }: Pick<CaseFile, 'notice'>,
): number | null => {
  const { justValue } = notice.numbers
  if (justValue !== null) return 100 * justValue
  return (estimate.sufficient ? estimate.supported?.comparedWith.justValueCents : null) ?? null
}

/** The just value that a sale comes to, as in the papers. */
export const justCentsOf = ({ adjustedCents }: Comparable, homeValue: HomeValueOnWire): number =>
  asJustCents(adjustedCents, 0, levelOf(homeValue))

/** What is like the home, word by word, and as the reason that goes into the case. */
export const wordsOf = (comparable: Comparable, { home, rollYear }: HomeValueOnWire) => {
  const reason = reasonFromLikeness(likenessOf(comparable, home, rollYear))
  return { chips: likenessBesideMonth(comparable, home, rollYear), reason }
}

/** What all of them have in common is said once, above them; of one sale alone it stays with the sale. */
export const sharedWords = (homeValue: HomeValueOnWire): readonly string[] => {
  const [first, ...others] = homeValue.comparables.map((one) => wordsOf(one, homeValue).chips)
  if (first === undefined || others.length === 0) return []
  return first.filter((chip) => others.every((chips) => chips.includes(chip)))
}

/** The owner's sales with these used too, each for the reason that the record shows. */
export const withUsed = (
  sales: readonly CaseSale[],
  taken: readonly Comparable[],
  homeValue: HomeValueOnWire,
): readonly CaseSale[] =>
  inListOrder(
    taken.reduce<readonly CaseSale[]>(
      (all, sale) =>
        withSale(all, { sale, reason: wordsOf(sale, homeValue).reason, id: crypto.randomUUID() }),
      sales,
    ),
    homeValue.comparables,
  )
