/** Owns what a conversation is called: by its subject, or that it has none. */

import { conversationSubject } from '#core/support/subject-line.ts'
import * as words from '#messages/support/subject.ts'

export const tellSubject = (typed: string): string => conversationSubject(typed) || words.withoutASubject()
