/** Owns what becomes of a verdict once notices of a later year are out: its figures stay, its answer is in the past. */

import { formatMoney } from '#core/money.ts'
import { neededCutWords } from '#core/tax/saving/percent.ts'
import type { Reading, StaircaseLevy, Verdict } from '#core/tax/verdict/verdict.ts'
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
  const assessed = `${formatMoney(school.assessedCents)} for school taxes and ${formatMoney(other.assessedCents)} for other taxes`
  const taxable = `${formatMoney(school.taxableCents)} and ${formatMoney(other.taxableCents)}`
  return `In ${year} the market value was ${formatMoney(school.justCents)} and the assessed value was ${assessed}. After exemptions, you were taxed on ${taxable}.`
}

const began = ({
  isBreakEvenOpen,
  breakEvenJustCents: justCents,
  breakEvenCutPercent: cut,
}: TurningPoints): string => {
  if (isBreakEvenOpen) return 'These numbers don’t show where savings would have started.'
  if (justCents === null || cut === null) return 'No lower value would have reduced the tax.'
  if (cut === 0) return 'Every dollar off the market value would have reduced the tax.'
  return `You’d have saved nothing until the market value dropped below ${formatMoney(justCents)}, a cut of ${neededCutWords(cut)}.`
}

const paid = (reading: TurningPoints, feeCents: number): string => {
  const { worthwhileJustCents: justCents, worthwhileCutPercent: cut } = reading
  const fee = `a petition fee of ${formatMoney(feeCents)}`
  if (reading.taxNowCents === null)
    return 'Without tax rates we can’t say what a lower value would have saved.'
  if (justCents === null || cut === null) return `No value would have saved more in a year than ${fee}.`
  return `At ${formatMoney(justCents)} or less, a cut of ${neededCutWords(cut)}, you’d have saved more in a year than ${fee}.`
}

type TurningPoints = Omit<KeptReading, 'outcome' | 'reason' | 'headline' | 'staircase'>

/** Where a saving would have begun and would have paid. */
export const savedThen = (reading: TurningPoints, feeCents: number): string =>
  reading.isSavingOpen
    ? 'These numbers don’t show what a lower value would have saved.'
    : `${began(reading)} ${paid(reading, feeCents)}`

/**
 * The verdict as it stands when the newest TRIM notices are those of `currentTaxYear`. One of that year, or of a later
 * one, is given back as it is; an older one becomes 'cannot_tell' with its figures kept.
 */
export const verdictIn = <V extends KeptVerdict>(verdict: V, currentTaxYear: number): V => {
  const { taxYear, readings, fee, whatElseHelps } = verdict
  if (taxYear >= currentTaxYear) return verdict
  const headline = `We can’t tell for ${currentTaxYear}. These are ${taxYear} values.`
  const answer = { outcome: 'cannot_tell', reason: 'values_outdated', headline } as const
  const opening = `Values, caps, exemptions and tax rates change every year. Enter six numbers from the ${currentTaxYear} TRIM notice for a current answer.`
  const past = readings.map((reading) =>
    [stairs(taxYear, reading.staircase), savedThen(reading, fee.cents)].join(' '),
  )
  return {
    ...verdict,
    ...answer,
    explanation: [opening, ...past],
    readings: readings.map((reading) => ({ ...reading, ...answer })),
    whatElseHelps: [
      toldHelp('type_current_numbers'),
      ...whatElseHelps.filter(({ code }) => code !== 'type_tax_rates'),
    ],
  }
}
