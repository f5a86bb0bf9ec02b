/** Which documents of one case speak of what has changed in it since they were written; looked up once for all of them. */

import { factSheetOf } from '#core/document/facts/case.ts'
import { plainChanges } from '#core/document/facts/changes.ts'
import type { Context } from '#server/context.ts'
import { materialFor } from '../material/material.ts'
import { type CompletedDocument, findDocumentOf } from '../queries.ts'
import { askedToday } from '../writing/renew.ts'

/** The most that is named of one document. */
const mostNamed = 12

/**
 * What has changed, each named once; by the document's id. Empty where the case can no longer say what it holds, and while the
 * county's sales are worked through again: what they said before is not gone.
 */
export const changesByDocument = async (
  ctx: Context,
  userId: string,
  documents: readonly CompletedDocument[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [first] = documents
  const row = first && (await findDocumentOf(ctx.db, userId, first.id))
  const asked = row && (await askedToday(ctx, row))
  const gathered = asked ? await materialFor(ctx, userId, asked) : null
  if (!gathered?.ok) return new Map()
  const { material } = gathered.value
  if (material.sales === 'not-worked-through') return new Map()
  return new Map(
    documents.map(({ id, kind, facts }) => {
      const sheet = factSheetOf({ ...material, kind, minutes: facts.situation.minutes })
      const changes = sheet.ok ? plainChanges(facts, sheet.value) : []
      return [id, [...new Set(changes.map(({ label }) => label))].slice(0, mostNamed)]
    }),
  )
}
