/** What the profile shows beside the session's user. */
import { queryOptions } from '@tanstack/react-query'
import { getSubscription } from '#contract/payments.ts'
import { listProperties } from '#contract/properties.ts'
import { listSessions } from '#contract/users.ts'
import { call } from '#web/api.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(getSubscription, {}),
})

export const propertiesQuery = queryOptions({
  queryKey: ['properties'],
  queryFn: async () => (await call(listProperties, {})).properties,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call(listSessions, {})).sessions,
})
