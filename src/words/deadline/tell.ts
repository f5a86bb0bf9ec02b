/** Owns what is said of a day to act by, alike on screens, in mails, in calendars and in an owner's papers. */

import type { Deadline, DeadlineWords, ToldDeadline, YearlyPurpose } from '#core/appeal/deadlines/shape.ts'
import { dayToPetition } from '#core/appeal/petition-day.ts'
import { courtDays, decisionDays } from '#core/case/params.ts'
import * as words from '#messages/deadline/case.ts'
import { evidenceAim, evidenceCheck, evidenceCounted, evidenceDue, hearingWords } from './hearing.ts'
import { leastPaymentWords } from './least-payment.ts'
import { noticeArrives, petitionWords } from './petition.ts'
import { yearlyWords } from './yearly.ts'

/** Source: s. 194.014, F.S.; that a recommendation does not lift the duty: form DR-486, R. 12/25, page 3. Checked 2026-11-22. */
const toPay = (purpose: YearlyPurpose): string => {
  if (purpose.code !== 'payment' && purpose.code !== 'discount') return ''
  const isRecommended = purpose.code === 'payment' && purpose.mayBeRecommended
  return `${isRecommended ? ` ${words.untilDecision()}` : ''}${leastPaymentWords(purpose.least)}`
}

const wordsOf = ({ purpose, dueOn }: Pick<Deadline, 'purpose' | 'dueOn'>): DeadlineWords => {
  switch (purpose.code) {
    case 'notice_arrives':
      return noticeArrives
    case 'petition':
      return petitionWords(purpose, dueOn)
    case 'evidence_aim':
      return evidenceAim(purpose.hearingOn)
    case 'evidence':
      return evidenceDue(purpose.hearingOn, dueOn)
    case 'evidence_counted':
      return evidenceCounted
    case 'evidence_check':
      return evidenceCheck
    case 'hearing':
      return hearingWords(purpose.hearing, dueOn)
    case 'court':
      return { title: words.courtTitle(), detail: words.court({ days: courtDays }) }
    case 'decision':
      return { title: words.decisionTitle(), detail: words.decision({ days: decisionDays }) }
    default: {
      const { title, detail } = yearlyWords(purpose, dueOn)
      return { title, detail: `${detail}${toPay(purpose)}` }
    }
  }
}

export const tellDeadline = ({ purpose, ...deadline }: Deadline): ToldDeadline => ({
  ...deadline,
  actOn: purpose.code === 'petition' ? dayToPetition(deadline.dueOn, purpose.today) : deadline.dueOn,
  ...wordsOf({ purpose, dueOn: deadline.dueOn }),
})
