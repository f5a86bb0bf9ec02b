/** Owns the facts that a verdict gives a document: values by levy, the answer, its arithmetic, notes and sources. */

import { FEE_BASIS_WORDS } from '#core/document/fee-basis-words.ts'
import { formatCents, formatMills, formatMoney } from '#core/money.ts'
import type { FeeBasis } from '#core/tax/verdict/codes.ts'
import type { Reading, StaircaseLevy, Verdict } from '#core/tax/verdict/verdict.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { cutFacts, type JudgedScenario, LEVY_NAMES, laterWords, type PlainFields } from './cuts.ts'

interface FeeCounted {
  readonly fee: { readonly cents: number; readonly basis: FeeBasis }
  readonly sources: readonly { readonly figure: string; readonly citation: string }[]
}

const KNOWN: readonly FeeBasis[] = ['county', 'typed']

const LABEL = 'Filing fee'

/** Behind 'after': what a saving is counted less. */
const countedFeeWords = ({ fee }: FeeCounted): string =>
  KNOWN.includes(fee.basis)
    ? `the filing fee of ${formatMoney(fee.cents)}`
    : `a filing fee of ${formatMoney(fee.cents)} (${FEE_BASIS_WORDS[fee.basis]})`

/** `fee.known` where the county reported it or the owner typed it; else `fee.most`. */
const feeFact = ({ fee, sources }: FeeCounted): Fact => {
  const amount = `${formatMoney(fee.cents)}, ${FEE_BASIS_WORDS[fee.basis]}`
  const source =
    sources.find(({ figure }) => /filing fee/i.test(figure))?.citation ?? 'The verdict on this home'
  return KNOWN.includes(fee.basis)
    ? sentenceFact('fee.known', LABEL, `The fee is ${amount}. Ask the clerk whether it has changed.`, source)
    : sentenceFact('fee.most', LABEL, `The property analysis uses ${amount}.`, source)
}

type JudgedLevy = PlainFields<Omit<StaircaseLevy, 'heldBack'>>
interface JudgedReading
  extends Pick<Reading, 'regime' | 'rulesLabel' | 'headline' | 'isSavingOpen' | 'isBreakEvenOpen'> {
  readonly staircase: readonly JudgedLevy[]
  readonly breakEvenJustCents: number | null
  readonly worthwhileJustCents?: number | null
  readonly scenarios: readonly JudgedScenario[]
  readonly taxNowCents: number | null
}

/** A verdict as core judged it, or as it came over the wire: the brands of money are not needed here. */
export interface JudgedVerdict
  extends Pick<Verdict, 'taxYear' | 'outcome' | 'headline' | 'explanation' | 'notes' | 'whatElseHelps'> {
  readonly readings: readonly JudgedReading[]
  readonly fee: { readonly cents: number; readonly basis: Verdict['fee']['basis'] }
  readonly sources: readonly { readonly figure: string; readonly citation: string }[]
}

export const worked = 'Worked out from the values, the rates and the rules listed here'

const sentence = (id: string, label: string, value: string, source = worked): Fact => ({
  id,
  label,
  unit: 'sentence',
  value,
  source,
})

const levyWords = ({ levy, ...now }: JudgedLevy): string => {
  const left = `a taxable value of ${formatMoney(now.taxableCents)}`
  const values =
    now.exemptionCents === 0
      ? `an assessed value of ${formatMoney(now.assessedCents)} with no exemption leaves ${left}`
      : `an assessed value of ${formatMoney(now.assessedCents)}, less exemptions of ${formatMoney(now.exemptionCents)}, leaves ${left}`
  const tax =
    now.mills === null || now.taxCents === null
      ? 'The rate is not known.'
      : `At ${formatMills(now.mills)} mills the tax is ${formatCents(now.taxCents)}.`
  return `${LEVY_NAMES[levy]}: ${values}. ${tax}`
}

