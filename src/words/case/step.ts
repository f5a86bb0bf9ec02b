/** Owns the words of each step on the path of a case: what is to do, and why or how. */

import { evidenceExchangeDays, partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import type { NextStepId } from '#core/case/step/steps.ts'
import * as words from '#messages/case/steps.ts'
import { leastPaymentWords } from '../deadline/least-payment.ts'
import { tellFault } from './fault.ts'

export interface ToldStep {
  readonly title: string
  readonly detail: string
}

const TOLD: Readonly<Record<NextStepId, ToldStep>> = {
  notice: { title: words.notice(), detail: words.noticeDetail() },
  facts: { title: words.facts(), detail: words.factsDetail() },
  comparables: { title: words.comparables(), detail: words.comparablesDetail() },
  condition: { title: words.condition(), detail: words.conditionDetail() },
  papers: { title: words.papers(), detail: words.papersDetail() },
  papers_open: { title: words.papersOpen(), detail: words.papersOpenDetail() },
  closing_statement: { title: words.closingStatement(), detail: words.closingStatementDetail() },
  value: { title: words.value(), detail: words.valueDetail() },
  put_right: { title: words.putRight(), detail: words.putRightDetail() },
  petition_late: { title: words.petitionLate(), detail: words.petitionLateDetail() },
  file: { title: words.file(), detail: words.fileDetail() },
  file_now: { title: words.fileNow(), detail: words.fileNowDetail() },
  decide_comparables: { title: words.decide(), detail: words.decideComparablesDetail() },
  decide_condition: { title: words.decide(), detail: words.decideConditionDetail() },
  window_over: { title: words.windowOver(), detail: words.windowOverDetail() },
  pay: { title: words.pay(), detail: words.payDetail({ percent: partialPaymentPercent }) },
  await_hearing: {
    title: words.awaitHearing(),
    detail: words.awaitHearingDetail({ days: evidenceExchangeDays }),
  },
  deliver: { title: words.deliver(), detail: words.deliverDetail() },
  deliver_at_once: {
    title: words.deliverAtOnce(),
    detail: words.deliverAtOnceDetail({ days: evidenceExchangeDays }),
  },
  deliver_late: { title: words.deliverLate(), detail: words.deliverLateDetail() },
  check_appraiser: { title: words.checkAppraiser(), detail: words.checkAppraiserDetail() },
  rehearse: { title: words.rehearse(), detail: words.rehearseDetail() },
  outcome: { title: words.outcome(), detail: words.outcomeDetail() },
  decided: { title: words.decided(), detail: words.decidedDetail() },
}

/** What has to be put right takes the place of what the step says otherwise. */
const tellAlone = ({ id, fault, least }: Pick<NextCaseStep, 'id' | 'fault' | 'least'>): ToldStep => {
  const { title, detail } = TOLD[id]
  if (fault !== null) return { title, detail: tellFault(fault) }
  return { title, detail: `${detail}${leastPaymentWords(least)}` }
}

type Told = Pick<NextCaseStep, 'id' | 'fault' | 'least' | 'isMeanwhile'>

/** Of a petition that is in that comes first, and what happens by itself after it. */
export const tellStep = ({ isMeanwhile, ...step }: Told): ToldStep => {
  const { title, detail } = tellAlone(step)
  if (!isMeanwhile) return { title, detail }
  return { title: words.petitionIsIn({ title }), detail: `${detail} ${words.noticeComes()}` }
}
