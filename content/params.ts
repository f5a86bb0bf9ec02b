/** Owns the figures of law that the lessons name and core does not need; each with its source, checked 2026-11-21. */

import { type Cents, dollars } from '#core/money.ts'

/** What is published year by year: the newest year of a table, and its figure. */
export const newestOf = <Figure>(
  byYear: Readonly<Record<number, Figure>>,
): { readonly year: number; readonly figure: Figure } => {
  const year = Math.max(...Object.keys(byYear).map(Number))
  const figure = byYear[year]
  if (figure === undefined) throw new Error('A table without a year cannot stand in the content.')
  return { year, figure }
}

/**
 * Household income of the year before above which the exemption for people of 65 and older ends, by tax year. Source: s. 196.075, F.S.; the Department of
 * Revenue's list, verified for 2024, likely for 2025 and 2026; checked 2026-11-22.
 */
export const SENIOR_INCOME_LIMIT: Readonly<Record<number, Cents>> = {
  2024: dollars(36_614),
  2025: dollars(37_694),
  2026: dollars(38_686),
}

/** Most of the difference that can move to a new homestead. Source: s. 193.155(8), F.S. */
export const PORTABILITY_LIMIT = dollars(500_000)

/** Most for each parcel after the first in a joint petition. Source: s. 194.013(1), F.S. */
export const JOINT_PARCEL_FEE = dollars(5)

/** Fee for a petition on portability. Source: s. 193.155(8)(j), F.S.; Bulletin PTO 25-01. */
export const PORTABILITY_FEE = dollars(15)

/** Days from the mailing of a denied exemption to the petition. Source: s. 194.011(3)(d), F.S. */
export const DENIAL_PETITION_DAYS = 30

/** Yearly penalty on the shortfall of an admitted amount far too low, in percent. Source: s. 194.014, F.S., 2024. */
export const BAD_FAITH_PENALTY_PERCENT = 10

/** The least time a home must be unusable after a catastrophe, in days. Source: s. 197.319, F.S. */
export const CATASTROPHE_DAYS = 30

/** Adjustments up to this percentage need no proof to the state. Source: Rule 12D-8.002(4), F.A.C.; form DR-493. */
export const COST_OF_SALE_PROOF_ABOVE_PERCENT = 15

/**
 * Two recommendations in Indian River County: the price the magistrate began with, and the value concluded.
 * Source: county records, documents 255454 (p. 75) and 256693 (p. 77), petitions 2023-139 and 2024-149.
 */
export const INDIAN_RIVER_2023 = { price: dollars(335_169), concluded: dollars(284_894) }
export const INDIAN_RIVER_2024 = { price: dollars(2_850_000), concluded: dollars(2_422_500) }

/** Share of the adjusted price at which Hillsborough's appraiser defended a value, in percent. Source: document 254482, p. 85. */
export const HILLSBOROUGH_DEFENDED_PERCENT = 83.9

/**
 * Interest on tax paid too much or too little after a decision, in percent a year, by roll: the bank prime loan rate, s.
 * 194.014(2), F.S., ch. 2016-128. Likely: 7.50 in mid-2025, 6.75 from 2025-12-11 to at least 2026-09-04 (Federal Reserve,
 * DPRIME); that the rate of July 1 counts is general knowledge. Checked 2026-11-22.
 */
export const INTEREST_PERCENT: Readonly<Record<number, number>> = { 2025: 7.5, 2026: 6.75 }

/** Calendar days to complete an incomplete petition. Source: Rule 12D-9.007(6), F.A.C. */
export const CURE_DAYS = 10

/** Counties with more people must use special magistrates. Source: s. 194.035, F.S. */
export const MAGISTRATE_POPULATION = 75_000

/** Calendar days between the notice of hearing and the hearing. Source: s. 194.032(2)(a), F.S. */
export const HEARING_NOTICE_DAYS = 25

/** Longest wait past the appointed time, in hours. Source: s. 194.032(2), F.S., as reprinted in 2019. */
export const HEARING_WAIT_HOURS = 2

/** The same for a denied homestead exemption. Source: s. 196.151, F.S. */
export const HOMESTEAD_COURT_DAYS = 15

/**
 * How far, in percent, the board's value must lie from the appraiser's assessed value before the appraiser may sue for
 * that alone; above the last limit 5 percent. Source: s. 194.036(1)(b), F.S., 2025 copy.
 */
export const APPRAISER_SUIT_SHARES = [
  { upTo: dollars(250_000), percent: 20 },
  { upTo: dollars(1_000_000), percent: 15 },
  { upTo: dollars(2_500_000), percent: 10 },
] as const
