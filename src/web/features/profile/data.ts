/** What the profile shows beside the session's user. */
import { queryOptions } from '@tanstack/react-query'
import { getReminderSettings, listSessions } from '#contract/account/users.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { call } from '#web/call/api.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(getSubscription, {}),
})

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: async () => (await call(getReminderSettings, {})).reminders,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call(listSessions, {})).sessions,
})
