/** Support: what a person asks us, what we answer, and by when. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { conversationId, supportAnswerForm, supportMessageForm } from './support-forms.ts'

const tag = 'Support'

export const THREAD_STATES = ['waiting', 'answered', 'closed'] as const
export type ConversationState = (typeof THREAD_STATES)[number]

const conversation = z.object({
  id: z.uuid(),
  /** As mails and the operator name it. */
  number: z.int(),
  subject: z.string(),
  state: z.enum(THREAD_STATES),
  openedAt: z.iso.datetime(),
  /** By when we answer; null while nothing waits for an answer. */
  dueAt: z.iso.datetime().nullable(),
})
export type SupportConversation = z.infer<typeof conversation>

const message = z.object({
  id: z.uuid(),
  author: z.enum(['person', 'operator']),
  way: z.enum(['form', 'mail', 'command']),
  text: z.string(),
  /** What a mail quoted of earlier ones; null when it quoted nothing. */
  quoted: z.string().nullable(),
  /** Names of attached files, which were not taken. */
  leftOut: z.array(z.string()),
  writtenAt: z.iso.datetime(),
})
export type SupportMessage = z.infer<typeof message>

/** A message sends mail to both sides. */
const mailLimit = { max: 30, perSeconds: 24 * 60 * 60, by: 'account' } as const

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/support/messages',
  access: 'bearer',
  tag,
  summary: 'Ask us something, under an id that the caller made: sent again under it, it is the same message',
  status: 201,
  mailLimit,
  refusals: ['conflict'],
  input: supportMessageForm,
  output: z.object({ conversation }),
})

export const listSupportConversations = endpoint({
  method: 'GET',
  path: '/support/conversations',
  access: 'bearer',
  tag,
  summary: 'One’s own conversations with us, the newest first',
  input: z.object(pageInput()),
  output: z.object({ conversations: z.array(conversation), ...pageOutput }),
})

export const getSupportConversation = endpoint({
  method: 'GET',
  path: '/support/conversations/:id',
  access: 'bearer',
  tag,
  summary: 'One conversation, its messages in the order they were written; of very many the last 200',
  refusals: ['not_found'],
  input: z.object({ id: conversationId }),
  output: z.object({ conversation, messages: z.array(message).max(200) }),
})

export const answerSupportConversation = endpoint({
  method: 'POST',
  path: '/support/conversations/:id/messages',
  access: 'bearer',
  tag,
  summary: 'Write again in a conversation; a closed one opens again',
  status: 201,
  mailLimit,
  refusals: ['not_found'],
  input: supportAnswerForm,
  output: z.object({ conversation }),
})

export const closeSupportConversation = endpoint({
  method: 'POST',
  path: '/support/conversations/:id/close',
  access: 'bearer',
  tag,
  summary: 'Say that no answer is needed any more; closing it again changes nothing',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: conversationId }),
  output: z.object({ conversation }),
})
