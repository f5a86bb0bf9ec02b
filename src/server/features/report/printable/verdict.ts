/** The verdict on paper: the first page with the answer, and the way from just value to tax. */
import type { Report } from '#contract/report/reports.ts'
import { runningDiscount } from '#core/appeal/deadlines/yearly.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { Amount, Block, PaperSection } from '#core/document/paper.ts'
import { formatMills, formatMoney } from '#core/money.ts'
import { isHomestead } from '#core/tax/levy/value-steps.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import * as messages from '#messages/report/verdict.ts'
import * as stepWords from '#messages/verdict/purchase-steps.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { nextStepWords } from '#words/next-step/by-kind.ts'
import { lowEndWords } from '#words/next-step/estimate.ts'
import { fileByIn, fileByLine } from '#words/next-step/file-by.ts'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { estimateWords } from '#words/next-step/parts.ts'
import { bothReadings, reasonsOf, surenessOf } from '#words/next-step/reasons.ts'
import { type Stage, seasonStages } from '#words/season/stages.ts'
import { purchaseRows, shownPurchase, withNothingOff } from '#words/verdict/purchase-steps.ts'
import { exemptionsInShort } from '#words/verdict/what-else-helps.ts'
import { wholeWrongHomestead } from '#words/verdict/wrong-homestead.ts'
import { staircaseFigure } from '../figure/staircase.ts'
import {
  drawn,
  led,
  list,
  money,
  section,
  steps,
  table,
  tableWith,
  text,
  UNKNOWN,
  wholeMoney,
} from './blocks.ts'
import { readingsShown } from './readings-shown.ts'
import type { PaperSources } from './sources.ts'
import { firstClaim, isClaimFirst, unclaimedWords } from './unclaimed.ts'

type Verdict = NonNullable<Report['verdict']>
type Reading = Verdict['readings'][number]

const LEVY_NAMES: Readonly<Record<Levy, string>> = {
  school: messages.schoolLevies(),
  non_school: messages.allOtherLevies(),
}

const shortStep = (
  { season, homeValue, appraiserUrl, wrongHomestead, nextStep: step }: Report,
  verdict: Verdict,
  today: CalendarDate,
) => {
  if (step === null) return []
  const facts = {
    step,
    verdict,
    currentTaxYear: season.currentTaxYear,
    isOwner: false,
    fileBy: fileByIn(season, today),
    discount: runningDiscount(today),
    doubts: homeValue?.recordDoubts ?? [],
    appraiserUrl,
    hasWrongHomestead: wrongHomestead !== undefined,
  }
  const words = nextStepWords(facts)
  // Said above: why an estimate is rough, the just value beside what the sales support, and what a purchase is. The dollars are in the table of savings.
  const ofEstimate = [
    ...estimateWords(facts),
    ...(step.estimate === null ? [] : [lowEndWords(step.estimate, { ...step, isOwner: false })]),
  ]
  const isSaid = (one: string) => ofEstimate.includes(one) || verdict.reason === 'own_sale_speaks_for'
  const opening = words.opening.filter((one) => !isSaid(one))
  // One paragraph each: the first page has no line to spare.
  const said = [opening, words.closing].filter((some) => some.length > 0)
  return [...steps(words.steps), ...said.map((some) => text(some.join(' ')))]
}

/** Who is told to file has a hearing ahead; all others have the next notice. The day of valuation asks for nothing of anybody. */
const isOfPage = ({ key, onlyIfFiled }: Stage, isFileByTold: boolean): boolean => {
  if (key.startsWith('valuation')) return false
  return isFileByTold ? key !== 'petition' && key !== 'next-notice' : onlyIfFiled !== true
}

/** The days still ahead. */
const daysAhead = ({ season }: Report, today: CalendarDate, isFileByTold: boolean): readonly Block[] => {
  const days = seasonStages(today, season.countyDeadline).filter(
    (stage) => stage.to >= today && isOfPage(stage, isFileByTold),
  )
  return days.length === 0
    ? []
    : [
        tableWith(
          table(
            messages.keyDates(),
            [
              [messages.whatHappens(), 1],
              [messages.when(), 1],
            ],
            days.map(({ title, when }) => [title, when]),
          ),
          { isApart: true },
        ),
      ]
}

