/** Owns which words of the owner's are asked about beneath their box because a board will not hear them. */

import type { CasePart } from '#core/case/file.ts'
import { unheardBoxes } from '#core/document/facts/owner-words/unheard-words.ts'
import type { CaseFault, FaultFacts, FaultPlace } from './fault.ts'

const STEP = {
  corrections: 'facts',
  comparables: 'comparables',
  condition: 'condition',
  value: 'value',
} as const satisfies Partial<Record<CasePart, FaultPlace['step']>>

/** None where their owner keeps them. */
export const ownWordsFaults = ({ file }: Pick<FaultFacts, 'file'>): readonly CaseFault[] =>
  file.value.keepsReasons === true
    ? []
    : unheardBoxes(file).map(({ part, path, kinds, sentences }) => ({
        step: STEP[part],
        part,
        path,
        kind: 'doubtful',
        isAsked: true,
        reason: { code: 'unheard', kinds, sentences },
      }))
