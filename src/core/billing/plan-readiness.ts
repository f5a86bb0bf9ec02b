/** Says what of a plan is there today and what is still being built, so that nobody buys more than there is. */
import { type Feature, type FeatureId, featuresOf } from './features.ts'
import type { Tier } from './product.ts'

export type ModuleReadiness = { readonly id: number; readonly ready: boolean }

/** `note` says what is missing of it; null when it is there. */
export type PlanFeature = { readonly id: FeatureId; readonly name: string; readonly note: string | null }

/** `[2, 3, 4, 6]` as `2–4` and `6`. */
const runsOf = (ids: readonly number[]): readonly string[] => {
  const starts = ids.filter((id) => !ids.includes(id - 1))
  const ends = ids.filter((id) => !ids.includes(id + 1))
  return starts.map((from, at) => (from === ends[at] ? `${from}` : `${from}–${ends[at]}`))
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const isOrAre = (many: boolean): string => (many ? 'are' : 'is')

/** `module 1`, `modules 2–7`, `modules 1, 3 and 5–7`. */
const named = (ids: readonly number[]): string =>
  `module${ids.length === 1 ? '' : 's'} ${listed(runsOf(ids))}`

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const idsThat = (modules: readonly ModuleReadiness[], ready: boolean): readonly number[] =>
  modules.filter((module) => module.ready === ready).map(({ id }) => id)

const partsThat = (
  { readiness, parts }: Feature,
  ready: boolean,
  modules: readonly ModuleReadiness[],
): readonly string[] => {
  if (readiness !== 'with_modules') return (readiness === 'ready') === ready ? parts : []
  const ids = idsThat(modules, ready)
  return ids.length === 0 ? [] : [named(ids)]
}

/** One sentence to stand beside the price; null once all is there. `modules` is empty while they are not known. */
export const planReadiness = (tier: Tier, modules: readonly ModuleReadiness[]): string | null => {
  const features = featuresOf(tier)
  const ready = features.flatMap((feature) => partsThat(feature, true, modules))
  const inWork = features.flatMap((feature) => partsThat(feature, false, modules))
  if (inWork.length === 0) return null
  const onlyLessons = features.every(({ readiness }) => readiness !== 'in_work')
  const many = inWork.length > 1 || idsThat(modules, false).length > 1
  const promise = `${isOrAre(many)} ${onlyLessons ? 'being written' : 'still being built'} and will be added at no extra cost.`
  return `Today you get ${listed(ready)}; ${listed(inWork)} ${promise}`
}

const noteOn = ({ readiness }: Feature, modules: readonly ModuleReadiness[]): string | null => {
  if (readiness !== 'with_modules') return readiness === 'ready' ? null : 'Being built'
  const ids = idsThat(modules, false)
  return ids.length === 0 ? null : `${capitalized(named(ids))} ${isOrAre(ids.length > 1)} being written`
}

export const planFeatures = (tier: Tier, modules: readonly ModuleReadiness[]): readonly PlanFeature[] =>
  featuresOf(tier).map((feature) => ({
    id: feature.id,
    name: feature.name,
    note: noteOn(feature, modules),
  }))

/** null for a module whose lessons can all be read. */
export const moduleNote = (moduleId: number, modules: readonly ModuleReadiness[]): string | null =>
  modules.some(({ id, ready }) => id === moduleId && !ready) ? 'Being written' : null
