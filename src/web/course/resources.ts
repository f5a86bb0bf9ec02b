/** The files that go with the course: their list, and fetching one of them. */
import { queryOptions } from '@tanstack/react-query'
import { downloadResource, type FileFormat, listResources } from '#contract/course/resources.ts'
import { saveFileFrom } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'

/** All of them, or those of one module. */
export const resourcesQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: ['resources', moduleId ?? 'all'],
    queryFn: async () => (await call(listResources, moduleId === undefined ? {} : { moduleId })).resources,
  })

export type Wanted = { readonly id: string; readonly format?: FileFormat }

export const fetchResource = async (wanted: Wanted): Promise<void> =>
  saveFileFrom(await call(downloadResource, wanted))
