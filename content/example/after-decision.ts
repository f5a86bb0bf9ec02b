/** Owns what a worked example shows of the time after a decision: bills, next year's cap, the appraiser's court. */

import { APPRAISER_SUIT_SHARES } from '#content/params.ts'
import type { WorkedExample } from '#core/course/worked-example.ts'
import { type Cents, cents, formatMoney, scaleHalfUp } from '#core/money.ts'
import { capAssessed } from '#core/tax/cap/limit.ts'
import { MOST_SAVE_OUR_HOMES_PERCENT } from '#core/tax/params.ts'

type Figures = Readonly<Record<string, string>>

/** What is still to pay, in March and without interest, when only the partial payment has been made. */
const billsOf = (tax: Cents, paid: Cents, { savingCents }: WorkedExample): Figures => {
  const taxAfter = tax - savingCents
  return {
    taxAfter: formatMoney(taxAfter),
    leftAfterWin: formatMoney(Math.max(0, taxAfter - paid)),
    leftAfterLoss: formatMoney(tax - paid),
  }
}

/** The most that next year's assessed value can be, with and without the win. */
const nextYearOf = (nextJust: Cents, { assessedCents, requestedJustCents }: WorkedExample): Figures => {
  const without = capAssessed(assessedCents.school, nextJust, MOST_SAVE_OUR_HOMES_PERCENT)
  const base = cents(Math.min(assessedCents.school, requestedJustCents))
  const withWin = capAssessed(base, nextJust, MOST_SAVE_OUR_HOMES_PERCENT)
  return {
    nextJustValue: formatMoney(nextJust),
    nextAssessed: formatMoney(without),
    nextAssessedAfterWin: formatMoney(withWin),
    nextDifference: formatMoney(without - withWin),
  }
}

/** How far the board must go below the appraiser's value before its size alone lets the appraiser sue. */
const suitOf = (assessed: Cents): Figures => {
  const bracket = APPRAISER_SUIT_SHARES.find(({ upTo }) => assessed <= upTo)
  if (!bracket) return {}
  return {
    suitShare: `${bracket.percent}%`,
    suitAbove: formatMoney(scaleHalfUp(assessed, bracket.percent, 100)),
  }
}

export const afterDecisionFigures = (
  worked: WorkedExample,
  paid: { readonly tax: Cents; readonly share: Cents },
  nextJust: Cents | null,
): Figures => ({
  ...billsOf(paid.tax, paid.share, worked),
  ...suitOf(worked.assessedCents.school),
  ...(nextJust === null ? {} : nextYearOf(nextJust, worked)),
})
