/** Owns what an exemption that rests on who the owner is would save in a year on one home. */

import { type Cents, cents, mills, taxOn } from '#core/money.ts'
import { PERSONAL_EXEMPTIONS, type PersonalExemption } from '../law/personal-exemptions.ts'
import type { Levy } from '../parcel-values.ts'

/** A reading of a verdict as core judged it, or as it came back from the store. */
export interface TaxedReading {
  readonly staircase: readonly {
    readonly levy: Levy
    readonly taxableCents: number
    readonly mills: number | null
  }[]
}

export interface PersonalSaving {
  readonly id: PersonalExemption
  /** What comes off the taxable value, at most. */
  readonly mostCents: Cents
  /** At today's taxable values and rates; null without a rate, or where nothing is taxed. */
  readonly savingCents: Cents | null
}

const savingUnder = ({ staircase }: TaxedReading, most: Cents, levies: readonly Levy[]): number | null => {
  let saved = 0
  for (const { taxableCents, mills: rate } of staircase.filter((step) => levies.includes(step.levy))) {
    if (rate === null) return null
    const left = Math.max(0, taxableCents - most)
    saved += taxOn(cents(taxableCents), mills(rate)) - taxOn(cents(left), mills(rate))
  }
  return saved
}

/** The least of the readings that the law leaves open, each exemption by itself. */
export const personalSavings = (readings: readonly TaxedReading[]): readonly PersonalSaving[] =>
  PERSONAL_EXEMPTIONS.map(({ id, mostCents, levies }) => {
    const savings = readings.map((reading) => savingUnder(reading, mostCents, levies) ?? 0)
    const least = savings.length > 0 ? Math.min(...savings) : 0
    return { id, mostCents, savingCents: least > 0 ? cents(least) : null }
  })
