/** What the dashboard shows, from the server. */
import { queryOptions } from '@tanstack/react-query'
import { listModules } from '#contract/courses.ts'
import { getProgress } from '#contract/users.ts'
import { call } from '#web/api.ts'

/** Always asked again when the page opens: the person comes from a lesson. */
export const dashboardQuery = queryOptions({
  queryKey: ['course', 'dashboard'],
  queryFn: async () => {
    const [progress, { modules }] = await Promise.all([call(getProgress, {}), call(listModules, {})])
    return { progress, modules }
  },
  staleTime: 0,
})
