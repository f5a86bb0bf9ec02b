/** The mail that carries the link to a free report. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import { labelOnTheDay } from '#core/appeal/late-petition.ts'
import { nextStepLine } from '#core/appeal/next-step/words.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import { cautionLines } from '#core/valuation/explain/shown-cautions.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
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
  return short === '' ? 'your home' : short
}

export interface Occasion {
  readonly now: Date
  readonly unsubscribeUrl: string
  /** Opens the report and deletes it after a question. */
  readonly deleteUrl: string
  readonly because: 'asked' | 'roll_arrived'
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** What the sales support is the roll's to say; what was typed stays on the page. */
const valueWords = ({ homeValue, basis }: Report): string[] => {
  const estimate = homeValue?.estimate
  if (basis !== 'roll' || !estimate?.sufficient || estimate.supported === null) return []
  const { justValueCents, comparedWith } = estimate.supported
  return [
    `The most similar sales support a market value (“just value”) of about ${formatMoney(justValueCents)}. The county’s record says ${formatMoney(comparedWith.justValueCents)}.`,
    ...cautionLines(estimate),
  ]
}

/** What was paid is public record; beside a just value that was typed it stays on the page. */
const ownSaleWords = ({ homeValue, basis, season }: Report): string[] => {
  const ownSale = homeValue?.ownSaleCompared
  if (!ownSale || homeValue.rollYear !== season.valuesTaxYear || !season.isCurrent) return []
  return [basis === 'roll' ? ownSale.words : ownSale.priceWords]
}

const answerBlocks = (report: Report): MailBlock[] => {
  const { verdict, basis, nextStep } = report
  if (verdict === null) return []
  const label = labelOnTheDay(verdict, (nextStep?.late ?? null) !== null)
  const short = `The short answer: ${label}.`
  const line = nextStep && nextStepLine(nextStep)
  const advice = line ? [line] : []
  if (basis !== 'roll') return [short, ...ownSaleWords(report), ...advice].map(paragraph)
  // some headlines begin with the label already
  const opening = verdict.headline.startsWith(label) ? [] : [short]
  return [...opening, verdict.headline, ...valueWords(report), ...ownSaleWords(report), ...advice].map(
    paragraph,
  )
}

const opening = ({ parcel, address, requestedAt }: Report, because: Occasion['because']): string => {
  const home = parcel?.address ?? plainAddress(address)
  if (because === 'asked') return `You asked whether an appeal could save money on ${home}.`
  const askedOn = formatCalendarDate(todayInFlorida(new Date(requestedAt)))
  return `On ${askedOn} you asked whether an appeal could save money on ${home}, and we couldn’t tell. The county’s property record has come in, and now we can. We won’t email you about this again.`
}

/** Anybody can ask in another's name: every such mail carries the link that ends them. */
export const reportMail = (
  { env, counties }: Pick<Context, 'env' | 'counties'>,
  lead: LeadRow,
  { now, unsubscribeUrl, deleteUrl, because }: Occasion,
): MailContent => {
  const report = reportView(lead, now, counties)
  const { leadId, parcel, reportStatus } = report
  const title = because === 'asked' ? 'Your property savings report' : 'Your savings report now has an answer'
  return {
    transactional: false,
    topic: 'reports',
    unsubscribeUrl,
    subject: parcel ? `${title}: ${parcel.address}` : title,
    preheader: reportStatus.message,
    blocks: [
      { kind: 'heading', text: 'Your savings report' },
      greeting(null),
      paragraph(opening(report, because)),
      ...answerBlocks(report),
      paragraph(reportStatus.message),
      { kind: 'button', label: 'Open your report', url: `${env.PUBLIC_URL}${paths.report(leadId)}` },
      {
        kind: 'note',
        text: 'This is general information from public records. It’s not an appraisal or legal advice. You can print the report or fix your home’s details on the page.',
      },
      { kind: 'link', label: 'Delete this report', url: deleteUrl },
    ],
    reason: 'You’re getting this email because someone asked for a free report with this email address.',
  }
}
