/** Owns the tokens whose words do not hang on a file: parameters of law, prices, the guarantee, the operator. */

import { workedDays } from '#content/example/worked-days.ts'
import * as law from '#content/params.ts'
import { newestOf } from '#content/params.ts'
import {
  evidenceAimDays,
  evidenceExchangeDays,
  movedHearingNoticeDays,
  partialPaymentPercent,
} from '#core/appeal/deadlines/params.ts'
import { petitionWindowDays } from '#core/appeal/season/params.ts'
import { guaranteeDays } from '#core/billing/guarantee.ts'
import { products } from '#core/billing/product.ts'
import { courtDays, decisionDays } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { daysKept } from '#core/retention/params.ts'
import { TAX_LAW, type TaxLaw } from '#core/tax/law/by-year.ts'
import { PERSONAL_EXEMPTION, SENIOR_EXEMPTION } from '#core/tax/law/personal-exemptions.ts'
import { petitionFeeCeiling } from '#core/tax/law/petition-fee.ts'
import {
  type HomesteadRule,
  homesteadRule,
  homesteadYears,
  nonHomesteadCapPercent,
  regimesOf,
  SECOND_PIECE_FLOOR,
} from '#core/tax/law/readings.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT, MOST_SAVE_OUR_HOMES_PERCENT } from '#core/tax/params.ts'
import type { Regime } from '#core/tax/verdict/codes.ts'

const percent = (amount: number | null): string => {
  if (amount === null) throw new Error('A cap that is not published cannot stand in the content.')
  return `${amount}%`
}

const ruleOf = (taxYear: number, regime: Regime, tax: TaxLaw): HomesteadRule => {
  const rule = homesteadRule(taxYear, regime, tax)
  if (rule === null) throw new Error(`No homestead exemption is known for ${taxYear}, ${regime}.`)
  return rule
}

/** The whole exemption on non-school levies, once the assessed value is high enough for both pieces. */
const wholeNonSchool = ({ nonSchool }: HomesteadRule): string =>
  formatMoney(nonSchool.kind === 'flat' ? nonSchool.flatCents : nonSchool.firstCents + nonSchool.secondCents)

/** The assessed value from which the whole exemption counts. */
const assessedForAll = ({ nonSchool }: HomesteadRule): string =>
  formatMoney(nonSchool.kind === 'flat' ? nonSchool.flatCents : SECOND_PIECE_FLOOR + nonSchool.secondCents)

/** The newest tax year whose homestead cap is published and whose law is settled. */
const settledYear = (tax: TaxLaw): number => {
  const years = Object.keys(tax.saveOurHomesPercent).map(Number)
  return Math.max(...years.filter((year) => regimesOf(year, tax).length === 1))
}

const homesteadExemption = (tax: TaxLaw): Readonly<Record<string, string>> => {
  const year = settledYear(tax)
  const cap = newestOf(tax.saveOurHomesPercent)
  const [regime = 'current-law'] = regimesOf(year, tax)
  const rule = ruleOf(year, regime, tax)
  return {
    'param:homestead-exemption.year': `${year}`,
    'param:homestead-exemption.school': formatMoney(rule.schoolCents),
    'param:homestead-exemption.nonSchool': wholeNonSchool(rule),
    'param:homestead-exemption.fullFrom': assessedForAll(rule),
    'param:homestead-exemption.secondFrom': formatMoney(SECOND_PIECE_FLOOR),
    'param:non-homestead-cap': percent(nonHomesteadCapPercent(year, regime, tax)),
    'param:save-our-homes-cap.newest': percent(cap.figure),
    'param:save-our-homes-cap.newestYear': `${cap.year}`,
    'param:vab-fee-ceiling': formatMoney(petitionFeeCeiling(year, tax.petitionFee).cents),
  }
}

