/** The mail that carries the link to a free report. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import { outcomeLabel } from '#core/tax/outcome-label.ts'
import type { LeadRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail-content.ts'
import { greeting } from '#server/services/mail-greeting.ts'
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

const answerBlocks = (verdict: Report['verdict']): MailBlock[] =>
  verdict ? [{ kind: 'paragraph', text: `The short answer: ${outcomeLabel(verdict)}.` }] : []

/** The address as the roll has it and the short answer are repeated; figures belong on the page, beside their sources. */
export const reportMail = (env: Env, lead: LeadRow, now: Date): MailContent => {
  const { leadId, address, parcel, reportStatus, verdict } = reportView(lead, now, undefined)
  return {
    transactional: true,
    subject: parcel ? `Your property savings report: ${parcel.address}` : 'Your property savings report',
    preheader: reportStatus.message,
    blocks: [
      { kind: 'heading', text: 'Your savings report' },
      greeting(null),
      {
        kind: 'paragraph',
        text: `You asked whether an appeal could save money for ${parcel?.address ?? plainAddress(address)}.`,
      },
      ...answerBlocks(verdict),
      { kind: 'paragraph', text: reportStatus.message },
      { kind: 'button', label: 'Open your report', url: `${env.PUBLIC_URL}${paths.report(leadId)}` },
      {
        kind: 'note',
        text: 'This is general information worked out from public figures. It is not an appraisal and not legal advice.',
      },
    ],
    reason: 'You get this mail because a free report was asked for with this address.',
  }
}
