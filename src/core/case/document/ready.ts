/** Owns which documents a case is ready for: those that one press prepares, and what each of the others waits for. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { namedCorrections, namedItems } from '#core/document/facts/condition/named-items.ts'
import { type CaseFile, isChosen, isPurchaseAlone } from '../file.ts'

/** In the order in which they are written: what a paper names comes before it. Letters to the clerk are asked for one by one. */
export const PREPARED_KINDS = [
  'case_summary',
  'informal_conference_sheet',
  'dr486_answer_sheet',
  'comparable_analysis',
  'condition_exhibit',
  'evidence_list',
  'cover_letter',
  'hearing_script',
  'playbook',
] as const satisfies readonly DocumentKind[]
export type PreparedKind = (typeof PREPARED_KINDS)[number]

export type AwaitedEntry = 'opinion' | 'used_sale' | 'correction_or_repair'

export interface Readiness {
  readonly kind: PreparedKind
  /** Null when it is ready. */
  readonly waitsFor: AwaitedEntry | null
}

type Waits = AwaitedEntry | false | null

/** Null where it is ready, false where this case has no use for it. */
const waitsFor = (kind: PreparedKind, file: CaseFile): Waits => {
  const { filing, hearing, value, comparables, corrections, condition } = file
  const opinion = value.opinionCents === null ? 'opinion' : null
  switch (kind) {
    case 'case_summary':
    case 'informal_conference_sheet':
    case 'dr486_answer_sheet':
      return filing.petitionFiledOn !== null || hearing.heldOn !== null ? false : null
    case 'comparable_analysis':
      return comparables.some(isChosen) || isPurchaseAlone(file) ? null : 'used_sale'
    case 'condition_exhibit':
      if (namedCorrections(corrections).length + namedItems(condition).length > 0) return null
      return file.recordIsRight && file.conditionIsUsual ? false : 'correction_or_repair'
    case 'evidence_list':
    case 'cover_letter':
    case 'hearing_script':
    case 'playbook':
      return opinion
  }
}

/** Without those that this case has no use for. */
export const documentReadiness = (file: CaseFile): readonly Readiness[] =>
  PREPARED_KINDS.flatMap((kind) => {
    const waits = waitsFor(kind, file)
    return waits === false ? [] : [{ kind, waitsFor: waits }]
  })
