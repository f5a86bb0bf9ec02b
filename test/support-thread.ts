/** Owns one thread of support whose owner is tested: asked once, and what can be named of it. */
import { randomUUID } from 'node:crypto'
import {
  answerSupportThread,
  closeSupportThread,
  getSupportThread,
  sendSupportMessage,
} from '#contract/support.ts'
import type { Person } from './people.ts'

const id = randomUUID()

export const askSupport = ({ client }: Person) =>
  client.call(sendSupportMessage, { id, subject: 'About the fee', text: 'What is the fee?' })

/** The call's name → the call, with what names the thread. */
export const threadOfSupport = {
  getSupportThread: { endpoint: getSupportThread, input: async () => ({ id }) },
  answerSupportThread: {
    endpoint: answerSupportThread,
    input: async () => ({ id, messageId: randomUUID(), text: 'And when?' }),
  },
  closeSupportThread: { endpoint: closeSupportThread, input: async () => ({ id }) },
}
