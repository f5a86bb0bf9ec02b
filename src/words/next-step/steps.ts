/** Owns what to do after a verdict as a list of things to do, in order, each with its verb. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/steps.ts'
import { nextNoticeMonth } from './late-petition.ts'
import type { NextStepFacts } from './parts.ts'

/** More would bury what is to be done. */
const mostDoubts = 2

const asksAboutTheRecord: readonly NextStep['kind'][] = [
  'course',
  'low_end_only',
  'check_first',
  'better_not_to_buy',
]

/** Those that the steps do not ask already: a question asked twice looks like two. */
export const doubtsLeft = <Doubt>(step: Pick<NextStep, 'kind'> | null, doubts: readonly Doubt[]) =>
  step !== null && asksAboutTheRecord.includes(step.kind) ? doubts.slice(mostDoubts) : doubts

const recordSteps = ({ doubts, appraiserUrl }: NextStepFacts): readonly string[] =>
  doubts.length === 0
    ? [words.checkTheRecord()]
    : doubts.slice(0, mostDoubts).map(({ code, words: doubt }) =>
        (code === 'area_unlike_same_plat' ? words.checkTheSize : words.checkTheEntry)({
          doubt,
          url: appraiserUrl ?? '',
          hasUrl: appraiserUrl === null ? 'no' : 'yes',
        }),
      )

const isPurchase = ({ verdict }: NextStepFacts): boolean => verdict.reason === 'own_sale_speaks_for'

const evidenceStep = (facts: NextStepFacts): string =>
  isPurchase(facts) ? words.findTheClosingStatement() : words.gatherEvidence()

const fileStep = (facts: NextStepFacts): string => {
  const { fileBy, step } = facts
  const isKnown = fileBy?.isKnown ? 'yes' : 'no'
  if (step.kind !== 'course' && !isPurchase(facts))
    return words.fileWithEvidence({ isKnown: fileBy === null ? 'unknown' : isKnown, day: fileBy?.day ?? '' })
  const fee = formatMoney(step.feeCents)
  return fileBy === null ? words.fileByYourNotice({ fee }) : words.fileBy({ isKnown, day: fileBy.day, fee })
}

/** Where a petition can still be filed, or the next one prepared. */
export const stepsOf = (facts: NextStepFacts): readonly string[] => {
  const { late } = facts.step
  return late === null
    ? [words.checkTheDate(), ...recordSteps(facts), evidenceStep(facts), fileStep(facts)]
    : [...recordSteps(facts), words.waitForTheNotice({ month: nextNoticeMonth(late) })]
}

/** Where nothing is to be filed: what looks odd on the record is still asked for. */
export const doubtSteps = (facts: NextStepFacts): readonly string[] =>
  facts.doubts.length === 0 ? [] : recordSteps(facts)
