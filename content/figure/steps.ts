/** Owns the pictures of an order in time: the season, the notice's three amounts, evidence days, the hearing, the decision. */

import { workedDays } from '#content/example/worked-days.ts'
import { frame } from '#content/figure/frame.ts'
import * as law from '#content/params.ts'
import { escapeHtml } from '#content/text/prose-html.ts'
import {
  evidenceAimDays,
  evidenceExchangeDays,
  partialPaymentPercent,
} from '#core/appeal/deadlines/params.ts'
import { petitionWindowDays } from '#core/appeal/season/params.ts'
import { courtDays, decisionDays } from '#core/case/params.ts'

type Step = {
  readonly what: string
  readonly when: string
  /** HTML. */
  readonly picture?: string
}

const stepLine = ({ what, when, picture = '' }: Step): string =>
  `<li><strong>${escapeHtml(what)}</strong><span class="lesson-when">${escapeHtml(when)}</span>${picture}</li>`

const steps = (all: readonly Step[]): string => `<ol class="lesson-steps">${all.map(stepLine).join('')}</ol>`

const months = ['A', 'S', 'O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J'] as const

const percent = (month: number): string => `${((100 * month) / months.length).toFixed(2)}%`

/** Months counted from August, the last one excluded. */
const monthStrip = (from: number, to: number, look: 'fixed' | 'usual'): string =>
  '<svg class="lesson-months" aria-hidden="true" focusable="false">' +
  months.map((letter, at) => `<text x="${percent(at + 0.5)}" y="28">${letter}</text>`).join('') +
  '<line x1="0" x2="100%" y1="8" y2="8"/>' +
  `<rect class="lesson-${look}" x="${percent(from)}" y="2" width="${percent(to - from)}" height="12" rx="3"/></svg>`

/** Names the months of the law and of custom; the day printed on the person's own papers is theirs alone. */
const season = (): string =>
  frame({
    id: 'figure-season',
    title: 'One season, from August to the next summer',
    words:
      'The letters are the months from August to July. A full bar follows from the days that the law sets. A dashed bar is only what is usual. The dates printed on your own papers control.',
    picture: steps([
      {
        what: 'The notice comes',
        when: 'Usually sometime in August',
        picture: monthStrip(0, 1, 'fixed'),
      },
      {
        what: 'Your petition reaches the clerk',
        when: `By the ${petitionWindowDays}th day after mailing: the date printed on your notice`,
        picture: monthStrip(0, 2, 'fixed'),
      },
      {
        what: 'You pay on time, petition or not',
        when: `For most bills by March 31: all other charges and at least ${partialPaymentPercent}% of the tax on value`,
        picture: monthStrip(3, 8, 'fixed'),
      },
      {
        what: 'The hearing',
        when: `Often between fall and spring. Notice at least ${law.HEARING_NOTICE_DAYS} days ahead, evidence at least ${evidenceExchangeDays} days ahead`,
        picture: monthStrip(2, 9, 'usual'),
      },
      {
        what: 'The written decision',
        when: `Within ${decisionDays} days of the board’s last meeting day: no fixed month`,
      },
      { what: 'Circuit court, if you disagree', when: `Up to ${courtDays} days from the decision` },
    ]),
  })

const trimAmounts = (): string =>
  frame({
    id: 'figure-trim-amounts',
    title: 'The three amounts of tax on the front of the notice',
    words:
      'From the first amount to the second the budgets stay and your value moves. From the second to the third your value stays and the budgets move. A petition about value can touch only the first of these two jumps. Go by the words at the head of each column: Palm Beach and Leon print the second and the third in the other order, and newer notices have up to eight columns.',
    picture: steps([
      {
        what: 'Your taxes last year',
        when: 'Last year’s budget × last year’s value. ↓ Next, the value changes.',
      },
      {
        what: 'Your taxes this year if no budget changes',
        when: 'Last year’s budget × this year’s value. ↓ Next, the budget changes.',
      },
      {
        what: 'Your taxes this year if the proposed budget is adopted',
        when: 'Proposed budget × this year’s value. The closest to the bill to come.',
      },
    ]),
  })

