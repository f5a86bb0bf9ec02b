/** Owns the words of each step on the path of a case, the part it belongs to, and about how long it takes. */

import { evidenceExchangeDays, partialPaymentPercent } from '#core/appeal/deadlines-params.ts'
import type { CaseStation } from '#core/case/case-parts.ts'

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
    detail: 'Six numbers and the last day for a petition. The day the notice prints wins over every other.',
    minutes: 10,
  },
  facts: {
    station: 'facts',
    title: 'Compare the property record with your home',
    detail: 'A wrong area, year or bathroom on the record is the plainest reason to lower a value.',
    minutes: 20,
  },
  comparables: {
    station: 'comparables',
    title: 'Choose the sales your home is compared with',
    detail:
      'Sales of the year before January 1, of homes like yours nearby. Say why you took or left each one.',
    minutes: 45,
  },
  condition: {
    station: 'condition',
    title: 'List what lowers the value of the home itself',
    detail:
      'Damage and wear as they were on January 1, each with what it costs to put right and who says so.',
    minutes: 30,
  },
  papers: {
    station: 'papers',
    title: 'Add the photos and papers that show it',
    detail: 'Dated photos, estimates on letterhead, inspection reports.',
    minutes: 20,
  },
  value: {
    station: 'value',
    title: 'Write down your own opinion of value',
    detail: 'One figure for January 1, and what it rests on. It is yours; it is not an appraisal.',
    minutes: 15,
  },
  put_right: {
    station: 'filing',
    title: 'Put right what cannot be so',
    detail: 'A day or a figure contradicts the rest of the case.',
    minutes: 2,
  },
  petition_late: {
    station: 'filing',
    title: 'Ask the clerk whether the board takes your late petition',
    detail: 'It was received after the last day that your notice prints.',
    minutes: 15,
  },
  file: {
    station: 'filing',
    title: 'File the petition',
    detail: 'On the official form DR-486, signed by you. It counts on the day the board receives it.',
    minutes: 40,
  },
  file_now: {
    station: 'filing',
    title: 'File the petition now, the rest can follow',
    detail:
      'On the official form DR-486, signed by you. It counts on the day the board receives it, and only before its office closes: ask for the hour. Evidence is not due with it, unless you ask not to attend.',
    minutes: 40,
  },
  window_over: {
    station: 'filing',
    title: 'The time to petition for this year is over, as far as we know',
    detail:
      'If the board has your petition, write down the day it was received and the path goes on. If not, the board may take a late one only for good cause, in extraordinary circumstances; what you gather here can serve next year.',
    minutes: 5,
  },
  pay: {
    station: 'filing',
    title: 'Pay what the law asks for while you appeal',
    detail: `All non-ad valorem assessments and at least ${partialPaymentPercent}% of the ad valorem tax, less any discount earned. Without it the board must deny the petition.`,
    minutes: 20,
  },
  await_hearing: {
    station: 'hearing',
    title: 'Watch for the notice of hearing',
    detail: `It comes at least 25 days before the hearing. Write its day here at once: your evidence is due ${evidenceExchangeDays} days before it.`,
    minutes: null,
  },
  deliver: {
    station: 'deliveries',
    title: 'Deliver your evidence to the property appraiser',
    detail:
      'A list of it, copies of all you will show, and what each witness will say. Keep proof of delivery.',
    minutes: 45,
  },
  deliver_at_once: {
    station: 'deliveries',
    title: 'Deliver your evidence at once: our safe day is over',
    detail: `Day ${evidenceExchangeDays} falls on a weekend or a holiday, so the working day before it was the last one. Deliver now, in a way that arrives today, such as email, and keep proof.`,
    minutes: 45,
  },
  deliver_late: {
    station: 'deliveries',
    title: 'The day for your evidence is over: deliver it now, before the hearing',
    detail:
      'Deliver it now all the same, and say on the record when you did. Until September 1, 2025 the rule kept a board from shutting evidence out for lateness alone. Whether it still does is open, so ask the clerk.',
    minutes: 45,
  },
  check_appraiser: {
    station: 'deliveries',
    title: 'Has the property appraiser’s evidence come?',
    detail:
      'It was due to you by the same day as yours. If it has come, log it. If not, write to the clerk of the board today, and ask that the hearing be moved because of the appraiser.',
    minutes: 15,
  },
  rehearse: {
    station: 'hearing',
    title: 'Prepare for the hearing',
    detail:
      'Read the appraiser’s evidence, say your case aloud within your minutes, and lay your papers in order.',
    minutes: 45,
  },
  outcome: {
    station: 'outcome',
    title: 'Write down what was decided',
    detail: 'The written decision comes within 20 days of the last day the board sits.',
    minutes: 5,
  },
  decided: {
    station: 'outcome',
    title: 'This case is decided',
    detail:
      'Check the next tax bill against it. What you gathered stays here for next year. Whether to go to court is a question for a lawyer.',
    minutes: 10,
  },
} as const satisfies Record<string, StepWords>

export type StepId = keyof typeof STEP_WORDS
