/** Owns the words of each step on the path of a case, the part it belongs to, and about how long it takes. */

import { evidenceExchangeDays, partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import type { CaseStation } from './parts.ts'

interface StepWords {
  readonly station: CaseStation
  readonly title: string
  readonly detail: string
  readonly minutes: number | null
}

export const STEP_WORDS = {
  notice: {
    station: 'notice',
    title: 'Copy the numbers from your TRIM notice',
    detail: 'Six numbers and the petition deadline. The date on your notice beats any other.',
    minutes: 3,
  },
  facts: {
    station: 'facts',
    title: 'Compare the property record with your home',
    detail: 'A wrong size, year or bathroom count is the simplest reason to lower a value.',
    minutes: 5,
  },
  comparables: {
    station: 'comparables',
    title: 'Choose the sales to compare with your home',
    detail:
      'Homes like yours that sold nearby in the year before January 1. Note why you used or skipped each sale.',
    minutes: 6,
  },
  condition: {
    station: 'condition',
    title: 'List what lowers your home’s value',
    detail: 'Damage and wear on January 1, with what each would cost to fix and who says so.',
    minutes: 8,
  },
  papers: {
    station: 'papers',
    title: 'Add the photos and papers that show it',
    detail: 'Dated photos, estimates on letterhead, inspection reports.',
    minutes: 5,
  },
  value: {
    station: 'value',
    title: 'Write down your own opinion of value',
    detail: 'One figure for January 1, and your reasons. It’s your opinion, not an appraisal.',
    minutes: 3,
  },
  put_right: {
    station: 'filing',
    title: 'Fix what doesn’t add up',
    detail: 'A date or a number contradicts the rest of your case.',
    minutes: 2,
  },
  petition_late: {
    station: 'filing',
    title: 'Ask the clerk whether the board will take your late petition',
    detail: 'The board received it after the deadline on your notice.',
    minutes: 15,
  },
  file: {
    station: 'filing',
    title: 'File the petition',
    detail: 'Use official form DR-486 and sign it. It counts on the day the board receives it.',
    minutes: 40,
  },
  file_now: {
    station: 'filing',
    title: 'File the petition now. The rest can wait',
    detail:
      'Use official form DR-486 and sign it. The board must receive it before closing time, so call to confirm hours. Your evidence isn’t due yet, unless you ask not to attend.',
    minutes: 40,
  },
  window_over: {
    station: 'filing',
    title: 'This year’s petition deadline has most likely passed',
    detail:
      'Already filed? Enter the date received. If not, the board may take a late petition only for good cause, in extraordinary circumstances. You can use what you gather here next year.',
    minutes: 5,
  },
  pay: {
    station: 'filing',
    title: 'Pay what the law asks for while you appeal',
    detail: `Pay all non-ad valorem assessments and at least ${partialPaymentPercent}% of the ad valorem tax, less any discount. Otherwise the board must deny your petition.`,
    minutes: 20,
  },
  await_hearing: {
    station: 'hearing',
    title: 'Watch for your hearing notice',
    detail: `It comes at least 25 days before the hearing. Enter the hearing date here right away. Your evidence is due ${evidenceExchangeDays} days before it.`,
    minutes: null,
  },
  deliver: {
    station: 'deliveries',
    title: 'Deliver your evidence to the property appraiser',
    detail:
      'Send a list, copies of everything you’ll show, and what each witness will say. Keep proof of delivery.',
    minutes: 45,
  },
  deliver_at_once: {
    station: 'deliveries',
    title: 'Deliver your evidence now. The safe date has passed',
    detail: `Day ${evidenceExchangeDays} falls on a weekend or holiday, so the deadline was the last business day before it. Deliver today, by email for example, and keep proof.`,
    minutes: 45,
  },
  deliver_late: {
    station: 'deliveries',
    title: 'Your evidence is late. Deliver it now, before the hearing',
    detail:
      'Deliver it anyway, and say on the record when you did. Before September 1, 2025, a board couldn’t shut out evidence just for being late. Ask the clerk whether that’s still the rule.',
    minutes: 45,
  },
  check_appraiser: {
    station: 'deliveries',
    title: 'Did you get the property appraiser’s evidence?',
    detail:
      'It was due to you the same day as yours. If it came, log it. If not, write to the clerk of the board today and ask to move the hearing because the appraiser is late.',
    minutes: 15,
  },
  rehearse: {
    station: 'hearing',
    title: 'Prepare for the hearing',
    detail:
      'Read the appraiser’s evidence, practice your case out loud within your time, and put your papers in order.',
    minutes: 45,
  },
  outcome: {
    station: 'outcome',
    title: 'Write down what was decided',
    detail: 'The written decision comes within 20 days of the board’s last meeting day.',
    minutes: 5,
  },
  decided: {
    station: 'outcome',
    title: 'Your case is decided',
    detail:
      'Check the next tax bill against it. What you gathered stays here for next year. Whether to go to court is a question for a lawyer.',
    minutes: 10,
  },
} as const satisfies Record<string, StepWords>

export type StepId = keyof typeof STEP_WORDS
