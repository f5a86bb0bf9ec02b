/** Owns the tokens whose words do not hang on a file: parameters of law, prices, the guarantee, the operator. */

import * as law from '#content/params.ts'
import { workedDays } from '#content/worked-days.ts'
import { petitionWindowDays } from '#core/appeal/season-params.ts'
import { guaranteeDays } from '#core/billing/guarantee.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import { daysKept } from '#core/retention/params.ts'
import {
  type HomesteadRule,
  homesteadRule,
  nonHomesteadCapPercent,
  SECOND_PIECE_FLOOR,
} from '#core/tax/homestead-params.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT, petitionFeeCeiling, saveOurHomesPercent } from '#core/tax/params.ts'
import type { Regime } from '#core/tax/verdict/verdict-codes.ts'

const percent = (amount: number | null): string => {
  if (amount === null) throw new Error('A cap that is not published cannot stand in the content.')
  return `${amount}%`
}

const ruleOf = (taxYear: number, regime: Regime): HomesteadRule => {
  const rule = homesteadRule(taxYear, regime)
  if (rule === null) throw new Error(`No homestead exemption is known for ${taxYear}, ${regime}.`)
  return rule
}

/** The whole exemption on non-school levies, once the assessed value is high enough for both pieces. */
const wholeNonSchool = ({ nonSchool }: HomesteadRule): string =>
  formatMoney(nonSchool.kind === 'flat' ? nonSchool.flatCents : nonSchool.firstCents + nonSchool.secondCents)

/** The assessed value from which both pieces count in full. */
const assessedForBothPieces = ({ nonSchool }: HomesteadRule): string => {
  if (nonSchool.kind === 'flat') throw new Error('A flat exemption has no second piece.')
  return formatMoney(SECOND_PIECE_FLOOR + nonSchool.secondCents)
}

const exemptionsAndCaps = (): Readonly<Record<string, string>> => ({
  'param:homestead-exemption.2026.school': formatMoney(ruleOf(2026, 'current-law').schoolCents),
  'param:homestead-exemption.2026.nonSchool': wholeNonSchool(ruleOf(2026, 'current-law')),
  'param:homestead-exemption.2026.fullFrom': assessedForBothPieces(ruleOf(2026, 'current-law')),
  'param:homestead-exemption.secondFrom': formatMoney(SECOND_PIECE_FLOOR),
  'param:amendment-3.2027.nonSchool': wholeNonSchool(ruleOf(2027, 'amendment-3')),
  'param:amendment-3.2028.nonSchool': wholeNonSchool(ruleOf(2028, 'amendment-3')),
  'param:amendment-3.nonHomesteadCap': percent(nonHomesteadCapPercent(2027, 'amendment-3')),
  'param:non-homestead-cap': percent(nonHomesteadCapPercent(2026, 'current-law')),
  'param:save-our-homes-cap.max': percent(law.SAVE_OUR_HOMES_HIGHEST_PERCENT),
  'param:save-our-homes-cap.2025': percent(saveOurHomesPercent(2025)),
  'param:save-our-homes-cap.2026': percent(saveOurHomesPercent(2026)),
  'param:senior-income-limit.2026': formatMoney(law.SENIOR_INCOME_LIMIT_2026),
  'param:personal-exemption': formatMoney(law.PERSONAL_EXEMPTION),
  'param:portability-limit': formatMoney(law.PORTABILITY_LIMIT),
})

const procedure = (): Readonly<Record<string, string>> => ({
  'param:vab-fee-ceiling': formatMoney(petitionFeeCeiling(2026).cents),
  'param:joint-parcel-fee': formatMoney(law.JOINT_PARCEL_FEE),
  'param:portability-fee': formatMoney(law.PORTABILITY_FEE),
  'param:denial-petition-days': `${law.DENIAL_PETITION_DAYS}`,
  'param:interest.2026': percent(law.INTEREST_2026_PERCENT),
  'param:bad-faith-penalty': percent(law.BAD_FAITH_PENALTY_PERCENT),
  'param:early-discount.november': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.november),
  'param:early-discount.december': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.december),
  'param:early-discount.january': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.january),
  'param:early-discount.february': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.february),
  'param:partial-payment-share': percent(law.PARTIAL_PAYMENT_PERCENT),
  'param:petition-window-days': `${petitionWindowDays}`,
  'param:catastrophe-days': `${law.CATASTROPHE_DAYS}`,
  'param:cost-of-sale-proof-above': percent(law.COST_OF_SALE_PROOF_ABOVE_PERCENT),
  'param:cure-days': `${law.CURE_DAYS}`,
  'param:magistrate-population': law.MAGISTRATE_POPULATION.toLocaleString('en-US'),
  'param:hearing-notice-days': `${law.HEARING_NOTICE_DAYS}`,
  'param:moved-hearing-notice-days': `${law.MOVED_HEARING_NOTICE_DAYS}`,
  'param:hearing-wait-hours': `${law.HEARING_WAIT_HOURS}`,
  'param:evidence-exchange-days': `${law.EVIDENCE_EXCHANGE_DAYS}`,
  'param:evidence-aim-days': `${law.EVIDENCE_AIM_DAYS}`,
  'param:decision-days': `${law.DECISION_DAYS}`,
  'param:court-days': `${law.COURT_DAYS}`,
  'param:homestead-court-days': `${law.HOMESTEAD_COURT_DAYS}`,
})

/** What boards and appraisers have really done, as public records show it. */
const cases = (): Readonly<Record<string, string>> => ({
  'case:indian-river-2023.price': formatMoney(law.INDIAN_RIVER_2023.price),
  'case:indian-river-2023.concluded': formatMoney(law.INDIAN_RIVER_2023.concluded),
  'case:indian-river-2024.price': formatMoney(law.INDIAN_RIVER_2024.price),
  'case:indian-river-2024.concluded': formatMoney(law.INDIAN_RIVER_2024.concluded),
  'case:hillsborough.share': percent(law.HILLSBOROUGH_DEFENDED_PERCENT),
})

const offer = (): Readonly<Record<string, string>> => ({
  'price:standard': formatMoney(products.standard.priceCents),
  'price:ai_enhanced': formatMoney(products.ai_enhanced.priceCents),
  'price:upgrade': formatMoney(products.upgrade.priceCents),
  'guarantee:withoutAccount': `${guaranteeDays.withoutAccount}`,
  'guarantee:standard': `${guaranteeDays.standard}`,
  'guarantee:ai_enhanced': `${guaranteeDays.ai_enhanced}`,
})

const kept = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(daysKept).map(([what, days]) => [`kept:${what}`, `${days}`]))

/** Token name → words, the same every day. */
export const fixedTokens = (): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries({ ...exemptionsAndCaps(), ...procedure(), ...cases(), ...offer(), ...kept() }),
    ...workedDays(),
  ])

/** The operator's names as tokens; for legal pages and mails. */
export const operatorTokens = (operator: {
  readonly name: string
  readonly postalAddress: string
  readonly supportEmail: string
}): ReadonlyMap<string, string> =>
  new Map(Object.entries(operator).map(([field, words]) => [`operator.${field}`, words]))
