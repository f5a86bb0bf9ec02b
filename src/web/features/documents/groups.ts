/** Groups the papers of a case by when they are needed, the most urgent first, each group with its day. */
import type { ListedCase } from '#contract/case/listed.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import type { KeyDate } from '#core/case/days/key-dates.ts'
import { inListOrder } from '#core/document/draft-kinds.ts'
import { type DocumentGroup, type DocumentGroupId, documentGroups } from '#web/case/document-groups.ts'

const daysOf: Readonly<Record<DocumentGroupId, readonly KeyDate[]>> = {
  before: ['petition'],
  evidence: ['aim', 'evidence'],
  hearing: ['hearing'],
  letters: [],
}

export interface PaperGroup extends Pick<DocumentGroup, 'id' | 'title'> {
  /** What its papers are needed by; missing where no day is known. */
  readonly due: ListedCase['dates'][number] | undefined
  readonly documents: readonly ListedDocument[]
}

/** Its day comes with the notice of hearing. */
export const isAwaited = ({ id, due }: PaperGroup): boolean =>
  due === undefined && (id === 'evidence' || id === 'hearing')

/** A petition that is filed, or too late, is nothing to decide: its papers come last. */
const isOver = ({ id, due }: PaperGroup): boolean => id === 'before' && due === undefined

export const paperGroups = (
  dates: ListedCase['dates'],
  documents: readonly ListedDocument[],
): readonly PaperGroup[] => {
  const all = documentGroups.map(
    ({ id, title, kinds }): PaperGroup => ({
      id,
      title,
      due: dates.find(({ kind }) => daysOf[id].includes(kind)),
      documents: inListOrder(documents.filter(({ kind }) => kinds.includes(kind))),
    }),
  )
  return [...all.filter((group) => !isOver(group)), ...all.filter(isOver)]
}
