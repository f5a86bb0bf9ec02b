/** Says which modules can be read today, so that nobody buys more finished lessons than there are. */

export type ModuleReadiness = { readonly id: number; readonly ready: boolean }

/** `[2, 3, 4, 6]` as `2–4` and `6`. */
const runsOf = (ids: readonly number[]): readonly string[] => {
  const starts = ids.filter((id) => !ids.includes(id - 1))
  const ends = ids.filter((id) => !ids.includes(id + 1))
  return starts.map((from, at) => (from === ends[at] ? `${from}` : `${from}–${ends[at]}`))
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** `Module 1`, `modules 2–7`, `Modules 1, 3 and 5–7`. */
const named = (ids: readonly number[], word: 'Module' | 'module'): string =>
  `${word}${ids.length === 1 ? '' : 's'} ${listed(runsOf(ids))}`

const isOrAre = (ids: readonly number[]): string => (ids.length === 1 ? 'is' : 'are')

/** null once every module is ready. */
export const readinessLine = (modules: readonly ModuleReadiness[]): string | null => {
  const ready = modules.filter((module) => module.ready).map(({ id }) => id)
  const inWork = modules.filter((module) => !module.ready).map(({ id }) => id)
  if (inWork.length === 0) return null
  const promise = `${isOrAre(inWork)} being written and will be added at no further cost.`
  if (ready.length === 0) return `${named(inWork, 'Module')} ${promise}`
  return `${named(ready, 'Module')} ${isOrAre(ready)} complete; ${named(inWork, 'module')} ${promise}`
}
