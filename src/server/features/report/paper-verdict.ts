/** The verdict on paper: the answer, the way from just value to tax, what cuts would save, and what filing costs. */
import type { Report } from '#contract/reports.ts'
import { labelOnTheDay } from '#core/appeal/late-petition.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { formatMills } from '#core/money.ts'
import { laterLawWords } from '#core/tax/later-law.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import { isHomestead } from '#core/tax/value-steps.ts'
import { staircaseFigure } from './figure-staircase.ts'
import { drawn, list, money, note, section, table, text, UNKNOWN, wholeMoney } from './paper-blocks.ts'
import { nextStepBlocks } from './paper-next-step.ts'
import type { PaperSources } from './paper-sources.ts'

type Verdict = NonNullable<Report['verdict']>
type Reading = Verdict['readings'][number]

const LEVY_NAMES: Readonly<Record<Levy, string>> = { school: 'School levies', non_school: 'All other levies' }

export const answerSection = ({
  verdict,
  nextStep,
  season,
  reportStatus,
}: Report): readonly PaperSection[] =>
  verdict === null
    ? section('Where this report stands', [text(reportStatus.message)])
    : section(`The short answer: ${labelOnTheDay(verdict, (nextStep?.late ?? null) !== null)}`, [
        text(verdict.headline),
        ...(nextStep === null ? [] : nextStepBlocks(nextStep, verdict, season.currentTaxYear)),
        ...verdict.explanation.map(text),
        note(
          'General information worked out from public figures and from what you typed. Not an appraisal, not legal advice, and not from any government office. You decide, sign and file yourself.',
        ),
      ])

const staircase = ({ staircase: steps }: Reading): Block =>
  table(
    'From just value to tax, levy by levy',
    [['', 2], ...steps.map(({ levy }) => [LEVY_NAMES[levy], 2] as const)],
    [
      ['Just value', ...steps.map(({ justCents }) => money(justCents))],
      [
        'Assessed value, after caps and any classified use',
        ...steps.map(({ assessedCents }) => money(assessedCents)),
      ],
      ['Exemptions', ...steps.map(({ exemptionCents }) => money(exemptionCents))],
      ['Taxable value', ...steps.map(({ taxableCents }) => money(taxableCents))],
      [
        'Rate, dollars per $1,000',
        ...steps.map(({ mills }) => (mills === null ? UNKNOWN : formatMills(mills))),
      ],
      ['Tax', ...steps.map(({ taxCents }) => money(taxCents))],
    ],
  )

const whereSavingsBegin = ({ isSavingOpen, breakEvenJustCents }: Reading): string => {
  if (isSavingOpen) return 'What a lower just value would save is not known.'
  return breakEvenJustCents === null
    ? 'No lower just value would lower this tax.'
    : `Savings begin when just value falls below ${money(breakEvenJustCents)}.`
}

const turningPoints = (reading: Reading): string[] => [
  whereSavingsBegin(reading),
  ...(reading.worthwhileJustCents === null
    ? []
    : [`One year's saving passes the petition fee from ${money(reading.worthwhileJustCents)} down.`]),
]

const cuts = ({ scenarios }: Reading): Block => {
  const years = scenarios[0]?.laterYears.map(({ taxYear }) => String(taxYear)) ?? []
  return table(
    'What a lower just value would save in a year, after the petition fee, and later through the lower base',
    [
      ['', 3],
      ['Just value', 2],
      ['Saved', 2],
      ['After the fee', 2],
      ...years.map((year) => [year, 1.5] as const),
    ],
    scenarios.map(({ label, justCents, savingCents, netCents, laterYears }) => [
      label,
      money(justCents),
      money(savingCents),
      money(netCents),
      ...laterYears.map((later) => wholeMoney(later.savingCents)),
    ]),
  )
}

/** A report made before both readings were worked out has only the first, and says so. */
const undecidedYears = ({ scenarios, regime }: Reading, taxYear: number): readonly Block[] => {
  const lawWords = laterLawWords({ taxYear, regime })
  const years = scenarios[0]?.laterYears ?? []
  if (lawWords === null || years.length === 0) return []
  const before = note(`The later years above are worked out under the law before Amendment 3. ${lawWords}`)
  if (years[0]?.ifAmendedCents === undefined) return [before]
  const amended = table(
    'The later years if Amendment 3 took effect',
    [['', 3], ...years.map((year) => [String(year.taxYear), 1.5] as const)],
    scenarios.map(({ label, laterYears }) => [
      label,
      ...laterYears.map(({ ifAmendedCents }) => wholeMoney(ifAmendedCents ?? null)),
    ]),
  )
  return [before, amended]
}

type OnPaper = { readonly report: Report; readonly taxYear: number; readonly sources: PaperSources }

const flights = (reading: Reading, { report, taxYear, sources }: OnPaper): readonly Block[] => {
  if (reading.staircase.length === 0) return []
  const ownSources = sources.verdict.filter(({ figure }) => !/fee/i.test(figure))
  const under = sources.under([...ownSources, ...sources.caps])
  const home = { taxYear, homestead: isHomestead(report) }
  return [drawn(staircaseFigure(reading, home, (levy) => LEVY_NAMES[levy], under)), staircase(reading)]
}

const readingSection = (reading: Reading, paper: OnPaper): readonly PaperSection[] =>
  section(`Under the ${reading.rulesLabel.replace(/^the /i, '')}`, [
    ...flights(reading, paper),
    ...list(reading.staircase.map(({ levy, reason }) => `${LEVY_NAMES[levy]}: ${reason}`)),
    ...turningPoints(reading).map(text),
    cuts(reading),
    ...undecidedYears(reading, paper.taxYear),
  ])

const feeSection = ({ feeComparison }: Report): readonly PaperSection[] => {
  if (feeComparison === null) return []
  const { rows, words, citation, contingencyPercents, priceCents } = feeComparison
  const { low, high } = contingencyPercents
  return section('What each way of filing leaves of one year’s saving', [
    text(words),
    table(
      'After the petition fee, our price, or an agent’s share',
      [
        ['', 3],
        ['Saved', 2],
        ['Alone', 2],
        [`With our course (${money(priceCents)})`, 2],
        [`Agent at ${low}%`, 2],
        [`Agent at ${high}%`, 2],
      ],
      rows.map((row) => [
        row.label,
        money(row.savingCents),
        money(row.aloneCents),
        money(row.withCourseCents),
        money(row.agentBestCents),
        money(row.agentWorstCents),
      ]),
    ),
    note(citation),
  ])
}

export const verdictSections = (report: Report, sources: PaperSources): readonly PaperSection[] => {
  const { verdict } = report
  if (verdict === null) return []
  return [
    ...verdict.readings.flatMap((reading) =>
      readingSection(reading, { report, taxYear: verdict.taxYear, sources }),
    ),
    ...feeSection(report),
    ...section('What to keep in mind', list(verdict.notes.map((one) => one.text))),
    ...section('What else helps', list(verdict.whatElseHelps.map((one) => one.text))),
  ]
}
