/** Owns what a homestead exemption would save in a year on a home whose record has none. */

import { type Cents, cents, mills, taxOn } from '#core/money.ts'
import { isHome, isOfUnits } from '#core/property/use-code.ts'
import { homesteadRule } from '../law/readings.ts'
import type { Levy, PortionKind } from '../parcel-values.ts'
import type { HelpCode, Regime } from '../verdict/codes.ts'
import { homesteadExemption } from './homestead.ts'

/** A verdict as core judged it, or as it came back from the store. */
interface Judged {
  readonly taxYear: number
  readonly whatElseHelps: readonly { readonly code: HelpCode }[]
  readonly readings: readonly JudgedReading[]
}

interface JudgedReading {
  readonly regime: Regime
  readonly isSavingOpen: boolean
  readonly staircase: readonly {
    readonly levy: Levy
    readonly justCents: number
    readonly heldBack: readonly { readonly kind: PortionKind }[]
    readonly exemptionCents: number
    readonly taxableCents: number
    readonly mills: number | null
  }[]
}

const isWithoutFigure = ({ isSavingOpen, staircase }: JudgedReading): boolean =>
  isSavingOpen || staircase.some(({ heldBack }) => heldBack.some(({ kind }) => kind === 'classified'))

/**
 * The tax now less the tax of the exemption's first year, at today's values and rates: below zero where the cap on other
 * property, which the exemption ends, keeps more. A homestead starts at just value (s. 193.155(1), F.S.), and other exemptions
 * stay. Null without a rate.
 */
const savingUnder = (reading: JudgedReading, taxYear: number): Cents | null => {
  const rule = homesteadRule(taxYear, reading.regime)
  if (rule === null || isWithoutFigure(reading)) return null
  let saved = 0
  for (const { levy, justCents, exemptionCents, taxableCents, mills: rate } of reading.staircase) {
    if (rate === null) return null
    const exempted = exemptionCents + homesteadExemption(rule, levy, cents(justCents))
    const taxOf = (taxable: number) => taxOn(cents(Math.max(0, taxable)), mills(rate))
    saved += taxOf(taxableCents) - taxOf(justCents - exempted)
  }
  return cents(saved)
}

/** Of a house, a mobile home or a condominium: who lives in a building of several homes has a share of it alone. */
const isOneHome = (useCode: string): boolean => isHome(useCode) && !isOfUnits(useCode)

/**
 * Null where the exemption is granted or can’t be, or its owner said that the home is no homestead. The saving is the least of
 * the readings that the law leaves open, and null where the numbers don’t show it.
 */
export const unclaimedHomestead = (
  { taxYear, whatElseHelps, readings }: Judged,
  useCode: string,
): { readonly savingCents: Cents | null } | null => {
  const isMissing = whatElseHelps.some(({ code }) => code === 'claim_homestead')
  if (!isMissing || !isOneHome(useCode)) return null
  const savings = readings.map((reading) => savingUnder(reading, taxYear))
  const known = savings.filter((saving) => saving !== null)
  const isKnown = known.length > 0 && known.length === savings.length
  return { savingCents: isKnown ? cents(Math.min(...known)) : null }
}
