/** Which modules of the course are written, as the list of modules says; for mails, which the library is too heavy for. */
import { readYaml } from '#content/content-files.ts'
import { moduleList } from '#content/lesson.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'

const readModules = (): readonly ModuleReadiness[] =>
  moduleList
    .parse(readYaml('modules/modules.yaml'))
    .modules.map(({ id, lessons }) => ({ id, ready: lessons.every(({ status }) => status === 'ready') }))

let modules: readonly ModuleReadiness[] | undefined

/** Read at the first call: the list is part of the program. */
export const readModuleReadiness = (): readonly ModuleReadiness[] => {
  modules ??= readModules()
  return modules
}
