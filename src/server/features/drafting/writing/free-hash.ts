/** There is one document for each set of facts: the hash under which a document can stand beside the others. */
import { createHash } from 'node:crypto'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { findSameDocument } from '../queries.ts'

/** That of the facts, unless another document of the kind has it. */
export const freeHash = async (tx: Transaction, row: DocumentRow, factsHash: string): Promise<string> => {
  const same = await findSameDocument(tx, { ...row, factsHash })
  if (!same || same.id === row.id) return factsHash
  return createHash('sha256').update(`${row.id}:${factsHash}`).digest('hex')
}
