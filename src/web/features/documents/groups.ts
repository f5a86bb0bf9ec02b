/** Groups the papers of a case by when they are needed, the most urgent first, each group with its day. */
import type { ListedCase } from '#contract/case/listed.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import type { KeyDate } from '#core/case/days/key-dates.ts'
import { type DocumentKind, inListOrder } from '#core/document/draft-kinds.ts'
import * as words from '#messages/documents/groups.ts'

type GroupId = 'file' | 'hand_over' | 'say' | 'own' | 'letters'

const groupOf: Readonly<Record<DocumentKind, GroupId>> = {
  dr486_answer_sheet: 'file',
  cover_letter: 'hand_over',
  evidence_list: 'hand_over',
  comparable_analysis: 'hand_over',
  condition_exhibit: 'hand_over',
  hearing_script: 'say',
  case_summary: 'own',
  informal_conference_sheet: 'own',
  playbook: 'own',
  reschedule_letter: 'letters',
  remote_appearance_letter: 'letters',
  withdrawal_letter: 'letters',
}

const groups: readonly { readonly id: GroupId; readonly title: string; readonly days: readonly KeyDate[] }[] =
  [
    { id: 'file', title: words.fileNow(), days: ['petition'] },
    { id: 'hand_over', title: words.handOver(), days: ['aim', 'evidence'] },
    { id: 'say', title: words.sayAtTheHearing(), days: ['hearing'] },
    { id: 'own', title: words.forYou(), days: [] },
    { id: 'letters', title: words.lettersToTheClerk(), days: [] },
  ]

export interface PaperGroup {
  readonly id: GroupId
  readonly title: string
  /** What its papers are needed by; missing where no day is known. */
  readonly due: ListedCase['dates'][number] | undefined
  readonly documents: readonly ListedDocument[]
}

/** Its day comes with the notice of hearing. */
export const isAwaited = ({ id, due }: PaperGroup): boolean =>
  due === undefined && (id === 'hand_over' || id === 'say')

/** A petition that is filed, or too late, is nothing to file now: its answers come last. */
const isOver = ({ id, due }: PaperGroup): boolean => id === 'file' && due === undefined

export const paperGroups = (
  dates: ListedCase['dates'],
  documents: readonly ListedDocument[],
): readonly PaperGroup[] => {
  const all = groups.map(({ days, ...group }): PaperGroup => {
    const due = dates.find(({ kind }) => days.includes(kind))
    return {
      ...group,
      due,
      documents: inListOrder(documents.filter(({ kind }) => groupOf[kind] === group.id)),
    }
  })
  const over = all.filter(isOver).map((group) => ({ ...group, title: words.yourPetition() }))
  return [...all.filter((group) => !isOver(group)), ...over]
}