/** A figure first, then what it is a figure of. */
const figures = ({ nextStep, season, homeValue }: Report, verdict: Verdict): readonly Block[] => {
  const figure = nextStep && season.isCurrent ? answerFigure({ verdict, step: nextStep, homeValue }) : null
  const justCents = verdict.readings[0]?.staircase[0]?.justCents
  const { taxYear } = verdict
  const valueLabel = season.isCurrent
    ? messages.marketValueNow()
    : messages.marketValueThen({ taxYear: String(taxYear) })
  // Beside a purchase that is the evidence, other homes' sales would speak of another answer.
  const purchase =
    verdict.reason === 'own_sale_speaks_for' ? homeValue?.ownSaleCompared?.justValueCents : undefined
  const supported = season.isCurrent ? (purchase ?? nextStep?.estimate?.middle.justCents) : undefined
  const supportLabel = purchase === undefined ? messages.salesSupport() : messages.purchaseSupports()
  const amounts: readonly Amount[] = [
    ...(figure ? [{ label: messages.savedInOneYear(), value: formatMoney(figure.cents), isMain: true }] : []),
    ...(justCents === undefined ? [] : [{ label: valueLabel, value: formatMoney(justCents) }]),
    ...(supported === undefined ? [] : [{ label: supportLabel, value: formatMoney(supported) }]),
  ]
  return [
    ...(amounts.length === 0 ? [] : [{ kind: 'amounts' as const, amounts }]),
    ...(figure ? [text(`${formatMoney(figure.cents)} ${figure.of}`)] : []),
    ...(figure?.near ? [text(figure.near)] : []),
  ]
}

/** As on the page: from the price to a market value. */
const purchaseTable = (report: Report): readonly Block[] => {
  const steps = shownPurchase(report)
  if (steps === null) return []
  const asItIs = withNothingOff(steps)
  return [
    table(
      stepWords.fromYourPriceToAMarketValue(),
      [
        [messages.step(), 3],
        [messages.amount(), 1],
      ],
      purchaseRows(steps).map(({ label, value }) => [label, value]),
    ),
    ...(asItIs === null ? [] : [led(asItIs, '')]),
  ]
}

const fileByOf = ({ season, nextStep: step }: Report, verdict: Verdict, today: CalendarDate) =>
  fileByLine({ season, verdict, step }, today)

/** To be settled first by who doesn’t live there. */
const wrongHomesteadTold = ({ wrongHomestead }: Report): readonly Block[] => {
  if (!wrongHomestead) return []
  const { lead, rest } = wholeWrongHomestead(wrongHomestead)
  return [led(lead, rest)]
}

const answered = (report: Report, verdict: Verdict, today: CalendarDate): readonly Block[] => {
  const sure = surenessOf(report, verdict)
  const both = bothReadings(verdict)
  const day = fileByOf(report, verdict, today)
  const bought = purchaseTable(report)
  return [
    // What a purchase comes to is worked out below.
    ...(bought.length === 0 ? [text(verdict.headline)] : []),
    ...figures(report, verdict),
    ...bought,
    ...(day === null ? [] : [led(day.lead, day.rest)]),
    ...wrongHomesteadTold(report),
    ...firstClaim(report),
    ...list([...reasonsOf(report, verdict), ...(both === null ? [] : [both])]),
    ...(sure === null ? [] : [text(messages.howSure({ name: sure.name, words: sure.words }))]),
  ]
}

/** The first page: complete in itself. A paper is read by anybody, so it speaks as to a visitor. */
export const answerSections = (report: Report, today: CalendarDate): readonly PaperSection[] => {
  const { verdict, nextStep, reportStatus } = report
  if (verdict === null) return section(messages.whereThisReportStands(), [text(reportStatus.message)])
  const answer = labelOnTheDay(verdict, (nextStep?.late ?? null) !== null)
  return [
    ...section(messages.theShortAnswer({ answer }), answered(report, verdict, today)),
    ...section(messages.whatToDoNext(), [
      ...shortStep(report, verdict, today),
      ...daysAhead(report, today, fileByOf(report, verdict, today) !== null),
    ]),
  ]
}

type Column = { readonly title: string; readonly step: Reading['staircase'][number] }

