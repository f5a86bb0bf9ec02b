/** Owns one conversation of support whose owner is tested: asked once, and what can be named of it. */
import { randomUUID } from 'node:crypto'
import {
  answerSupportConversation,
  closeSupportConversation,
  getSupportConversation,
  sendSupportMessage,
} from '#contract/help/support.ts'
import type { Person } from './people.ts'

const id = randomUUID()

export const askSupport = ({ client }: Person) =>
  client.call(sendSupportMessage, { id, subject: 'About the fee', text: 'What is the fee?' })

/** The call's name → the call, with what names the conversation. */
export const conversationOfSupport = {
  getSupportConversation: { endpoint: getSupportConversation, input: async () => ({ id }) },
  answerSupportConversation: {
    endpoint: answerSupportConversation,
    input: async () => ({ id, messageId: randomUUID(), text: 'And when?' }),
  },
  closeSupportConversation: { endpoint: closeSupportConversation, input: async () => ({ id }) },
}
