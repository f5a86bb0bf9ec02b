/** A document as it is listed: what it is, of which home and year, and how far it is. */
import type { ListedDocument } from '#contract/ai.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import type { DocumentRow } from './documents-table.ts'

type Counted = Omit<DocumentRow, 'facts'> &
  Pick<ListedDocument, 'taxYear' | 'sectionsDone' | 'sectionsOwn'> & { readonly minutes: number | null }

/** Scripts of several lengths are several documents. */
const titleOf = ({ kind, minutes }: Pick<Counted, 'kind' | 'minutes'>): string =>
  minutes === null ? DOCUMENT_TITLES[kind] : `${DOCUMENT_TITLES[kind]}, ${minutes} minutes`

export const listedView = (row: Counted): ListedDocument => ({
  id: row.id,
  kind: row.kind,
  title: titleOf(row),
  propertyId: row.propertyId,
  address: row.address,
  taxYear: row.taxYear,
  status: row.status,
  sectionsDone: row.sectionsDone,
  sectionsTotal: row.sectionsTotal,
  sectionsOwn: row.sectionsOwn,
  locked: row.locked,
  version: row.version,
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
