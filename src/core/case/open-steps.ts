/** Owns the steps in which a question is open that only the answer for the home raises: such a step is not done, and holds no later one up. */
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import type { CaseFile } from './file.ts'
import { paperAgainstRecord, purchaseSaid, type RecordedMonth } from './own-purchase.ts'
import type { CaseStep } from './parts.ts'

export interface Answered {
  /** Of the verdict; undefined where there is none. */
  readonly reason: ReasonCode | undefined
  readonly value: CaseFile['value']
  readonly papers: Parameters<typeof purchaseSaid>[1]
  /** The purchase as the record has it; undefined where it has none. */
  readonly recorded: RecordedMonth | undefined
}

export const openSteps = ({ reason, value, papers, recorded }: Answered): CaseStep[] => [
  ...(reason === 'tax_out_of_line' ? (['notice'] as const) : []),
  ...(recorded && paperAgainstRecord(purchaseSaid({ value }, papers), recorded) !== null
    ? (['papers'] as const)
    : []),
]
