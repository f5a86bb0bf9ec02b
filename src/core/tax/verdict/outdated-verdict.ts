/** Owns what becomes of a verdict once notices of a later year are out: its figures stay, its answer is in the past. */

import { formatMoney } from '#core/money.ts'
import { neededCutWords } from '../percent.ts'
import type { Reading, StaircaseLevy, Verdict } from './verdict.ts'
import { typeCurrentNumbers } from './what-else-helps.ts'

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
  const assessed = `${formatMoney(school.assessedCents)} for school levies and ${formatMoney(other.assessedCents)} for all others`
  const taxable = `${formatMoney(school.taxableCents)} and ${formatMoney(other.taxableCents)}`
  return `In ${year} the just value was ${formatMoney(school.justCents)}. The assessed value was ${assessed}; after exemptions ${taxable} were taxed.`
}

const began = ({
  isBreakEvenOpen,
  breakEvenJustCents: justCents,
  breakEvenCutPercent: cut,
}: TurningPoints): string => {
  if (isBreakEvenOpen) return 'Where a saving would have begun was not known.'
  if (justCents === null || cut === null) return 'No cut in just value would have lowered the tax.'
  if (cut === 0) return 'The first dollar cut from just value would have lowered the tax.'
  return `Nothing would have been saved until just value fell below ${formatMoney(justCents)}, a cut of ${neededCutWords(cut)}.`
}

const paid = (reading: TurningPoints, feeCents: number): string => {
  const { worthwhileJustCents: justCents, worthwhileCutPercent: cut } = reading
  const fee = `a petition fee of ${formatMoney(feeCents)}`
  if (reading.taxNowCents === null) return 'Without tax rates we cannot say what a cut would have been worth.'
  if (justCents === null || cut === null)
    return `At no value would one year's saving have been more than ${fee}.`
  return `One year's saving would have been more than ${fee} from ${formatMoney(justCents)} down, a cut of ${neededCutWords(cut)}.`
}

type TurningPoints = Omit<KeptReading, 'outcome' | 'reason' | 'headline' | 'staircase'>

/** Where a saving would have begun and would have paid. */
export const savedThen = (reading: TurningPoints, feeCents: number): string =>
  reading.isSavingOpen
    ? 'What a cut in just value would have saved was not known.'
    : `${began(reading)} ${paid(reading, feeCents)}`

/**
 * The verdict as it stands when the newest TRIM notices are those of `currentTaxYear`. One of that year, or of a later
 * one, is given back as it is; an older one becomes 'cannot_tell' with its figures kept.
 */
export const verdictIn = <V extends KeptVerdict>(verdict: V, currentTaxYear: number): V => {
  const { taxYear, readings, fee, whatElseHelps } = verdict
  if (taxYear >= currentTaxYear) return verdict
  const headline = `We cannot tell for ${currentTaxYear}: these are the values of ${taxYear}.`
  const answer = { outcome: 'cannot_tell', reason: 'values_outdated', headline } as const
  const opening = `Values, caps, exemptions and tax rates change from year to year, so the figures of ${taxYear} do not answer for ${currentTaxYear}. Type the six numbers of the ${currentTaxYear} TRIM notice to get an answer.`
  const past = readings.map((reading) =>
    [stairs(taxYear, reading.staircase), savedThen(reading, fee.cents)].join(' '),
  )
  return {
    ...verdict,
    ...answer,
    explanation: [opening, ...past],
    readings: readings.map((reading) => ({ ...reading, ...answer })),
    whatElseHelps: [typeCurrentNumbers, ...whatElseHelps.filter(({ code }) => code !== 'type_tax_rates')],
  }
}
