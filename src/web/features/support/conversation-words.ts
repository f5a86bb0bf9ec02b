/** How the state of a conversation is told. */
import type { ConversationState, SupportConversation } from '#contract/help/support.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

export const stateBadges: Readonly<
  Record<ConversationState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  waiting: { label: 'Waiting for our answer', tone: 'deadline' },
  answered: { label: 'Answered', tone: 'action' },
  closed: { label: 'Closed', tone: 'neutral' },
}

/** A promise that was not kept is said as such. */
export const promiseWords = ({ dueAt }: SupportConversation, now: Date): string | null => {
  if (dueAt === null) return null
  const due = new Date(dueAt)
  if (due < now) return `We promised an answer by ${momentInFlorida(due)}. We’re late, and we’re sorry.`
  return `We’ll answer by ${momentInFlorida(due)}.`
}
