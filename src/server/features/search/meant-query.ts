/** What a query with mistyped words means: only a word that no place holds is ever taken for another. */
import { MOST_SLIPS, nearestWord, withMeantWords, wordsToCheck } from '#core/course/nearest-word.ts'
import type { Database } from '#server/db/open.ts'
import { knownWords, wordsInNoPlace } from './queries.ts'

/** null when every word is in our texts, or none of the others is near to one. */
export const meantQuery = async (db: Database, q: string): Promise<string | null> => {
  const unknown = await wordsInNoPlace(db, wordsToCheck(q))
  if (unknown.length === 0) return null
  const lengths = unknown.map(({ length }) => length)
  const known = await knownWords(db, Math.min(...lengths) - MOST_SLIPS, Math.max(...lengths) + MOST_SLIPS)
  const meant = new Map(
    unknown.flatMap((word) => {
      const near = nearestWord(word, known)
      return near === null ? [] : [[word, near] as const]
    }),
  )
  return meant.size === 0 ? null : withMeantWords(q, meant)
}
