/** The words of a way to a step of the case. */
import type { CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/case/words.ts'
import { stepNames } from './words.ts'

/** 'Step 5: Photos and papers' */
export const wayTo = (step: CaseStep): string =>
  words.goToStep({ at: Object.keys(stepNames).indexOf(step) + 1, part: stepNames[step] })
