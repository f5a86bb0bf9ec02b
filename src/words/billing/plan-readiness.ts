/** Owns what is said of a plan beside its price: what is there today, and what is still being built. */
import { type FeatureId, featuresOf } from '#core/billing/features.ts'
import {
  isBeingWritten,
  lackOf,
  type ModuleReadiness,
  type PlanPart,
  planParts,
} from '#core/billing/plan-readiness.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/billing/plan-readiness.ts'
import { featureNames, featureParts } from './features.ts'

/** `note` says what is missing of it; null when it is there. */
export type PlanFeature = { readonly id: FeatureId; readonly name: string; readonly note: string | null }

/** `[2, 3, 4, 6]` as `2–4` and `6`. */
const runsOf = (ids: readonly number[]): readonly string[] => {
  const starts = ids.filter((id) => !ids.includes(id - 1))
  const ends = ids.filter((id) => !ids.includes(id + 1))
  return starts.map((from, at) => {
    const to = ends[at] ?? from
    return from === to ? `${from}` : words.run({ from, to })
  })
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : words.and({ others: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

const tellPart = (part: PlanPart): readonly string[] =>
  part.of === 'feature'
    ? featureParts[part.id]
    : [words.modules({ count: part.ids.length, list: listed(runsOf(part.ids)) })]

/** One sentence to stand beside the price; null once all is there. `modules` is empty while they are not known. */
export const planReadiness = (tier: Tier, modules: readonly ModuleReadiness[]): string | null => {
  const parts = planParts(tier, modules)
  const inWork = parts.inWork.flatMap(tellPart)
  if (inWork.length === 0) return null
  const count = parts.inWork
    .map((part) => (part.of === 'modules' ? part.ids : featureParts[part.id]).length)
    .reduce((sum, each) => sum + each)
  const said = { ready: listed(parts.ready.flatMap(tellPart)), inWork: listed(inWork), count }
  const onlyLessons = parts.inWork.every(({ of }) => of === 'modules')
  return onlyLessons ? words.todayWritten(said) : words.todayBuilt(said)
}

const noteOn = (lack: PlanPart | null): string | null => {
  if (lack === null) return null
  if (lack.of === 'feature') return words.beingBuilt()
  return words.modulesBeingWritten({ count: lack.ids.length, list: listed(runsOf(lack.ids)) })
}

export const planFeatures = (tier: Tier, modules: readonly ModuleReadiness[]): readonly PlanFeature[] =>
  featuresOf(tier).map((feature) => ({
    id: feature.id,
    name: featureNames[feature.id],
    note: noteOn(lackOf(feature, modules)),
  }))

/** null for a module whose lessons can all be read. */
export const moduleNote = (moduleId: number, modules: readonly ModuleReadiness[]): string | null =>
  isBeingWritten(moduleId, modules) ? words.beingWritten() : null
