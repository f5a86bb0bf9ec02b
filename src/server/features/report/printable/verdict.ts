/** The verdict on paper: the answer, and the way from just value to tax under each set of rules. */
import type { Report } from '#contract/report/reports.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { formatMills, formatMoney } from '#core/money.ts'
import { isHomestead } from '#core/tax/levy/value-steps.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import * as messages from '#messages/report/verdict.ts'
import { nextStepWords } from '#words/next-step/by-kind.ts'
import { cutRows } from '#words/next-step/cut-rows.ts'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { staircaseFigure } from '../figure/staircase.ts'
import { drawn, exactMoney, list, money, note, section, table, text, UNKNOWN } from './blocks.ts'
import { savingBlocks, waysSection } from './savings.ts'
import type { PaperSources } from './sources.ts'

type Step = NonNullable<Report['nextStep']>

const cutsTable = (step: Step): Block =>
  table(
    messages.oneYearsSavingIfTheValue(),
    [
      ['', 4],
      [messages.afterTheFee({ fee: formatMoney(step.feeCents) }), 2],
      [messages.afterFeeAndCourse(), 2],
    ],
    cutRows(step).map(({ label, afterFeeCents, afterPriceCents }) => [
      label,
      money(afterFeeCents),
      money(afterPriceCents),
    ]),
  )

/** A paper is read by anybody, so it speaks as to a visitor. */
const nextStepBlocks = (
  step: Step,
  verdict: NonNullable<Report['verdict']>,
  currentTaxYear: number,
): readonly Block[] => {
  const words = nextStepWords({ step, verdict, currentTaxYear, isOwner: false })
  return [
    ...words.opening.map(text),
    ...list(words.checks),
    ...(words.showsCuts ? [cutsTable(step)] : []),
    ...words.closing.map(text),
  ]
}

type Verdict = NonNullable<Report['verdict']>
type Reading = Verdict['readings'][number]

const LEVY_NAMES: Readonly<Record<Levy, string>> = {
  school: messages.schoolLevies(),
  non_school: messages.allOtherLevies(),
}

export const answerSection = ({
  verdict,
  nextStep,
  season,
  reportStatus,
}: Report): readonly PaperSection[] =>
  verdict === null
    ? section(messages.whereThisReportStands(), [text(reportStatus.message)])
    : section(
        messages.theShortAnswer({ answer: labelOnTheDay(verdict, (nextStep?.late ?? null) !== null) }),
        [
          text(verdict.headline),
          ...(nextStep === null ? [] : nextStepBlocks(nextStep, verdict, season.currentTaxYear)),
          ...verdict.explanation.map(text),
          note(messages.generalInformationWorkedOutFrom()),
        ],
      )

const staircase = ({ staircase: steps }: Reading): Block =>
  table(
    messages.fromJustValueToTaxLevy(),
    [['', 2], ...steps.map(({ levy }) => [LEVY_NAMES[levy], 2] as const)],
    [
      [messages.justValue(), ...steps.map(({ justCents }) => money(justCents))],
      [messages.assessedValueAfterCapsAndAny(), ...steps.map(({ assessedCents }) => money(assessedCents))],
      ['Exemptions', ...steps.map(({ exemptionCents }) => money(exemptionCents))],
      [messages.taxableValue(), ...steps.map(({ taxableCents }) => money(taxableCents))],
      [
        messages.rateDollarsPer1000(),
        ...steps.map(({ mills }) => (mills === null ? UNKNOWN : formatMills(mills))),
      ],
      ['Tax', ...steps.map(({ taxCents }) => exactMoney(taxCents))],
    ],
  )

type OnPaper = { readonly report: Report; readonly taxYear: number; readonly sources: PaperSources }

const flights = (reading: Reading, { report, taxYear, sources }: OnPaper): readonly Block[] => {
  if (reading.staircase.length === 0) return []
  const ownSources = sources.verdict.filter(({ figure }) => !/fee/i.test(figure))
  const under = sources.under([...ownSources, ...sources.caps])
  const home = { taxYear, homestead: isHomestead(report) }
  return [drawn(staircaseFigure(reading, home, (levy) => LEVY_NAMES[levy], under)), staircase(reading)]
}

const readingSection = (reading: Reading, paper: OnPaper): readonly PaperSection[] =>
  section(messages.underThe({ rulesLabel: reading.rulesLabel.replace(/^the /i, '') }), [
    ...flights(reading, paper),
    ...list(reading.staircase.map(({ levy, reason }) => `${LEVY_NAMES[levy]}: ${reason}`)),
    ...savingBlocks(reading, paper.report),
  ])

export const verdictSections = (report: Report, sources: PaperSources): readonly PaperSection[] => {
  const { verdict } = report
  if (verdict === null) return []
  return [
    ...verdict.readings.flatMap((reading) =>
      readingSection(reading, { report, taxYear: verdict.taxYear, sources }),
    ),
    ...waysSection(report),
    ...section(messages.whatToKeepInMind(), list(verdict.notes.map((one) => one.text))),
    ...section(messages.whatElseHelps(), list(verdict.whatElseHelps.map((one) => one.text))),
  ]
}