const evidenceDays = (): string => {
  const days = workedDays()
  const on = (name: string): string => {
    const day = days.get(`day:hearing.${name}`)
    if (day === undefined) throw new Error(`The worked hearing has no day called ${name}.`)
    return day
  }
  return frame({
    id: 'figure-evidence-days',
    title: 'The days before one hearing',
    words: `A made-up hearing on ${on('on')}. Count back from the hearing, never forward from the notice. Our own day to aim for is a margin and not a rule. The days for evidence are counted as the state’s petition form says. If your notice prints a day, go by that.`,
    picture: steps([
      { what: 'The latest day for the notice of hearing', when: on('noticeBy') },
      { what: 'The day to aim for', when: `${on('evidenceAim')}, ${evidenceAimDays} days before` },
      {
        what: 'The last day for both envelopes',
        when: `${on('evidenceDue')}, ${evidenceExchangeDays} days before`,
      },
      { what: 'Look for the appraiser’s envelope', when: on('evidenceCheck') },
      { what: 'The hearing', when: on('on') },
    ]),
  })
}

const hearingOrder = (): string =>
  frame({
    id: 'figure-hearing-order',
    title: 'The order of the hearing, and who speaks',
    words:
      'Five steps for a case about value. In step two you listen and then ask. In step three you speak and are asked. Nothing is decided on the spot.',
    picture: steps([
      { what: 'The opening', when: 'The magistrate explains; an oath, if either side asks for it' },
      { what: 'The appraiser begins', when: 'The appraiser’s side presents the value; then you ask' },
      { what: 'Your turn', when: 'You present; then the appraiser’s side and the magistrate ask' },
      { what: 'Back and forth', when: 'The appraiser’s side may answer; then each side has a last word' },
      { what: 'The close', when: 'You name the value and the page, and ask what comes next' },
    ]),
  })

const way = (title: string, text: string): string =>
  `<div><strong>${escapeHtml(title)}</strong><span class="lesson-when">${escapeHtml(text)}</span></div>`

const twoDoors = (): string =>
  frame({
    id: 'figure-two-doors',
    title: 'Two doors in a row, for a petition about value',
    words:
      'First the appraiser has to earn the presumption, by showing how the value was reached. Then it is for you to overcome it, in one of two ways. Each door opens if the point is more likely true than not, on the evidence admitted.',
    picture: steps([
      {
        what: 'The appraiser’s door',
        when: 'Was the value reached by the eight factors, other law that applies, and accepted practice?',
      },
      {
        what: 'Your door',
        when: 'If the presumption was earned, one of these two overcomes it:',
        picture: `<div class="lesson-columns">${[
          way('A. Not just value', 'The home was worth less on January 1.'),
          way(
            'B. An arbitrary method',
            'A practice other than the one used for comparable property in the county.',
          ),
        ].join('')}</div>`,
      },
    ]),
  })

const afterHearing = (): string =>
  frame({
    id: 'figure-after-hearing',
    title: 'From the hearing to the decision, and two ways forward',
    words:
      'The recommendation is a proposal. The decision changes the roll and starts the clock for court. From there you can let it stand, or go to circuit court in time. A case that is sent back goes another round first.',
    picture: steps([
      { what: 'The recommendation', when: 'The magistrate writes it. Nothing has changed yet.' },
      { what: 'The board acts', when: 'It has yet to adopt the proposal.' },
      {
        what: 'The decision',
        when: `In writing, within ${decisionDays} days of the last day the board was in session. Then one of two ways:`,
        picture: `<div class="lesson-columns">${[
          way('A. You let it stand', 'The value counts for this tax year. Lesson three follows the money.'),
          way(
            'B. You go to circuit court',
            `Within ${courtDays} days. For a denied homestead exemption it seems to be ${law.HOMESTEAD_COURT_DAYS}: ask a lawyer.`,
          ),
        ].join('')}</div>`,
      },
    ]),
  })

export const stepFigures: Readonly<Record<string, () => string>> = {
  season,
  'trim-amounts': trimAmounts,
  'evidence-days': evidenceDays,
  'two-doors': twoDoors,
  'hearing-order': hearingOrder,
  'after-hearing': afterHearing,
}