const columnsOf = (readings: readonly Reading[]): readonly Column[] =>
  readings.flatMap(({ staircase, rulesLabel }) =>
    staircase.map((step) => ({
      title: readings.length > 1 ? `${LEVY_NAMES[step.levy]}, ${rulesLabel}` : LEVY_NAMES[step.levy],
      step,
    })),
  )

/** One table, whatever the number of readings; the stairs above it lead down to taxable value. */
const taxTable = (columns: readonly Column[]): Block => {
  const row = (title: string, of: (step: Column['step']) => string) => [
    title,
    ...columns.map(({ step }) => of(step)),
  ]
  return table(
    messages.fromJustValueToTaxLevy(),
    [['', 2], ...columns.map(({ title }) => [title, 2] as const)],
    [
      row(messages.taxableValue(), ({ taxableCents }) => money(taxableCents)),
      row(messages.rateDollarsPer1000(), ({ mills }) => (mills === null ? UNKNOWN : formatMills(mills))),
      row('Tax', ({ taxCents }) => wholeMoney(taxCents)),
    ],
  )
}

/** What holds of both taxes is said once. */
const whyEach = ({ staircase }: Reading): readonly string[] => {
  const reasons = new Set(staircase.map(({ reason }) => reason))
  return reasons.size === 1
    ? [...reasons]
    : staircase.map(({ levy, reason }) => `${LEVY_NAMES[levy]}: ${reason}`)
}

export const taxSection = (report: Report, sources: PaperSources): readonly PaperSection[] => {
  const { verdict } = report
  const readings = verdict === null ? [] : readingsShown(verdict)
  const columns = columnsOf(readings)
  if (verdict === null || columns.length === 0) return []
  const ownSources = sources.verdict.filter(({ figure }) => !/fee/i.test(figure))
  const under = sources.under([...ownSources, ...sources.caps])
  const home = { taxYear: verdict.taxYear, homestead: isHomestead(report) }
  return section(messages.howTheTaxIsWorkedOut(), [
    ...readings.map((reading) => text(whyEach(reading).join(' '))),
    ...readings.map((reading) => drawn(staircaseFigure(reading, home, (levy) => LEVY_NAMES[levy], under))),
    taxTable(columns),
  ])
}

/** The table of savings and the note on rates say these years. */
const saidInTable: readonly NoteCode[] = ['lower_base_later', 'later_law_undecided', 'rate_year_differs']

/** What else an owner can look at, the missing exemption with its amount; the record and one that is not theirs are on the first page. */
const helpWords = (report: Report, { whatElseHelps, readings }: Verdict): readonly string[] =>
  whatElseHelps
    .filter(({ code }) => code !== 'check_record' && code !== 'exemption_does_not_apply')
    .filter(({ code }) => code !== 'claim_homestead' || !isClaimFirst(report))
    .map(
      ({ code, text: words }) =>
        (code === 'claim_homestead' ? unclaimedWords(report) : null) ??
        (code === 'check_exemptions' ? exemptionsInShort(readings) : words),
    )

/** Beside a petition the rest can wait for the page. */
const isHelpTold = (report: Report, verdict: Verdict, today: CalendarDate): boolean =>
  verdict.outcome !== 'file' && fileByOf(report, verdict, today) === null

export const remarkSections = (report: Report, today: CalendarDate): readonly PaperSection[] => {
  const { verdict } = report
  return verdict === null
    ? []
    : [
        ...section(
          messages.whatToKeepInMind(),
          list(verdict.notes.filter(({ code }) => !saidInTable.includes(code)).map((one) => one.text)),
        ),
        ...(isHelpTold(report, verdict, today)
          ? section(messages.whatElseHelps(), list(helpWords(report, verdict)))
          : []),
      ]
}

/** Where the rest waits for the page: an exemption may be worth more than the petition. The pages before have no line to spare. */
export const unclaimedSection = (report: Report, today: CalendarDate): readonly PaperSection[] => {
  const { verdict } = report
  const words = unclaimedWords(report)
  return verdict === null || words === null || isClaimFirst(report) || isHelpTold(report, verdict, today)
    ? []
    : section(messages.whatElseHelps(), [text(words)])
}