const readingFacts = (reading: JudgedReading, presentCents: number, feeWords: string): readonly Fact[] => [
  sentence(`reading.${reading.regime}`, 'Rules', `${reading.rulesLabel}.`),
  ...reading.staircase.flatMap((levy) => [
    sentence(`levy.${reading.regime}.${levy.levy}`, LEVY_NAMES[levy.levy], levyWords(levy)),
    sentence(`cap.${reading.regime}.${levy.levy}`, `${LEVY_NAMES[levy.levy]}: cap`, levy.reason),
  ]),
  ...(reading.taxNowCents === null
    ? []
    : [
        sentence(
          `tax.${reading.regime}`,
          'Tax on value',
          `Both together come to ${formatCents(reading.taxNowCents)} a year.`,
        ),
      ]),
  ...cutFacts({ ...reading, presentCents, feeWords }, worked),
]

/** The just value stands in every levy's first step. */
const justCentsOf = ({ readings }: JudgedVerdict): number | null =>
  readings[0]?.staircase[0]?.justCents ?? null

const ON_LATER_YEARS: readonly string[] = ['lower_base_later', 'later_law_undecided', 'cap_restarts']

const saysLater = ({ readings }: JudgedVerdict): boolean =>
  readings.some(({ scenarios }) => scenarios.some((scenario) => laterWords(scenario).length > 0))

/** Those on later years stand where such a saving is named, and nowhere else. */
const notesOn = (verdict: JudgedVerdict, isLater: boolean): readonly string[] =>
  verdict.notes
    .filter(({ code }) => ON_LATER_YEARS.includes(code) === isLater)
    .filter(({ code }) => !isLater || code === 'cap_restarts' || saysLater(verdict))
    .map(({ text }) => text)

/**
 * Whether a cut that stays above the assessed value changes no tax: not where a levy has an assessed value of its own, nor
 * where a part of the parcel is not held back and falls with the first dollar.
 */
export const isFloorOfEveryTax = ({ readings }: JudgedVerdict): boolean =>
  readings.length > 0 &&
  readings.every(({ staircase, isSavingOpen, isBreakEvenOpen, breakEvenJustCents }) => {
    const [first, ...others] = staircase.map(({ assessedCents }) => assessedCents)
    const isOne = first !== undefined && others.every((assessed) => assessed === first)
    return isOne && !isSavingOpen && !isBreakEvenOpen && (breakEvenJustCents ?? 0) <= first
  })

/** The record and the owner differ on the homestead: that is told once, where the home is named. */
const homesteadFacts = ({ whatElseHelps }: JudgedVerdict): readonly Fact[] =>
  whatElseHelps.some(({ code }) => code === 'exemption_does_not_apply')
    ? [
        sentence(
          'home.homestead',
          'Homestead',
          'You told us it isn’t your homestead. The county’s numbers still have a homestead exemption, so the figures here count it.',
        ),
      ]
    : []

/**
 * Null when the values could not be read: then there is nothing to write about. `isConfirmed`: the owner has held the numbers
 * against the notice, and is not asked to type them.
 */
export const verdictFacts = (verdict: JudgedVerdict, isConfirmed = false): readonly Fact[] | null => {
  const just = justCentsOf(verdict)
  if (just === null) return null
  const source = verdict.sources.find(({ figure }) => figure === 'Just value')?.citation ?? worked
  const each = (prefix: string, label: string, texts: readonly string[]) =>
    texts.map((text, at) => sentence(`${prefix}.${at + 1}`, label, text))
  return [
    { id: 'value.just', label: 'Just value', unit: 'cents', value: just, source },
    { id: 'value.year', label: 'Tax year', unit: 'year', value: verdict.taxYear, source },
    sentence('verdict.headline', 'The answer', verdict.headline),
    ...homesteadFacts(verdict),
    ...each('why', 'Why', verdict.explanation),
    ...verdict.readings.flatMap((reading) => readingFacts(reading, just, countedFeeWords(verdict))),
    feeFact(verdict),
    ...each('note', 'Note', notesOn(verdict, false)),
    ...each('later-note', 'Note on later years', notesOn(verdict, true)),
    ...each(
      'help',
      'What else helps',
      verdict.whatElseHelps
        .filter(({ code }) => !(isConfirmed && code === 'type_tax_rates'))
        .map(({ text }) => text),
    ),
    ...verdict.sources.map(
      ({ figure, citation }, at): Fact => ({
        id: `source.${at + 1}`,
        label: figure,
        unit: 'name',
        value: figure,
        source: citation,
      }),
    ),
  ]
}
