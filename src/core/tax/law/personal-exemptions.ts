/** Owns the exemptions that rest on who the owner is, beside homestead: their amounts, and the taxes they count for. Checked 2026-11-21. */

import { type Cents, dollars } from '#core/money.ts'
import { LEVIES, type Levy } from '../parcel-values.ts'

/** Widows and widowers, blind, totally disabled: each. Source: s. 196.202, F.S.; Rule 12D-7.003. */
export const PERSONAL_EXEMPTION = dollars(5_000)

/** Disabled former service members. Source: s. 196.24, F.S. */
const VETERAN_EXEMPTION = dollars(5_000)

/** From what degree of disability on, in percent. Source: s. 196.24, F.S. */
export const VETERAN_DISABILITY_PERCENT = 10

/** The most that a county or city may take off for people of 65 and older with a low income. Source: s. 196.075(2)(a), F.S. */
export const SENIOR_EXEMPTION = dollars(50_000)

/** From what age on. Source: s. 196.075, F.S. */
export const SENIOR_AGE = 65

export type PersonalExemption = 'personal' | 'veteran' | 'senior'

interface Taken {
  readonly id: PersonalExemption
  readonly mostCents: Cents
  readonly levies: readonly Levy[]
}

export const PERSONAL_EXEMPTIONS: readonly Taken[] = [
  { id: 'personal', mostCents: PERSONAL_EXEMPTION, levies: LEVIES },
  { id: 'veteran', mostCents: VETERAN_EXEMPTION, levies: LEVIES },
  { id: 'senior', mostCents: SENIOR_EXEMPTION, levies: ['non_school'] },
]
