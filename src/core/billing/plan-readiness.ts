/** Owns what of a plan is there today and what is still being built, so that nobody buys more than there is. */
import { type Feature, type FeatureId, featuresOf } from './features.ts'
import type { Tier } from './product.ts'

export type ModuleReadiness = { readonly id: number; readonly ready: boolean }

/** A feature, or some modules of the course: never none. */
export type PlanPart =
  | { readonly of: 'feature'; readonly id: FeatureId }
  | { readonly of: 'modules'; readonly ids: readonly number[] }

const partThat = (
  { id, readiness }: Feature,
  ready: boolean,
  modules: readonly ModuleReadiness[],
): readonly PlanPart[] => {
  if (readiness !== 'with_modules') return (readiness === 'ready') === ready ? [{ of: 'feature', id }] : []
  const ids = modules.filter((module) => module.ready === ready).map((module) => module.id)
  return ids.length === 0 ? [] : [{ of: 'modules', ids }]
}

/** `modules` is empty while they are not known. */
export const planParts = (tier: Tier, modules: readonly ModuleReadiness[]) => ({
  ready: featuresOf(tier).flatMap((feature) => partThat(feature, true, modules)),
  inWork: featuresOf(tier).flatMap((feature) => partThat(feature, false, modules)),
})

/** What is missing of a feature; null when it is there. */
export const lackOf = (feature: Feature, modules: readonly ModuleReadiness[]): PlanPart | null =>
  partThat(feature, false, modules)[0] ?? null

/** False for a module whose lessons can all be read, and while it is not known. */
export const isBeingWritten = (moduleId: number, modules: readonly ModuleReadiness[]): boolean =>
  modules.some(({ id, ready }) => id === moduleId && !ready)
