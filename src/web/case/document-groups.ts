/** How the documents of a case are grouped wherever they are listed: by when they are needed, in the order of all lists. */
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import * as words from '#messages/case/document-groups.ts'

export type DocumentGroupId = 'before' | 'evidence' | 'hearing' | 'letters'

export interface DocumentGroup {
  readonly id: DocumentGroupId
  readonly title: string
  readonly kinds: readonly DocumentKind[]
}

export const documentGroups: readonly DocumentGroup[] = [
  {
    id: 'before',
    title: words.beforeYouDecideAndFile(),
    kinds: ['case_summary', 'informal_conference_sheet', 'dr486_answer_sheet'],
  },
  {
    id: 'evidence',
    title: words.evidenceToSubmit(),
    kinds: ['cover_letter', 'comparable_analysis', 'condition_exhibit', 'evidence_list'],
  },
  {
    id: 'hearing',
    title: words.forTheHearingForYouAlone(),
    kinds: ['hearing_script', 'playbook'],
  },
  {
    id: 'letters',
    title: words.lettersToTheClerkOnlyIf(),
    kinds: ['reschedule_letter', 'remote_appearance_letter', 'withdrawal_letter'],
  },
]
