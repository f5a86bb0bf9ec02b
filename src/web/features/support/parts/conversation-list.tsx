/** What the person asked before, the newest first: what is open is before the form, what is closed after it. */

import { useQuery } from '@tanstack/react-query'
import type { SupportConversation } from '#contract/help/support.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/support/conversation-list.ts'
import { Failure } from '#web/call/failure.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { promiseWords, stateBadges } from '../conversation-words.ts'
import { conversationsQuery } from '../data.ts'

const ConversationCard = ({ conversation }: { conversation: SupportConversation }) => {
  const { label, tone } = stateBadges[conversation.state]
  const promise = promiseWords(conversation, new Date())
  return (
    <Card as="li">
      <div className="stack items-start gap-2">
        <p className="font-bold">
          <TextLink to={paths.supportConversation(conversation.id)}>{conversation.subject}</TextLink>
        </p>
        <p className="text-soft">
          {words.number({
            number: conversation.number,
            day: formatPlainDate(todayInFlorida(new Date(conversation.openedAt))),
          })}
        </p>
        <Badge tone={tone}>{label}</Badge>
        {promise && <p>{promise}</p>}
      </div>
    </Card>
  )
}

const Conversations = ({
  title,
  conversations,
}: {
  title: string
  conversations: readonly SupportConversation[]
}) =>
  conversations.length > 0 && (
    <section className="stack gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="stack gap-4">
        {conversations.map((conversation) => (
          <ConversationCard key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </section>
  )

export const OpenConversations = () => {
  const { data: conversations, error } = useQuery(conversationsQuery)
  if (error && !conversations) return <Failure title={words.yourPastMessagesDidntLoad()} of={error} />
  if (!conversations) return null
  return (
    <Conversations
      title={words.yourMessages()}
      conversations={conversations.filter(({ state }) => state !== 'closed')}
    />
  )
}

export const ClosedConversations = () => {
  const { data: conversations = [] } = useQuery(conversationsQuery)
  return (
    <Conversations
      title={words.closedMessages()}
      conversations={conversations.filter(({ state }) => state === 'closed')}
    />
  )
}
