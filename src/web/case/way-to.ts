/** The words of a way to a step of the case: apart from the steps' names, which a first visit loads without the case's own arithmetic. */
import { CASE_STEPS, type CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/case/words.ts'
import { stepNames } from './words.ts'

/** 'Go to step 5: Photos and papers' */
export const wayTo = (step: CaseStep): string =>
  words.goToStep({ at: CASE_STEPS.indexOf(step) + 1, part: stepNames[step] })
