/** Owns which facts only one kind of document may state. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { WeakMaterial } from '#core/rehearsal/weak-point.ts'
import type { WeakReason } from '#core/rehearsal/weak-reason.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { againstFacts } from './against.ts'
import { answerSheetFacts } from './answer-sheet.ts'
import { besideFacts } from './beside.ts'
import { enclosedFacts } from './enclosed.ts'
import { reasonDoubtFacts } from './own-reasons.ts'
import { playbookFacts } from './playbook/all.ts'
import { scriptFacts } from './script.ts'
import type { Fact } from './sheet.ts'
import type { JudgedVerdict } from './verdict.ts'

export interface KindMaterial extends WeakMaterial {
  readonly kind: DocumentKind
  readonly valuedOn: CalendarDate
  /** 'Leon County'. */
  readonly county: string
  readonly papers: readonly DocumentKind[]
  readonly verdict: JudgedVerdict
  readonly hearingOn: CalendarDate | null
  readonly home: { readonly homestead: boolean }
  readonly useName: string | null
  readonly tellWeakPoint: (reason: WeakReason) => string
}

export const factsOfKind = (material: KindMaterial): readonly Fact[] => {
  switch (material.kind) {
    case 'dr486_answer_sheet':
      return answerSheetFacts(material)
    case 'cover_letter':
      return enclosedFacts(material.papers)
    case 'hearing_script':
      return scriptFacts(material)
    case 'case_summary':
      return [...againstFacts(material), ...besideFacts(material)]
    case 'comparable_analysis':
      return reasonDoubtFacts(material)
    case 'playbook':
      return [...playbookFacts(material), ...againstFacts(material)]
    default:
      return []
  }
}
