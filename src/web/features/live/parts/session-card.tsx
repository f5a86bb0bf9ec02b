/** One session that is not over: when it is by which clock, how to join, the calendar, the reminder, and its questions. */

import { CalendarPlus, Video } from 'lucide-react'
import type { LiveSession } from '#contract/course/live-sessions.ts'
import { canBeReminded } from '#core/live/live-reminder.ts'
import { joinableMinutes } from '#core/live/params.ts'
import { takesQuestions } from '#core/live/session-state.ts'
import { ownTimeWords, sessionTimeWords } from '#core/live/session-time.ts'
import * as words from '#messages/live/session-card.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { useCalendarFile, useChooseReminder } from '../data.ts'
import { Questions } from './questions.tsx'
import { SessionAbout } from './session-about.tsx'

type SessionProps = { session: LiveSession }

const stateWords = {
  announced: words.yourLinkToJoinAppearsHere({ joinableMinutes }),
  joinable: words.itStartsInAFewMinutes(),
  running: words.itsHappeningNow(),
  over: words.thisSessionHasEnded(),
  cancelled: words.thisSessionIsCanceled(),
} as const satisfies Record<LiveSession['state'], string>

const Times = ({ session: { startsAt, minutes, state } }: SessionProps) => {
  const instant = new Date(startsAt)
  const eastern = <time dateTime={startsAt}>{sessionTimeWords(instant, [])}</time>
  if (state === 'cancelled') return <p className="line-through">{eastern}</p>
  const own = ownTimeWords(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <div>
      <p className="font-bold">{eastern}</p>
      {own !== null && <p className="text-soft">{words.yourLocalTime({ time: own })}</p>}
      <p className="text-soft">{words.plannedForMinutes({ minutes })}</p>
    </div>
  )
}

const Reminder = ({ session: { id, startsAt, reminder } }: SessionProps) => {
  const choosing = useChooseReminder()
  if (!reminder && !canBeReminded(new Date(startsAt), new Date())) return null
  return (
    <>
      <CheckboxField
        label={words.emailMeAReminder()}
        help={words.wellEmailYouADayBefore()}
        checked={choosing.isPending ? choosing.variables.wanted : reminder}
        onChange={(event) => choosing.mutate({ id, wanted: event.currentTarget.checked })}
      />
      <Failure title={words.yourChoiceWasntSaved()} of={choosing.error} />
    </>
  )
}

const Coming = ({ session }: SessionProps) => {
  const calendar = useCalendarFile()
  const { id, title, joinUrl } = session
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {joinUrl !== null && (
          <ButtonLink href={joinUrl} target="_blank" rel="noreferrer">
            <Video aria-hidden="true" className="size-5" />
            <span>
              {words.joinTheSession()}
              <span className="sr-only">{words.opensAnotherWebsite({ title })}</span>
            </span>
          </ButtonLink>
        )}
        <Button variant="secondary" busy={calendar.isPending} onClick={() => calendar.mutate(id)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {words.addToMyCalendar()}
        </Button>
      </div>
      <Failure title={words.theCalendarFileDidntDownload()} of={calendar.error} />
      <Reminder session={session} />
    </>
  )
}

const foldedWords = ({ questionCount }: LiveSession): string => {
  if (questionCount === 0) return words.askTheFirstQuestion()
  return questionCount === 1 ? words.n1QuestionSoFar() : words.questionsSoFar({ questionCount })
}

type CardProps = SessionProps & {
  /** Others come before it, whose questions are nearer. */
  isLater: boolean
}

export const SessionCard = ({ session, isLater }: CardProps) => {
  const isComing = takesQuestions(session.state)
  const questions = <Questions session={session} />
  return (
    <Card as="article" highlighted={session.joinUrl !== null}>
      <div className="stack gap-5">
        <h2 className="text-xl">{session.title}</h2>
        <Times session={session} />
        <p>{stateWords[session.state]}</p>
        <SessionAbout about={session.about} />
        {isComing && <Coming session={session} />}
        {isComing &&
          (isLater ? <Disclosure summary={foldedWords(session)}>{questions}</Disclosure> : questions)}
      </div>
    </Card>
  )
}
