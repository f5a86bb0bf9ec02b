/** How the state of a conversation is told. */
import type { ConversationState, SupportConversation } from '#contract/help/support.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import * as words from '#messages/support/conversation-words.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

export const stateBadges: Readonly<
  Record<ConversationState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  waiting: { label: words.waitingForOurAnswer(), tone: 'deadline' },
  answered: { label: words.answered(), tone: 'action' },
  closed: { label: words.closed(), tone: 'neutral' },
}

/** A promise that was not kept is said as such. */
export const promiseWords = ({ dueAt }: SupportConversation, now: Date): string | null => {
  if (dueAt === null) return null
  const due = new Date(dueAt)
  if (due < now) return words.wePromisedAnAnswerByWere({ time: momentInFlorida(due) })
  return words.wellAnswerBy({ time: momentInFlorida(due) })
}
