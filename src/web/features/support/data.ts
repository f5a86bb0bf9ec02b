/** What the pages of support ask the server. */
import { queryOptions } from '@tanstack/react-query'
import { getSupportConversation, listSupportConversations } from '#contract/help/support.ts'
import { call } from '#web/call/api.ts'

/** Answers come while a page is open elsewhere; it is read again whenever it is looked at. */
export const conversationsQuery = queryOptions({
  queryKey: ['support-conversations'],
  queryFn: async () => (await call(listSupportConversations, {})).conversations,
  staleTime: 0,
})

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-conversation', id],
    queryFn: () => call(getSupportConversation, { id }),
    staleTime: 0,
    retry: false,
  })
