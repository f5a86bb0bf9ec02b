/** What the person asked before, the newest first: what is open stands before the form, what is closed after it. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import type { SupportThread } from '#contract/support.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { threadsQuery } from '../data.ts'
import { promiseWords, stateBadges } from '../thread-words.ts'

const ThreadCard = ({ thread }: { thread: SupportThread }) => {
  const { label, tone } = stateBadges[thread.state]
  const promise = promiseWords(thread, new Date())
  return (
    <Card as="li">
      <div className="stack items-start gap-2">
        <p className="font-bold">
          <TextLink to={paths.supportThread(thread.id)}>{thread.subject}</TextLink>
        </p>
        <p className="text-soft">
          Number {thread.number}, {formatCalendarDate(todayInFlorida(new Date(thread.openedAt)))}
        </p>
        <Badge tone={tone}>{label}</Badge>
        {promise && <p>{promise}</p>}
      </div>
    </Card>
  )
}

const Threads = ({ title, threads }: { title: string; threads: readonly SupportThread[] }) =>
  threads.length > 0 && (
    <section className="stack gap-4">
      <h2>{title}</h2>
      <ul className="stack gap-4">
        {threads.map((thread) => (
          <ThreadCard key={thread.id} thread={thread} />
        ))}
      </ul>
    </section>
  )

export const OpenThreads = () => {
  const { data: threads, error } = useQuery(threadsQuery)
  if (error && !threads)
    return (
      <Banner tone="error" title="Your past messages didn’t load">
        {failureMessage(error, 'Please try again.')}
      </Banner>
    )
  if (!threads)
    return (
      <Skeleton message="Loading your messages…">
        <SkeletonText lines={3} />
      </Skeleton>
    )
  return <Threads title="Your messages" threads={threads.filter(({ state }) => state !== 'closed')} />
}

export const ClosedThreads = () => {
  const { data: threads = [] } = useQuery(threadsQuery)
  return <Threads title="Closed messages" threads={threads.filter(({ state }) => state === 'closed')} />
}
