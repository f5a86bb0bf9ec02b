/** What the page of a reminder's links asks the server. */
import { queryOptions } from '@tanstack/react-query'
import { readReminderLink } from '#contract/case/reminders.ts'
import { call } from '#web/call/api.ts'

export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reminder-link', token],
    queryFn: () => call(readReminderLink, { token }),
    retry: false,
    staleTime: 0,
  })
