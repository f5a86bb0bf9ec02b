/** Where the links of a reminder lead: what the date is, and done, put off or stop by a press; opening it changes nothing. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { type ReminderChoice, type readReminderLink, settleReminderLink } from '#contract/case/reminders.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SnoozeForm } from '#web/ui/action/snooze-form.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { linkQuery } from './data.ts'

export const meta = () => [{ title: 'A date in your case · Just Value' }]

type Chosen = { choice: ReminderChoice; until?: CalendarDate }
type Settled = OutputOf<typeof settleReminderLink>

const settledWords = ({ state, snoozedUntil }: Pick<Settled, 'state' | 'snoozedUntil'>) => {
  if (state === 'done') return 'Marked done. We won’t send more reminders about this date.'
  if (state === 'stopped') return 'We’ve stopped reminders about this date. The date itself hasn’t changed.'
  if (snoozedUntil === null) return 'We’ll remind you about this date as planned.'
  return (
    <>
      We’ll remind you next on <CalendarDay day={snoozedUntil} />.
    </>
  )
}

type Kept = OutputOf<typeof readReminderLink>

const Choices = ({ token, kept }: { token: string; kept: Kept }) => {
  const { today, dueOn } = kept
  const [search] = useSearchParams()
  const wanted = search.get('choose')
  const settling = useMutation({
    mutationFn: (chosen: Chosen) => call(settleReminderLink, { token, ...chosen }),
  })
  const choose = (choice: ReminderChoice) => settling.mutate({ choice })
  const { state } = settling.data ?? kept
  return (
    <div className="stack gap-6">
      {settling.data ? (
        <Banner tone="success" title="Your choice is saved">
          {settledWords(settling.data)}
        </Banner>
      ) : (
        <p>{settledWords(kept)}</p>
      )}
      {settling.error && (
        <Banner tone="error" title="That didn’t save">
          {failureMessage(settling.error, 'Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={wanted === 'done' ? 'primary' : 'secondary'}
          disabled={settling.isPending || state === 'done'}
          onClick={() => choose('done')}
        >
          Mark as done
        </Button>
        <Button
          variant={wanted === 'stop' ? 'primary' : 'secondary'}
          disabled={settling.isPending || state === 'stopped'}
          onClick={() => choose('stop')}
        >
          Stop reminders about this date
        </Button>
      </div>
      {state === 'open' && today < dueOn && (
        <SnoozeForm
          isWanted={wanted === 'snooze'}
          today={today}
          dueOn={dueOn}
          busy={settling.isPending}
          onSnooze={(until) => settling.mutate({ choice: 'snooze', until })}
        />
      )}
      {state !== 'open' && (
        <div>
          <Button variant="quiet" disabled={settling.isPending} onClick={() => choose('resume')}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}

const NoDate = ({ error, retry }: { error: Error; retry: () => void }) => {
  const isOver = error instanceof ApiFailure && ['link_invalid', 'invalid_request'].includes(error.code)
  return (
    <div className="stack items-start gap-6">
      <h1>A date in your case</h1>
      <Banner tone="error" title={isOver ? 'This link no longer works' : 'The date didn’t load'}>
        {failureMessage(error, 'That didn’t save. Please try again.')}
      </Banner>
      {!isOver && <Button onClick={retry}>Try again</Button>}
      <TextLink to={paths.appeal()}>See your cases</TextLink>
    </div>
  )
}

const About = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(linkQuery(token))
  if (error && !data) return <NoDate error={error} retry={() => void refetch()} />
  if (!data) {
    return (
      <Skeleton message="Loading the date…">
        <SkeletonText lines={4} />
      </Skeleton>
    )
  }
  return (
    <div className="stack gap-6">
      <h1>{data.title}</h1>
      <p className="text-lg font-bold">
        <CalendarDay day={data.dueOn} />
      </p>
      <Choices token={token} kept={data} />
      <p>
        <TextLink to={paths.appealCase(data.caseId)}>Open your case</TextLink>
      </p>
    </div>
  )
}

export default function ReminderPage() {
  const { token = '' } = useParams()
  return (
    <MainPart>
      <Container width="form">
        <div className="py-8 sm:py-14">
          <About token={token} />
        </div>
      </Container>
    </MainPart>
  )
}
