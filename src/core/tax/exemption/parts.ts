/** Owns the split of an exemption that was seen into homestead, fixed amounts and shares, under the law of one year. */

import { type Cents, cents, sumCents } from '#core/money.ts'
import type { HomesteadRule } from '../law/readings.ts'
import type { ExemptionParts, Levy, ParcelValues, SeenExemption, Share } from '../parcel-values.ts'
import { homesteadExemption } from './homestead.ts'

/** Assessed values of the homestead portion and of all others. */
export interface AssessedParts {
  readonly homesteadCents: Cents
  readonly besideCents: Cents
}

export const assessedParts = (
  portions: ParcelValues['portions'],
  assessedOf: (place: number) => Cents,
): AssessedParts => {
  const sumWhere = (isHomestead: boolean): Cents =>
    sumCents(
      portions.flatMap(({ kind }, place) =>
        (kind === 'homestead') === isHomestead ? [assessedOf(place)] : [],
      ),
    )
  return { homesteadCents: sumWhere(true), besideCents: sumWhere(false) }
}

const NONE: Share = { cents: cents(0), ofCents: cents(0) }

/** One reading of the year's law, and the others that may hold while it is not settled. */
export interface ReadingOfLaw {
  readonly homestead: HomesteadRule
  readonly others: readonly HomesteadRule[]
  /** The most that fixed amounts on this levy come to. */
  readonly mostFixedCents: Cents
}

/**
 * How much of `seen` is homestead exemption. Values of a year come from its own law, so each reading explains them by its
 * own rule where that leaves nothing to tax or no more than fixed amounts can be; otherwise by the rule that explains most.
 */
const explainedHomestead = (
  seen: number,
  levy: Levy,
  assessed: Cents,
  { homestead, others, mostFixedCents }: ReadingOfLaw,
): number => {
  const amounts = [homestead, ...others].map((rule) => homesteadExemption(rule, levy, assessed))
  const [own = 0] = amounts
  if (own <= seen && (seen >= assessed || seen - own <= mostFixedCents)) return own
  const fitting = amounts.filter((amount) => amount <= seen)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(seen, ...amounts)
}

/** In the order of s. 196.031(7), F.S.: homestead, fixed amounts, then the share of what they leave. */
const splitOfHomestead = (
  seen: SeenExemption,
  amount: number,
  assessed: number,
): Pick<ExemptionParts, 'fixedCents' | 'homesteadShare'> => {
  // nothing left to tax there: an exemption in full, whatever its codes
  if (amount === assessed)
    return { fixedCents: cents(0), homesteadShare: { cents: cents(amount), ofCents: cents(assessed) } }
  if (!seen.hasHomesteadShare) return { fixedCents: cents(amount), homesteadShare: NONE }
  const fixed = Math.min(seen.codedFixedCents, amount)
  return {
    fixedCents: cents(fixed),
    homesteadShare: { cents: cents(amount - fixed), ofCents: cents(assessed - fixed) },
  }
}

/** The parts take off just what was seen at the values where it was seen. */
export const splitExemption = (
  seen: SeenExemption,
  levy: Levy,
  { homesteadCents: ofHome, besideCents: beside }: AssessedParts,
  law: ReadingOfLaw,
): ExemptionParts => {
  // without a homestead portion a share of one can only be told from the whole
  const homeShareBeside = ofHome === 0 && seen.hasHomesteadShare ? seen.wholeCents - seen.codedFixedCents : 0
  const isAllExempt = seen.wholeCents === ofHome + beside
  const besideShare = isAllExempt
    ? beside
    : Math.min(beside, seen.wholeCents, Math.max(seen.shareBesideCents, homeShareBeside))
  const rest = seen.wholeCents - besideShare
  const homestead = explainedHomestead(rest, levy, ofHome, law)
  const onHome = Math.min(rest - homestead, ofHome - homestead)
  return {
    homesteadCents: cents(homestead),
    isHomesteadWhole: homestead === homesteadExemption(law.homestead, levy, ofHome),
    ...splitOfHomestead(seen, onHome, ofHome - homestead),
    besideFixedCents: cents(rest - homestead - onHome),
    besideShare: besideShare === 0 ? NONE : { cents: cents(besideShare), ofCents: beside },
  }
}
