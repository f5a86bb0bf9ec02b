/** Owns the passages by their names, each with the one before it under the same heading. */
import type { Passage, ShelvedPassage } from './passage.ts'

export const shelve = (passages: readonly Passage[]): ReadonlyMap<string, ShelvedPassage> => {
  const shelf = new Map<string, ShelvedPassage>()
  for (const [at, passage] of passages.entries()) {
    const last = passages[at - 1]
    const before = last?.path === passage.path ? (shelf.get(last.id) ?? null) : null
    shelf.set(passage.id, { passage, before })
  }
  return shelf
}
