/** Sessions that are over, the last first: the recording where there is one, and what was answered in writing. */

import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useId, useState } from 'react'
import type { LiveSession } from '#contract/course/live-sessions.ts'
import { sessionTimeWords } from '#core/live/session-time.ts'
import * as words from '#messages/live/past-sessions.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { pastSessionsQuery, questionsQuery } from '../data.ts'
import { SessionAbout } from './session-about.tsx'
import { WrittenAnswer } from './written-answer.tsx'

const Answers = ({ sessionId }: { sessionId: number }) => {
  const { data: questions, error } = useQuery(questionsQuery(sessionId))
  if (error && !questions) {
    return <Failure title={words.theAnswersDidntLoad()} of={error} />
  }
  if (!questions) {
    return (
      <Skeleton message={words.loadingAnswers()}>
        <SkeletonText lines={3} />
      </Skeleton>
    )
  }
  return (
    <ul className="stack gap-5">
      {questions.map(
        ({ id, text, answer }) =>
          answer !== null && (
            <li key={id} className="stack gap-3">
              <p className="measure whitespace-pre-line break-words font-bold">{text}</p>
              <WrittenAnswer answer={answer} />
            </li>
          ),
      )}
    </ul>
  )
}

const AnswersFold = ({ session: { id, title, answerCount } }: { session: LiveSession }) => {
  const [isOpen, setOpen] = useState(false)
  const foldId = useId()
  return (
    <div className="stack gap-4">
      <div>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={foldId}
          onClick={() => setOpen(!isOpen)}
        >
          {answerCount === 1 ? words.oneWrittenAnswer() : words.writtenAnswers({ count: answerCount })}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <div id={foldId}>{isOpen && <Answers sessionId={id} />}</div>
    </div>
  )
}

const PastSession = ({ session }: { session: LiveSession }) => {
  const { title, about, startsAt, recordingUrl, answerCount } = session
  return (
    <Card as="li">
      <div className="stack gap-3">
        <h3 className="text-lg">{title}</h3>
        <p className="text-soft">
          <time dateTime={startsAt}>{sessionTimeWords(new Date(startsAt), [])}</time>
        </p>
        <SessionAbout about={about} />
        {recordingUrl === null ? (
          <p className="text-soft">{words.thisSessionWasntRecorded()}</p>
        ) : (
          <div>
            <ButtonLink href={recordingUrl} target="_blank" rel="noreferrer" variant="secondary">
              <Play aria-hidden="true" className="size-5" />
              <span>
                {words.watchTheRecording()}
                <span className="sr-only">{words.opensAnotherWebsite({ title })}</span>
              </span>
            </ButtonLink>
          </div>
        )}
        {answerCount > 0 && <AnswersFold session={session} />}
      </div>
    </Card>
  )
}

export const PastSessions = () => {
  const { data: sessions, error } = useQuery(pastSessionsQuery)
  if (error && !sessions) {
    return (
      <Failure title={words.pastSessionsDidntLoad()} of={error} otherwise={words.pleaseReloadThePage()} />
    )
  }
  if (!sessions || sessions.length === 0) return null
  return (
    <section aria-labelledby="past-sessions" className="stack gap-5">
      <h2 id="past-sessions" className="text-xl">
        {words.pastSessions()}
      </h2>
      <ul className="stack gap-4">
        {sessions.map((session) => (
          <PastSession key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}
