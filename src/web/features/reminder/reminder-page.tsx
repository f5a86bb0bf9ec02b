/** Where the links of a reminder lead: what the date is, and done, put off or stop by a press; opening it changes nothing. */

import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { type ReminderChoice, type readReminderLink, settleReminderLink } from '#contract/case/reminders.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/reminder/reminder-page.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SnoozeForm } from '#web/ui/action/snooze-form.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { linkQuery } from './data.ts'

export const meta = () => [{ title: words.aDateInYourCaseJust() }]

type Chosen = { choice: ReminderChoice; until?: CalendarDate }
type Settled = OutputOf<typeof settleReminderLink>

const settledWords = ({ state, snoozedUntil }: Pick<Settled, 'state' | 'snoozedUntil'>) => {
  if (state === 'done') return words.markedDoneWeWontSendMore()
  if (state === 'stopped') return words.weveStoppedRemindersAboutThisDate()
  if (snoozedUntil === null) return words.wellRemindYouAboutThisDate()
  return rich(words.wellRemindYouNextOn({ day: () => <CalendarDay day={snoozedUntil} /> }))
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
        <Banner tone="success" title={words.yourChoiceIsSaved()}>
          {settledWords(settling.data)}
        </Banner>
      ) : (
        <p>{settledWords(kept)}</p>
      )}
      <Failure title={words.thatDidntSave()} of={settling.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={wanted === 'done' ? 'primary' : 'secondary'}
          disabled={settling.isPending || state === 'done'}
          onClick={() => choose('done')}
        >
          {words.markAsDone()}
        </Button>
        <Button
          variant={wanted === 'stop' ? 'primary' : 'secondary'}
          disabled={settling.isPending || state === 'stopped'}
          onClick={() => choose('stop')}
        >
          {words.stopRemindersAboutThisDate()}
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
            {words.undo()}
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
      <h1>{words.aDateInYourCase()}</h1>
      <Failure
        title={isOver ? words.thisLinkNoLongerWorks() : words.theDateDidntLoad()}
        of={error}
        otherwise={words.thatDidntSavePleaseTryAgain()}
      />
      {!isOver && <Button onClick={retry}>{words.tryAgain()}</Button>}
      <TextLink to={paths.appeal()}>{words.seeYourCases()}</TextLink>
    </div>
  )
}

const About = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(linkQuery(token))
  if (error && !data) return <NoDate error={error} retry={() => void refetch()} />
  if (!data) {
    return (
      <Skeleton message={words.loadingTheDate()}>
        <SkeletonText lines={4} />
      </Skeleton>
    )
  }
  return (
    <div className="stack gap-6">
      <h1>{data.title}</h1>
      <p className="text-lg font-bold">
        <CalendarDay day={data.actOn} />
      </p>
      <Choices token={token} kept={data} />
      <p>
        <TextLink to={paths.appealCase(data.caseId)}>{words.openYourCase()}</TextLink>
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
