/** Owns what becomes of a verdict once notices of a later year are out: its figures stay, its answer is in the past. */

import { formatMoney } from '#core/money.ts'
import { neededCutWords } from '#core/tax/saving/percent.ts'
import type { Reading, StaircaseLevy, Verdict } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/outdated.ts'
import { onceIfSame } from './once-if-same.ts'
import { toldHelp } from './what-else-helps.ts'

type PlainNumbers<T> = T extends number ? number : T

/** As core judged it, or as it came back from the store: the brands of money are not needed here. */
interface KeptReading extends Pick<Reading, 'outcome' | 'reason' | 'headline'> {
  readonly staircase: readonly {
    readonly [key in keyof Omit<StaircaseLevy, 'heldBack'>]: PlainNumbers<StaircaseLevy[key]>
  }[]
  readonly taxNowCents: number | null
  readonly isSavingOpen: boolean
  readonly isBreakEvenOpen?: boolean | undefined
  readonly breakEvenJustCents: number | null
  readonly breakEvenCutPercent: number | null
  readonly worthwhileJustCents: number | null
  readonly worthwhileCutPercent: number | null
}

export interface KeptVerdict
  extends Pick<Verdict, 'taxYear' | 'outcome' | 'reason' | 'headline' | 'explanation' | 'whatElseHelps'> {
  readonly readings: readonly KeptReading[]
  readonly fee: { readonly cents: number }
}

const stairs = (year: number, [school, other]: KeptReading['staircase']): string => {
  if (school === undefined || other === undefined) return ''
  const assessed = onceIfSame(school.assessedCents, other.assessedCents, words.forSchoolTaxesAndForOther)
  const taxable = onceIfSame(school.taxableCents, other.taxableCents, words.and)
  return words.inTheMarketValueWasAnd({ year, value: formatMoney(school.justCents), assessed, taxable })
}

const began = ({
  isBreakEvenOpen,
  breakEvenJustCents: justCents,
  breakEvenCutPercent: cut,
}: TurningPoints): string => {
  if (isBreakEvenOpen) return words.theseNumbersDontShowWhereSavings()
  if (justCents === null || cut === null) return words.noLowerValueWouldHaveReduced()
  if (cut === 0) return words.everyDollarOffTheMarketValue()
  return words.youdHaveSavedNothingUntilThe({ value: formatMoney(justCents), percent: neededCutWords(cut) })
}

const paid = (reading: TurningPoints, feeCents: number): string => {
  const { worthwhileJustCents: justCents, worthwhileCutPercent: cut } = reading
  const fee = words.aPetitionFeeOf({ fee: formatMoney(feeCents) })
  if (reading.taxNowCents === null) return words.withoutTaxRatesWeCantSay()
  if (justCents === null || cut === null) return words.noValueWouldHaveSavedMore({ fee })
  return words.atOrLessACutOf({ value: formatMoney(justCents), percent: neededCutWords(cut), fee })
}

type TurningPoints = Omit<KeptReading, 'outcome' | 'reason' | 'headline' | 'staircase'>

/** Where a saving would have begun and would have paid. */
export const savedThen = (reading: TurningPoints, feeCents: number): string =>
  reading.isSavingOpen ? words.theseNumbersDontShowWhatA() : `${began(reading)} ${paid(reading, feeCents)}`

/**
 * The verdict as it is when the newest TRIM notices are those of `currentTaxYear`. One of that year, or of a later
 * one, is given back as it is; an older one becomes 'cannot_tell' with its figures kept.
 */
export const verdictIn = <V extends KeptVerdict>(verdict: V, currentTaxYear: number): V => {
  const { taxYear, readings, fee, whatElseHelps } = verdict
  if (taxYear >= currentTaxYear) return verdict
  const headline = words.weCantTellForTheseAre({ currentTaxYear, taxYear })
  const answer = { outcome: 'cannot_tell', reason: 'values_outdated', headline } as const
  const opening = words.valuesCapsExemptionsAndTaxRates({ currentTaxYear })
  const past = readings.map((reading) =>
    [stairs(taxYear, reading.staircase), savedThen(reading, fee.cents)].join(' '),
  )
  return {
    ...verdict,
    ...answer,
    explanation: [opening, ...past],
    readings: readings.map((reading) => ({ ...reading, ...answer })),
    whatElseHelps: [
      toldHelp('type_current_numbers', []),
      ...whatElseHelps.filter(({ code }) => code !== 'type_tax_rates'),
    ],
  }
}