const amendment3 = (tax: TaxLaw): Readonly<Record<string, string>> => {
  const [first, second] = homesteadYears('amendment-3', tax)
  if (first === undefined || second === undefined) return {}
  return {
    'param:amendment-3.first.year': `${first}`,
    'param:amendment-3.first.nonSchool': wholeNonSchool(ruleOf(first, 'amendment-3', tax)),
    'param:amendment-3.second.year': `${second}`,
    'param:amendment-3.second.nonSchool': wholeNonSchool(ruleOf(second, 'amendment-3', tax)),
    'param:amendment-3.nonHomesteadCap': percent(nonHomesteadCapPercent(first, 'amendment-3', tax)),
  }
}

const exemptions = (): Readonly<Record<string, string>> => ({
  'param:save-our-homes-cap.max': percent(MOST_SAVE_OUR_HOMES_PERCENT),
  'param:senior-exemption': formatMoney(SENIOR_EXEMPTION),
  'param:senior-income-limit.newest': formatMoney(newestOf(law.SENIOR_INCOME_LIMIT).figure),
  'param:senior-income-limit.newestYear': `${newestOf(law.SENIOR_INCOME_LIMIT).year}`,
  'param:personal-exemption': formatMoney(PERSONAL_EXEMPTION),
  'param:portability-limit': formatMoney(law.PORTABILITY_LIMIT),
})

const procedure = (): Readonly<Record<string, string>> => ({
  'param:joint-parcel-fee': formatMoney(law.JOINT_PARCEL_FEE),
  'param:portability-fee': formatMoney(law.PORTABILITY_FEE),
  'param:denial-petition-days': `${law.DENIAL_PETITION_DAYS}`,
  'param:interest.newest': percent(newestOf(law.INTEREST_PERCENT).figure),
  'param:interest.newestYear': `${newestOf(law.INTEREST_PERCENT).year}`,
  'param:bad-faith-penalty': percent(law.BAD_FAITH_PENALTY_PERCENT),
  'param:early-discount.november': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.november),
  'param:early-discount.december': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.december),
  'param:early-discount.january': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.january),
  'param:early-discount.february': percent(EARLY_PAYMENT_DISCOUNT_PERCENT.february),
  'param:partial-payment-share': percent(partialPaymentPercent),
  'param:petition-window-days': `${petitionWindowDays}`,
  'param:catastrophe-days': `${law.CATASTROPHE_DAYS}`,
  'param:cost-of-sale-proof-above': percent(law.COST_OF_SALE_PROOF_ABOVE_PERCENT),
  'param:cure-days': `${law.CURE_DAYS}`,
  'param:magistrate-population': law.MAGISTRATE_POPULATION.toLocaleString('en-US'),
  'param:hearing-notice-days': `${law.HEARING_NOTICE_DAYS}`,
  'param:moved-hearing-notice-days': `${movedHearingNoticeDays}`,
  'param:hearing-wait-hours': `${law.HEARING_WAIT_HOURS}`,
  'param:evidence-exchange-days': `${evidenceExchangeDays}`,
  'param:evidence-aim-days': `${evidenceAimDays}`,
  'param:decision-days': `${decisionDays}`,
  'param:court-days': `${courtDays}`,
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

/** Token name → words of the law of taxes; the years are those of its rows. */
export const taxTokens = (tax: TaxLaw): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...homesteadExemption(tax), ...amendment3(tax) }))

const kept = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(daysKept).map(([what, days]) => [`kept:${what}`, `${days}`]))

/** Token name → words, the same every day. */
export const fixedTokens = (): ReadonlyMap<string, string> =>
  new Map([
    ...taxTokens(TAX_LAW),
    ...Object.entries({ ...exemptions(), ...procedure(), ...cases(), ...offer(), ...kept() }),
    ...workedDays(),
  ])

/** The operator's names as tokens; for legal pages and mails. */
export const operatorTokens = (operator: {
  readonly name: string
  readonly postalAddress: string
  readonly supportEmail: string
}): ReadonlyMap<string, string> =>
  new Map(Object.entries(operator).map(([field, words]) => [`operator.${field}`, words]))
