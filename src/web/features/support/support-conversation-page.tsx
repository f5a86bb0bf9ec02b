/** One conversation with us: what was written on both sides, and room for more. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getSupportConversation } from '#contract/help/support.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/support/support-conversation-page.ts'
import { ApiFailure } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { promiseWords, stateBadges } from './conversation-words.ts'
import { conversationQuery } from './data.ts'
import { AnswerForm } from './parts/answer-form.tsx'
import { MessageEntry } from './parts/message-entry.tsx'

export const meta = () => [{ title: words.yourMessageJustValue() }]

const crumbs = [
  { label: words.dashboard(), to: paths.dashboard() },
  { label: words.support(), to: paths.support() },
]

const WholeConversation = ({ conversation, messages }: OutputOf<typeof getSupportConversation>) => {
  const { label, tone } = stateBadges[conversation.state]
  const promise = promiseWords(conversation, new Date())
  return (
    <>
      <PageHeader title={conversation.subject} crumbs={crumbs} />
      <div className="stack items-start gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">{words.number({ number: conversation.number })}</p>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {promise && <p>{promise}</p>}
      </div>
      <ol aria-label={words.messages()} className="stack gap-4">
        {messages.map((message) => (
          <MessageEntry key={message.id} message={message} />
        ))}
      </ol>
      <AnswerForm conversation={conversation} />
    </>
  )
}

/** One that is not there does not come by asking again. */
const canCome = (error: Error) =>
  !(error instanceof ApiFailure && ['not_found', 'invalid_request'].includes(error.code))

const NoConversation = ({ error, retry }: { error: Error; retry: () => void }) => (
  <>
    <PageHeader title={words.yourMessage()} crumbs={crumbs} />
    <Failure title={words.weCouldntOpenThisConversation()} of={error} />
    {canCome(error) && (
      <div>
        <Button onClick={retry}>{words.tryAgain()}</Button>
      </div>
    )}
    <p>
      <TextLink to={paths.support()}>{words.seeYourMessages()}</TextLink>
    </p>
  </>
)

const Conversation = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(conversationQuery(id))
  if (data) return <WholeConversation {...data} />
  if (error) return <NoConversation error={error} retry={() => void refetch()} />
  return (
    <Skeleton message={words.loadingYourMessage()}>
      <SkeletonText lines={5} />
    </Skeleton>
  )
}

export default function SupportConversationPage() {
  const { conversationId = '' } = useParams()
  return (
    <MainPart>
      <Container width="column">
        <div className="stack gap-8 page-padding">
          <Conversation id={conversationId} />
        </div>
      </Container>
    </MainPart>
  )
}
