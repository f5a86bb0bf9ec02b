/** The files that go with the course: their list, and fetching one of them. */
import { queryOptions } from '@tanstack/react-query'
import { downloadResource, type FileFormat, listResources } from '#contract/resources.ts'
import { call } from '#web/api.ts'

/** All of them, or those of one module. */
export const resourcesQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: ['resources', moduleId ?? 'all'],
    queryFn: async () => (await call(listResources, moduleId === undefined ? {} : { moduleId })).resources,
  })

export type Wanted = { readonly id: string; readonly format?: FileFormat }

/** The file comes as an attachment, so the page stays open. */
export const fetchResource = async (wanted: Wanted): Promise<void> => {
  const { url, fileName } = await call(downloadResource, wanted)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
