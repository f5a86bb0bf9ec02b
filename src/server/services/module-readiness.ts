/** Which modules of the course are written, as the list of modules says; for mails, which the library is too heavy for. */
import { readYaml } from '#content/content-files.ts'
import { moduleList } from '#content/lesson.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'

export const readModuleReadiness = (): readonly ModuleReadiness[] =>
  moduleList
    .parse(readYaml('modules/modules.yaml'))
    .modules.map(({ id, lessons }) => ({ id, ready: lessons.every(({ status }) => status === 'ready') }))
