/** Owns how what a case shows stands beside the value that it asks for: one answer, the same on every screen of the case. */

import { isRounded } from '#core/document/facts/sales/conclusion/reconcile.ts'
import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import type { Grade, ValueOption, ValueOptionId } from './value-options.ts'

/** All amounts are just values in cents. */
export type Standing =
  /** The chosen sales reach the county's value. */
  | { readonly kind: 'against'; readonly countyCents: number; readonly salesCents: number | null }
  /** What is asked for is no less than what the sales come to, less the repairs shown. */
  | {
      readonly kind: 'carried'
      readonly salesCents: number
      readonly repairsCents: number
      /** The evidence for it is fair, not strong. */
      readonly isFair: boolean
    }
  /** As much, and the evidence for it is weak, or the whole cut is the county's rate: none is left at the neighborhood's. */
  | {
      readonly kind: 'weakly_carried'
      readonly salesCents: number
      readonly repairsCents: number
      readonly isAllRate: boolean
    }
  /** What is asked for is what the owner paid, as a just value, or more. */
  | { readonly kind: 'by_purchase'; readonly ownCents: number }
  /** What is asked for lies `apartCents` below what the owner paid, as a just value: a board looks at that first. */
  | { readonly kind: 'below_purchase'; readonly ownCents: number; readonly apartCents: number }
  /** What is asked for lies `apartCents` below what the sales come to. */
  | { readonly kind: 'beyond'; readonly salesCents: number; readonly apartCents: number }
  /** Too few sales carry a value. */
  | { readonly kind: 'unshown' }

interface Outlook {
  readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode } | null
  readonly presentCents: number | null
  readonly salesOnlyListed: boolean
  /** With how strong the papers would be at each value, and its value at the neighborhood's rate; null or missing where nothing can be said. */
  readonly options: readonly (ValueOption & {
    readonly strength?: { readonly grade: Grade } | null
    readonly near?: { readonly valueCents: number } | undefined
  })[]
  /** Where the owner's purchase is the evidence. */
  readonly purchase: { readonly valueCents: number } | null
}

/** As papers count it: a round figure beside the exact one is the same. */
const isAtLeast = (askedCents: number, shownCents: number): boolean =>
  askedCents >= shownCents || isRounded(askedCents, shownCents)

/**
 * Chosen sales count as what is asked for until a value is, unless the owner's purchase is the evidence. Null while the
 * county's value is not known, or the case has neither.
 */
export const standingOf = ({
  presentCents,
  salesOnlyListed,
  options,
  purchase,
}: Outlook): Standing | null => {
  const of = (id: ValueOptionId) => options.find((option) => option.id === id)
  const [opinion, sales] = [of('opinion'), of('chosen_sales')]
  if (presentCents === null) return null
  const isOwnAsked =
    opinion !== undefined && purchase !== null && isAtLeast(opinion.justCents, purchase.valueCents)
  const isAgainst = salesOnlyListed || (sales !== undefined && sales.justCents >= presentCents)
  if (isOwnAsked && (isAgainst || sales === undefined || opinion.justCents === purchase.valueCents))
    return { kind: 'by_purchase', ownCents: purchase.valueCents }
  if (isAgainst) return { kind: 'against', countyCents: presentCents, salesCents: sales?.justCents ?? null }
  const asked = opinion ?? (purchase === null ? sales : undefined)
  if (asked === undefined) return null
  if (purchase !== null && !isAtLeast(asked.justCents, purchase.valueCents)) {
    const { valueCents: ownCents } = purchase
    return { kind: 'below_purchase', ownCents, apartCents: ownCents - asked.justCents }
  }
  if (sales === undefined) return { kind: 'unshown' }
  if (isAtLeast(asked.justCents, sales.justCents)) {
    const { justCents: salesCents, repairsCents, near } = sales
    const isAllRate = near !== undefined && near.valueCents >= presentCents
    return isAllRate || asked.strength?.grade === 'Weak'
      ? { kind: 'weakly_carried', salesCents, repairsCents, isAllRate }
      : { kind: 'carried', salesCents, repairsCents, isFair: asked.strength?.grade === 'Fair' }
  }
  return {
    kind: 'beyond',
    salesCents: sales.justCents,
    apartCents: sales.justCents - asked.justCents,
  }
}

/** An answer from the record stays where no value asked for changes it: nothing would be saved, nothing is known, or the own price is above. */
const staysAsIt = ({ verdict }: Outlook): boolean =>
  verdict === null ||
  verdict.outcome === 'do_not_file' ||
  verdict.outcome === 'cannot_tell' ||
  verdict.reason === 'own_sale_speaks_against'

/** What takes the place of the answer from the record once the case itself says more. */
export const standingToTell = (outlook: Outlook): Standing | null =>
  staysAsIt(outlook) ? null : standingOf(outlook)

/** Neither the record nor the case gives a reason to file: its days are no reason either. */
export const isBetterNotToFile = (outlook: Outlook): boolean =>
  outlook.verdict?.outcome === 'do_not_file' || standingToTell(outlook)?.kind === 'against'

/** The part of the case where better evidence would change the answer; null where nothing speaks against filing. */
export const improvedBy = (outlook: Outlook): 'comparables' | 'condition' | null => {
  if (isBetterNotToFile(outlook)) return 'condition'
  const standing = standingToTell(outlook)
  if (standing?.kind !== 'weakly_carried') return null
  return standing.isAllRate ? 'condition' : 'comparables'
}
