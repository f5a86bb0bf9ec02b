/** Owns which facts only one kind of document may state. */

import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseHomestead, WeakMaterial } from '#core/rehearsal/weak-point.ts'
import type { WeakReason } from '#core/rehearsal/weak-reason.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { answerSheetFacts } from './answer-sheet.ts'
import { againstFacts } from './estimate/against.ts'
import { askedFacts } from './estimate/asked.ts'
import { besideFacts } from './estimate/beside.ts'
import type { JudgedVerdict } from './estimate/verdict.ts'
import { enclosedFacts } from './exhibits/enclosed.ts'
import { reasonDoubtFacts } from './owner-words/own-reasons.ts'
import { playbookFacts } from './playbook/all.ts'
import { scriptFacts } from './script.ts'
import type { Fact } from './sheet.ts'

export interface KindMaterial extends WeakMaterial {
  readonly kind: DocumentKind
  readonly valuedOn: CalendarDate
  /** 'Leon County'. */
  readonly county: string
  readonly papers: readonly DocumentKind[]
  readonly verdict: JudgedVerdict
  readonly hearingOn: CalendarDate | null
  readonly home: CaseHomestead & { readonly homestead: boolean }
  readonly useName: string | null
  /** The case rests on the owner's own purchase alone. */
  readonly isOfPurchase: boolean
  readonly deadlines: readonly Deadline[]
  readonly tellDeadline: (deadline: Deadline) => ToldDeadline
  readonly tellWeakPoint: (reason: WeakReason) => string
}

const unitsOf = ({ sales }: KindMaterial): number | undefined =>
  typeof sales === 'string' ? undefined : sales.home?.unitCount

export const factsOfKind = (material: KindMaterial): readonly Fact[] => {
  switch (material.kind) {
    case 'dr486_answer_sheet':
      return answerSheetFacts({ ...material, unitCount: unitsOf(material) })
    case 'cover_letter':
      return enclosedFacts(material.papers, material.isOfPurchase)
    case 'hearing_script':
      return scriptFacts(material)
    case 'case_summary':
      return [...askedFacts(material), ...againstFacts(material), ...besideFacts(material)]
    case 'comparable_analysis':
      return reasonDoubtFacts(material)
    case 'playbook':
      return [...playbookFacts(material), ...againstFacts(material)]
    default:
      return []
  }
}
