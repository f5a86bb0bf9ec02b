/** Which modules can be read today, as the server says; for pages of signed-in people. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listModules, type ModuleSummary } from '#contract/course/courses.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { call } from '#web/call/api.ts'

export const readinessOf = (modules: readonly ModuleSummary[]): readonly ModuleReadiness[] =>
  modules.map(({ id, lessons }) => ({ id, ready: lessons.every(({ available }) => available) }))

const moduleReadinessQuery = queryOptions({
  queryKey: ['course', 'readiness'],
  queryFn: async () => readinessOf((await call(listModules, {})).modules),
})

/** Empty while it is not known; what does not hang on the modules can be said all the same. Only for the signed-in. */
export const useModuleReadiness = (isSignedIn = true): readonly ModuleReadiness[] =>
  useQuery({ ...moduleReadinessQuery, enabled: isSignedIn }).data ?? []
