/** The mail that carries the link to a free report. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/report-mail.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { nextStepLine } from '#words/next-step/by-kind.ts'
import { fileByLine } from '#words/next-step/file-by.ts'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { shownPurchase, withNothingOff } from '#words/verdict/purchase-steps.ts'
import { toldUnclaimedHomestead } from '#words/verdict/unclaimed-homestead.ts'
import { wholeWrongHomestead } from '#words/verdict/wrong-homestead.ts'
import { reportView } from '../report-view.ts'

const longestAddress = 80

/** Anybody can ask for a report in another's name: of what was typed only what an address is made of, and no link. */
const plainAddress = (typed: string): string => {
  const line = typed
    .replace(/[^\p{L}\p{N},.#'&/-]+/gu, ' ')
    .replace(/\.(?=\S)|\/(?!\d)|(?<!\d)\//g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const short = line.length <= longestAddress ? line : `${line.slice(0, longestAddress - 1).trimEnd()}…`
  return short === '' ? messages.yourHome() : short
}

export interface Occasion {
  readonly now: Date
  readonly unsubscribeUrl: string
  /** Opens the report and deletes it after a question. */
  readonly deleteUrl: string
  readonly because: 'asked' | 'roll_arrived'
  /** Whoever gets it has the course: nothing is said of buying it. */
  readonly isOwner: boolean
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** What the sales support is the roll's to say; what was typed stays on the page. Beside a purchase that is the evidence they would speak of another answer. */
const valueWords = ({ homeValue, basis, verdict }: Report): string[] => {
  const estimate = homeValue?.estimate
  if (basis !== 'roll' || verdict?.reason === 'own_sale_speaks_for') return []
  if (!estimate?.sufficient || estimate.supported === null) return []
  const { justValueCents, comparedWith } = estimate.supported
  return [
    messages.theMostSimilarSalesSupportA({
      supported: formatMoney(justValueCents),
      countyValue: formatMoney(comparedWith.justValueCents),
    }),
  ]
}

/** The answer's own sentence says what was paid, and what that comes to. */
const saysThePurchase = ({ verdict, basis }: Report): boolean =>
  basis === 'roll' &&
  (verdict?.reason === 'own_sale_speaks_for' || verdict?.reason === 'own_sale_speaks_against')

/** What was paid is public record; beside a just value that was typed it stays on the page. */
const ownSaleWords = (report: Report): string[] => {
  const { homeValue, basis, season } = report
  const ownSale = homeValue?.ownSaleCompared
  if (!ownSale || saysThePurchase(report) || homeValue.rollYear !== season.valuesTaxYear || !season.isCurrent)
    return []
  return [basis === 'roll' ? ownSale.words : ownSale.priceWords]
}

/** The dollars of the answer, from public records alone. */
const figureBlocks = ({ verdict, basis, nextStep, season, homeValue }: Report): MailBlock[] => {
  if (verdict === null || nextStep === null || basis !== 'roll' || !season.isCurrent) return []
  const figure = answerFigure({ verdict, step: nextStep, homeValue })
  if (figure === null) return []
  const { cents, of, near } = figure
  return [
    { kind: 'figure', figure: formatMoney(cents), label: of },
    ...(near === null ? [] : [paragraph(near)]),
  ]
}

/** What may be worth more than a petition, from public records alone. */
const unclaimedBlocks = (report: Report): MailBlock[] => {
  const { unclaimedHomestead, basis, verdict, nextStep: step, livesThere } = report
  if (!unclaimedHomestead || basis !== 'roll' || verdict === null) return []
  const figure = step && answerFigure({ verdict, step })
  return [paragraph(toldUnclaimedHomestead(unclaimedHomestead, figure?.cents ?? null, livesThere))]
}

/** What has to be settled first by who doesn’t live there. */
const wrongBlocks = ({ wrongHomestead }: Report): MailBlock[] => {
  if (!wrongHomestead) return []
  const { lead, rest } = wholeWrongHomestead(wrongHomestead)
  return [{ kind: 'note', lead, text: rest }]
}

/** The one home that may be meant is named, and asked about; null where there are none or several. */
const questionOf = ({ verdict, candidates: [only, ...others] }: Report): string | null =>
  verdict === null && only && others.length === 0 ? messages.isThisYourHomeAt(only) : null

/** Several parcels at one street address are its units. */
const choiceHeading = ({ candidates }: Report): string => {
  const streets = new Set(candidates.map(({ address }) => address.split(/,| unit /i, 1).join('')))
  return streets.size === 1 ? messages.whichUnitIsYours() : messages.whichHomeIsYours()
}

/** The answer itself, or what is asked, is what the mail is called; what was typed stays on the page. */
const headingOf = (report: Report): string => {
  const { verdict, nextStep, candidates, basis } = report
  const question = questionOf(report)
  if (question !== null) return question
  if (verdict === null) return candidates.length > 0 ? choiceHeading(report) : messages.yourSavingsReport()
  const label = labelOnTheDay(verdict, (nextStep?.late ?? null) !== null)
  // some headlines begin with the label already
  return basis === 'roll' && verdict.headline.startsWith(label) ? verdict.headline : label
}

const answerBlocks = (report: Report, reader: Pick<Occasion, 'isOwner'>): MailBlock[] => {
  const { verdict, basis, nextStep } = report
  if (verdict === null) return []
  const line = nextStep && nextStepLine(nextStep, reader)
  const advice = line ? [line] : []
  if (basis !== 'roll') return [...ownSaleWords(report), ...advice].map(paragraph)
  const headline = headingOf(report) === verdict.headline ? [] : [verdict.headline]
  const steps = shownPurchase(report)
  const asItIs = steps === null ? null : withNothingOff(steps)
  const bought = asItIs === null ? [] : [asItIs]
  return [...headline, ...bought, ...valueWords(report), ...ownSaleWords(report), ...advice].map(paragraph)
}

/** The day to file by, while it is ahead: it is no figure of anybody's, so it is said whatever was typed. */
const dayBlocks = ({ verdict, nextStep: step, season }: Report, now: Date): MailBlock[] => {
  const line = verdict && fileByLine({ season, verdict, step }, todayInFlorida(now))
  return line === null ? [] : [{ kind: 'note', lead: line.lead, text: line.rest }]
}

const opening = ({ parcel, address, requestedAt }: Report, because: Occasion['because']): string => {
  const home = parcel?.address ?? plainAddress(address)
  if (because === 'asked') return messages.youAskedWhetherAnAppealCould({ home })
  const askedOn = formatPlainDate(todayInFlorida(new Date(requestedAt)))
  return messages.onYouAskedWhetherAnAppeal({ day: askedOn, home })
}

/** Anybody can ask in another's name: every such mail carries the link that ends them. */
export const reportMail = (
  { env, counties }: Pick<Context, 'env' | 'counties'>,
  lead: LeadRow,
  { now, unsubscribeUrl, deleteUrl, because, isOwner }: Occasion,
): MailContent => {
  const report = reportView(lead, now, counties)
  const { leadId, parcel, reportStatus } = report
  const title =
    because === 'asked' ? messages.yourPropertySavingsReport() : messages.yourSavingsReportNowHasAn()
  return {
    transactional: false,
    topic: 'reports',
    unsubscribeUrl,
    subject: questionOf(report) ?? (parcel ? `${title}: ${parcel.address}` : title),
    preheader: reportStatus.message,
    blocks: [
      { kind: 'heading', text: headingOf(report) },
      greeting(null),
      paragraph(opening(report, because)),
      ...figureBlocks(report),
      ...dayBlocks(report, now),
      ...(report.verdict === null ? [paragraph(reportStatus.message)] : []),
      // On a phone's first screen: what the figure rests on can come after it.
      { kind: 'button', label: messages.openYourReport(), url: `${env.PUBLIC_URL}${paths.report(leadId)}` },
      ...unclaimedBlocks(report),
      ...wrongBlocks(report),
      ...answerBlocks(report, { isOwner }),
      paragraph(messages.thisIsGeneralInformationFromPublic()),
      { kind: 'link', label: messages.deleteThisReport(), url: deleteUrl },
    ],
    reason: messages.youreGettingThisEmailBecause(),
  }
}
