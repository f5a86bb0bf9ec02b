/** What a packet reminds its owner of, once for each document: sentences of theirs that a board will not hear, or cannot find. */
import type { Context } from '#server/context.ts'
import { readDocument } from './actions.ts'

/** Said elsewhere: the one keeps a document back, the other has it written again. */
const NOT_REMINDED: ReadonlySet<string> = new Set(['private', 'outdated'])

/** The sentences by the document's id; what stands in a locked section its owner has kept. */
export const noticesOf = async (
  ctx: Context,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const read = await Promise.all(ids.map((id) => readDocument(ctx, userId, id)))
  return new Map(
    read.flatMap((document) => {
      if (!document || document.locked) return []
      const sentences = document.sections
        .filter(({ locked }) => !locked)
        .flatMap(({ notices }) => notices.flatMap(({ kind, at }) => (NOT_REMINDED.has(kind) ? [] : at)))
      return sentences.length === 0 ? [] : [[document.id, [...new Set(sentences)]] as const]
    }),
  )
}
