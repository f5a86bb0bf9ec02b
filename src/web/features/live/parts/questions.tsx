/** The questions brought to a session, most wanted first, with the votes, and the field to ask. */

import { useQuery } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useRef } from 'react'
import type { LiveQuestion, LiveSession } from '#contract/course/live-sessions.ts'
import * as words from '#messages/live/questions.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { questionsQuery, useTakeBack, useVote } from '../data.ts'
import { AskForm } from './ask-form.tsx'
import { WrittenAnswer } from './written-answer.tsx'

type QuestionProps = { sessionId: number; question: LiveQuestion; onTakenBack: () => void }

const votesWords = (votes: number): string => (votes === 1 ? words.n1Vote() : words.votes({ count: votes }))

const Vote = ({ sessionId, question: { id, text, votes, voted } }: QuestionProps) => {
  const voting = useVote()
  return (
    <div className="stack gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant={voted ? 'primary' : 'secondary'}
          aria-pressed={voted}
          onClick={() => voting.mutate({ id: sessionId, questionId: id, voted: !voted })}
        >
          <ThumbsUp aria-hidden="true" className="size-4" />
          <span>
            {words.iHaveThisQuestionToo()}
            <span className="sr-only">: {text}</span>
          </span>
        </Button>
        <span className="text-soft tabular-nums">{votesWords(votes)}</span>
      </div>
      <Failure title={words.yourVoteWasntCounted()} of={voting.error} />
    </div>
  )
}

const Own = ({ sessionId, question: { id, text, votes, hidden }, onTakenBack }: QuestionProps) => {
  const takingBack = useTakeBack(onTakenBack)
  return (
    <div className="stack gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Badge>{words.yourQuestion()}</Badge>
        <span className="text-soft">{votesWords(votes)}</span>
        <Button
          size="sm"
          variant="quiet"
          busy={takingBack.isPending}
          onClick={() => takingBack.mutate({ id: sessionId, questionId: id })}
        >
          {words.deleteMyQuestion()}
          <span className="sr-only">: {text}</span>
        </Button>
      </div>
      {hidden && <p className="text-soft">{words.weRemovedThisQuestionFromThe()}</p>}
      <Failure title={words.yourQuestionWasntDeleted()} of={takingBack.error} />
    </div>
  )
}

const QuestionItem = (props: QuestionProps) => {
  const { text, mine, answer } = props.question
  return (
    <li className="stack gap-3 border-t border-line pt-4">
      <p className="measure whitespace-pre-line break-words">{text}</p>
      {mine ? <Own {...props} /> : <Vote {...props} />}
      {answer !== null && <WrittenAnswer answer={answer} />}
    </li>
  )
}

type QuestionListProps = Omit<QuestionProps, 'question'>

const QuestionList = ({ sessionId, onTakenBack }: QuestionListProps) => {
  const { data: questions, error } = useQuery(questionsQuery(sessionId))
  if (error && !questions) {
    return (
      <Failure title={words.theQuestionsDidntLoad()} of={error} otherwise={words.pleaseReloadThePage()} />
    )
  }
  if (!questions) {
    return (
      <Skeleton message={words.loadingQuestions()}>
        <SkeletonText lines={3} />
      </Skeleton>
    )
  }
  if (questions.length === 0) return <p className="text-soft">{words.noQuestionsYet()}</p>
  return (
    <ol className="stack gap-4">
      {questions.map((question) => (
        <QuestionItem key={question.id} sessionId={sessionId} question={question} onTakenBack={onTakenBack} />
      ))}
    </ol>
  )
}

export const Questions = ({ session: { id, title } }: { session: LiveSession }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label={words.questionsTo({ title })} className="stack gap-5 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.questions()}
      </h3>
      <p className="measure text-soft">{words.theMostPopularComeFirstWe()}</p>
      {/* The button that was pressed is gone with its question. */}
      <QuestionList sessionId={id} onTakenBack={() => heading.current?.focus()} />
      <AskForm sessionId={id} />
    </section>
  )
}
