/** A document as it is listed: what it is, of which home and year, and how far it is. */
import type { ListedDocument } from '#contract/document/documents.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import * as words from '#messages/drafting/view.ts'
import type { DocumentRow, FailureReason } from '#server/db/schema/documents.ts'

const FAILURES: Readonly<Record<FailureReason, string>> = {
  check_failed: words.theTextDidNotPassOur(),
  outage: words.somethingOnOurSideDidnt(),
}

export const failureView = (reason: FailureReason | null) => reason && { reason, message: FAILURES[reason] }

type Counted = Omit<DocumentRow, 'facts'> &
  Pick<ListedDocument, 'sectionsDone' | 'sectionsOwn'> & {
    readonly minutes: number | null
    /** It rests on the owner's own purchase alone. */
    readonly isOfPurchase: boolean
  }

/** Scripts of several lengths are several documents. */
const titleOf = ({ kind, minutes, isOfPurchase }: Counted): string => {
  const title = paperTitle(kind, isOfPurchase)
  return minutes === null ? title : words.minutes({ title, minutes })
}

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
  renewalFailure: failureView(row.renewalFailure),
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
