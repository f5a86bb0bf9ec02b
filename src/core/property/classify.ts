/** Owns what kind of property a parcel is to the law: its use, its homestead, the caps and exemptions it falls under. */

import type { Cents } from '#core/money.ts'
import { dollars } from '#core/money.ts'
import { CITATIONS, type CitationId } from '#core/tax/law/citations.ts'
import { homesteadRule, isCoveredYear, nonHomesteadCapPercent, regimesOf } from '#core/tax/law/readings.ts'
import { saveOurHomesPercent } from '#core/tax/params.ts'
import type { PerLevy, PortionKind } from '#core/tax/parcel-values.ts'
import { valuesFromRoll } from '#core/tax/roll/values.ts'
import type { Regime } from '#core/tax/verdict/codes.ts'
import type { Parcel } from './parcel.ts'
import { type RollExemptionName, rollExemptionName } from './roll-exemption-names.ts'

/** What an owner can say of a home without any roll. */
export interface TypedHome {
  readonly taxYear: number
  readonly homestead: boolean
  /** Dwellings on the parcel; the residential cap reaches up to nine (s. 193.1554, F.S.). */
  readonly unitCount: number
}

/** `unpublished`: a percentage applies, but it is not known for that year. */
export type Cap =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'none' }
  | { readonly kind: 'by_use' }

export interface PortionCaps {
  readonly portion: PortionKind
  readonly regime: Regime
  /** How far the assessed value may rise in a year; never above just value. */
  readonly caps: PerLevy<Cap>
  readonly citation: string
}

export interface HomesteadAmounts {
  readonly regime: Regime
  /** The most the homestead exemption can be in the year; the second piece counts above $50,000 of assessed value. */
  readonly mostCents: PerLevy<Cents>
  readonly citation: string
}

export interface GrantedExemption extends RollExemptionName {
  readonly column: string
  readonly cents: Cents
}

export interface Classification {
  readonly taxYear: number
  readonly homestead: 'whole' | 'part' | 'none'
  readonly portions: readonly PortionKind[]
  readonly caps: readonly PortionCaps[]
  /** Empty without a homestead, and for a year whose exemption is not known here. */
  readonly homesteadExemption: readonly HomesteadAmounts[]
  /** As the roll has them; empty for a typed home. */
  readonly granted: readonly GrantedExemption[]
}

const MOST_RESIDENTIAL_UNITS = 9

const NONE: Cap = { kind: 'none' }

const homesteadCap = (taxYear: number): Cap => {
  const percent = saveOurHomesPercent(taxYear)
  return percent === null ? { kind: 'unpublished' } : { kind: 'percent', percent }
}

/** Where each cap is written. A classified use is assessed by its use, under no percentage. */
const capsOf = (portion: PortionKind, taxYear: number, regime: Regime): PortionCaps => {
  const cite = (id: CitationId) => CITATIONS[id].text
  if (portion === 'homestead') {
    const cap = homesteadCap(taxYear)
    return { portion, regime, caps: { school: cap, non_school: cap }, citation: cite('save-our-homes-cap') }
  }
  if (portion === 'classified') {
    const byUse: Cap = { kind: 'by_use' }
    return {
      portion,
      regime,
      caps: { school: byUse, non_school: byUse },
      citation:
        's. 193.461, Florida Statutes, for agricultural land, and the sections on other classified uses',
    }
  }
  const percent = nonHomesteadCapPercent(taxYear, regime)
  return {
    portion,
    regime,
    caps: { school: NONE, non_school: { kind: 'percent', percent } },
    citation: cite('non-homestead-cap'),
  }
}

const homesteadAmounts = (taxYear: number, regime: Regime): readonly HomesteadAmounts[] => {
  const rule = homesteadRule(taxYear, regime)
  if (rule === null) return []
  const { schoolCents, nonSchool, citation } = rule
  const most = nonSchool.kind === 'flat' ? nonSchool.flatCents : nonSchool.firstCents + nonSchool.secondCents
  return [
    {
      regime,
      mostCents: { school: schoolCents, non_school: dollars(most / 100) },
      citation: CITATIONS[citation].text,
    },
  ]
}

const classify = (
  taxYear: number,
  portions: readonly PortionKind[],
  granted: readonly GrantedExemption[],
): Classification => {
  const regimes = regimesOf(taxYear)
  const isHomestead = portions.includes('homestead')
  const isWhole = portions.every((portion) => portion === 'homestead')
  const part = isWhole ? 'whole' : 'part'
  return {
    taxYear,
    homestead: isHomestead ? part : 'none',
    portions,
    caps: portions.flatMap((portion) => regimes.map((regime) => capsOf(portion, taxYear, regime))),
    homesteadExemption: isHomestead ? regimes.flatMap((regime) => homesteadAmounts(taxYear, regime)) : [],
    granted,
  }
}

const grantedOf = ({ amounts }: Parcel): readonly GrantedExemption[] =>
  Object.entries(amounts).flatMap(([column, amount]) => {
    const known = column.startsWith('EXMPT_') ? rollExemptionName(column) : null
    return known !== null && typeof amount === 'number' && amount > 0
      ? [{ ...known, column, cents: dollars(amount) }]
      : []
  })

/** From what the owner says. Null for a year outside 2008 to 2028, whose rules are not known here. */
export const classifyTypedHome = ({ taxYear, homestead, unitCount }: TypedHome): Classification | null => {
  if (!isCoveredYear(taxYear)) return null
  const others = unitCount > MOST_RESIDENTIAL_UNITS ? 'other' : 'non_homestead_residential'
  // One household claims one dwelling: the rest of a small building is under the other cap.
  const beside = unitCount > 1 ? (['homestead', others] as const) : (['homestead'] as const)
  return classify(taxYear, homestead ? beside : [others], [])
}

/** From the roll. Null when its values cannot be read, or its year is not known here. */
export const classifyParcel = (parcel: Parcel): Classification | null => {
  const values = valuesFromRoll(parcel, parcel.rollName)
  if (!values.ok || !isCoveredYear(parcel.rollYear)) return null
  return classify(
    parcel.rollYear,
    values.value.portions.map(({ kind }) => kind),
    grantedOf(parcel),
  )
}
