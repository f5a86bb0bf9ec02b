/** Owns what the words of every next step are made of: their shape, and what is said of days, form and estimate. */

import type { RunningDiscount } from '#core/appeal/deadlines/yearly.ts'
import type { NextStep } from '#core/appeal/next-step.ts'
import type { NoteCode, Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/next-step/parts.ts'
import type { FileBy } from '../season/stages.ts'
import { middleWords, nearWords, placeWords } from './estimate.ts'
import { lateWords, nextNoticeMonth, PRINTED_DATE } from './late-petition.ts'

export interface NextStepFacts {
  readonly step: NextStep
  readonly verdict: {
    readonly outcome: Outcome
    readonly reason: ReasonCode
    readonly taxYear: number
    readonly notes: readonly { readonly code: NoteCode; readonly text: string }[]
  }
  /** The year of the newest notices. */
  readonly currentTaxYear: number
  /** Has bought the course: nothing is sold then. */
  readonly isOwner: boolean
  /** Null where no day to file by is ahead. */
  readonly fileBy: FileBy | null
  /** What the newest tax bill earns by being paid now; null where nothing. */
  readonly discount: RunningDiscount | null
  /** What looks odd about the home on the county's record, as questions. */
  readonly doubts: readonly { readonly code: string; readonly words: string }[]
  /** Where the county's property appraiser shows its record; null where not known. */
  readonly appraiserUrl: string | null
  /** The record has a homestead exemption, and the owner doesn't live there. */
  readonly hasWrongHomestead: boolean
}

export interface NextStepWords {
  readonly opening: readonly string[]
  /** What to do, in order; nothing of it is bought from us. */
  readonly steps: readonly string[]
  /** Whether what cuts are worth is shown, between opening and closing. */
  readonly showsCuts: boolean
  readonly closing: readonly string[]
}

export const NOTHING: NextStepWords = { opening: [], steps: [], showsCuts: false, closing: [] }

export const PRINTED_FREE = words.talkToThePropertyAppraisersOffice()

export const BOARD_DECIDES = words.theBoardDecidesWhetherToLower()

/** What is said of the days: first where they are behind, last where they are ahead and no step says them. */
export const lateFirst = ({ late }: NextStep): readonly string[] => (late === null ? [] : lateWords(late))
export const dateLast = ({ late }: NextStep): readonly string[] => (late === null ? [PRINTED_DATE] : [])

export const noHurry = ({ late }: NextStep): string =>
  late === null ? '' : words.noNeedToHurryUnlessThe({ nextNoticeMonth: nextNoticeMonth(late) })

/** Why no later year counts for a home that was sold. */
const restartWords = ({ verdict }: Pick<NextStepFacts, 'verdict'>): readonly string[] =>
  verdict.notes.filter(({ code }) => code === 'cap_restarts').map(({ text }) => text)

/** Dollars to the cent belong to an estimate that one would file on: not to a rough one, nor beside a purchase that decides. */
const dollarsCount = ({ step, verdict }: Pick<NextStepFacts, 'step' | 'verdict'>): boolean =>
  step.roughBecause.length === 0 &&
  verdict.reason !== 'own_sale_speaks_for' &&
  verdict.reason !== 'own_sale_speaks_against'

/** What weakens the estimate is said before its dollars. */
export const estimateWords = ({
  step,
  verdict,
  isOwner,
}: Pick<NextStepFacts, 'step' | 'verdict' | 'isOwner'>): readonly string[] =>
  step.estimate === null
    ? []
    : [
        ...step.roughBecause,
        placeWords(step.estimate, step.roughBecause.length > 0),
        ...(dollarsCount({ step, verdict })
          ? [
              middleWords(step.estimate, { ...step, isOwner }),
              ...nearWords(step.estimate, { ...step, isOwner }),
            ]
          : []),
        ...restartWords({ verdict }),
      ]
