/** What a person writes to support, as a form checks it before it is sent and the server when it arrives. */
import { z } from 'zod'
import { longestMessage, longestSubject } from '#core/support/params.ts'
import * as words from '#messages/help/support.ts'

export const conversationId = z.uuid(words.weCouldntFindThatConversation())
const messageId = z.uuid(words.aMessageNeedsAnIdOf())

const subject = z
  .string(words.pleaseTellUsInAFew())
  .trim()
  .min(1, { error: words.pleaseTellUsInAFew(), abort: true })
  .max(longestSubject, words.thisMustBeAtMostCharacters({ longestSubject }))

const text = z
  .string(words.pleaseWriteYourMessage())
  .trim()
  .min(1, { error: words.pleaseWriteYourMessage(), abort: true })
  .max(longestMessage, words.aMessageMustBeAtMost({ longestMessage: longestMessage.toLocaleString('en-US') }))

export const supportMessageForm = z.strictObject({ id: conversationId, subject, text })

export const supportAnswerForm = z.strictObject({ id: conversationId, messageId, text })
