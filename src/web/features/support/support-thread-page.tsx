/** One conversation with us: what was written on both sides, and room for more. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getSupportThread } from '#contract/support.ts'
import { ApiFailure } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { threadQuery } from './data.ts'
import { AnswerForm } from './parts/answer-form.tsx'
import { MessageEntry } from './parts/message-entry.tsx'
import { promiseWords, stateBadges } from './thread-words.ts'

export const meta = () => [{ title: 'Your message · Just Value' }]

const crumbs = [
  { label: 'Dashboard', to: paths.dashboard() },
  { label: 'Support', to: paths.support() },
]

const Conversation = ({ thread, messages }: OutputOf<typeof getSupportThread>) => {
  const { label, tone } = stateBadges[thread.state]
  const promise = promiseWords(thread, new Date())
  return (
    <>
      <PageHeader title={thread.subject} crumbs={crumbs} />
      <div className="stack items-start gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">Number {thread.number}</p>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {promise && <p>{promise}</p>}
      </div>
      <ol aria-label="Messages" className="stack gap-4">
        {messages.map((message) => (
          <MessageEntry key={message.id} message={message} />
        ))}
      </ol>
      <AnswerForm thread={thread} />
    </>
  )
}

/** One that is not there does not come by asking again. */
const canCome = (error: Error) =>
  !(error instanceof ApiFailure && ['not_found', 'invalid_request'].includes(error.code))

const NoConversation = ({ error, retry }: { error: Error; retry: () => void }) => (
  <>
    <PageHeader title="Your message" crumbs={crumbs} />
    <Banner tone="error" title="We couldn’t open this conversation">
      {failureMessage(error, 'Please try again.')}
    </Banner>
    {canCome(error) && (
      <div>
        <Button onClick={retry}>Try again</Button>
      </div>
    )}
    <p>
      <TextLink to={paths.support()}>See your messages</TextLink>
    </p>
  </>
)

const Thread = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(threadQuery(id))
  if (data) return <Conversation {...data} />
  if (error) return <NoConversation error={error} retry={() => void refetch()} />
  return (
    <Skeleton message="Loading your message…">
      <SkeletonText lines={5} />
    </Skeleton>
  )
}

export default function SupportThreadPage() {
  const { threadId = '' } = useParams()
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-8 sm:py-12">
          <Thread id={threadId} />
        </div>
      </Container>
    </MainPart>
  )
}
