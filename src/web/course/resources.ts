/** The files that go with the course: their list, and fetching one of them. */
import { queryOptions } from '@tanstack/react-query'
import { downloadResource, type FileFormat, listResources } from '#contract/course/resources.ts'
import { call } from '#web/call/api.ts'

/** All of them, or those of one module. */
export const resourcesQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: ['resources', moduleId ?? 'all'],
    queryFn: async () => (await call(listResources, moduleId === undefined ? {} : { moduleId })).resources,
  })

export type Wanted = { readonly id: string; readonly format?: FileFormat }

/** Long enough for a browser to have begun saving. */
const keepMilliseconds = 60_000

/** Fetched before it is saved, so that a file that does not come can be told of; throws then. */
export const saveFileFrom = async ({ url, fileName }: { url: string; fileName: string }): Promise<void> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${fileName} was answered with ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepMilliseconds)
}

export const fetchResource = async (wanted: Wanted): Promise<void> =>
  saveFileFrom(await call(downloadResource, wanted))
