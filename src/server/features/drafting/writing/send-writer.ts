/** Sends a writer to a document, and owns the hash by which the facts of a document are told from others. */
import { createHash } from 'node:crypto'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { writerErrand } from './errand.ts'

/** The database gives the keys of an object back in another order. */
const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same before a sheet is stored and after it is read. */
export const hashOf = (sheet: FactSheet): string =>
  createHash('sha256').update(JSON.stringify(sheet, sortedKeys)).digest('hex')

/** To one that is queued; `runs` tells this sending from the ones before. */
export const sendWriter = async (
  { queue }: { readonly queue: Pick<Queue, 'enqueue'> },
  tx: Transaction,
  { id, runs }: Pick<DocumentRow, 'id' | 'runs'>,
): Promise<void> => {
  await queue.enqueue(tx, writerErrand, {
    id: `write-document:${id}:${runs}`,
    payload: { documentId: id },
  })
}
