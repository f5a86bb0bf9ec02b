/** One set of questions in its states: to be begun, being answered, answered. */

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { getQuiz, JudgedTry, QuizRecord } from '#contract/course/quizzes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import * as words from '#messages/course/questions-panel.ts'
import { Failure } from '#web/call/failure.tsx'
import { QuestionsForm } from '#web/features/course/parts/questions/form.tsx'
import { QuestionsResult } from '#web/features/course/parts/questions/result.tsx'
import { quizQuery, useSendAnswers } from '#web/features/course/questions/data.ts'
import { useQuestionsDraft } from '#web/features/course/questions/draft.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type QuestionsPanelProps = {
  quizId: string
  title: string
  /** Stands before the first try with a button to begin; without it the questions stand there at once. */
  intro?: (record: QuizRecord) => ReactNode
  verdict: (judged: JudgedTry, record: QuizRecord) => ReactNode
}

type PanelProps = QuestionsPanelProps & { loaded: OutputOf<typeof getQuiz> }

/** `pressed` is true once a button here brought the view: only then does its heading take the focus. */
const usePanel = ({ loaded: { quiz, lastTry }, intro }: PanelProps) => {
  const { id } = useUser()
  const { draft, start, choose, end } = useQuestionsDraft(id, quiz.id)
  const { mutate, reset, error, isPending } = useSendAnswers(quiz.id)
  const [pressed, setPressed] = useState(intro === undefined)
  const begin = () => {
    setPressed(true)
    reset()
    start()
  }
  const send = () => {
    if (!draft) return
    setPressed(true)
    mutate(draft, { onSuccess: end })
  }
  const isAnswering = draft !== null || (lastTry === null && intro === undefined)
  return { isAnswering, answers: draft?.answers ?? {}, pressed, choose, begin, send, error, busy: isPending }
}

const Panel = (props: PanelProps) => {
  const { title, intro, verdict } = props
  const { quiz, record, lastTry } = props.loaded
  const { isAnswering, answers, pressed, choose, begin, send, error, busy } = usePanel(props)
  if (isAnswering) {
    return (
      <>
        <FocusedHeading key="asked" level={2} takesFocus={pressed}>
          {title}
        </FocusedHeading>
        <QuestionsForm
          quiz={quiz}
          answers={answers}
          busy={busy}
          failure={error}
          onChoose={choose}
          onSend={send}
        />
      </>
    )
  }
  if (!lastTry) {
    return (
      <>
        {intro?.(record)}
        <div>
          <Button size="lg" onClick={begin}>
            {words.start()}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <FocusedHeading key={lastTry.tryId} level={2} takesFocus={pressed}>
        {words.ofRight({ title, correct: lastTry.right, total: lastTry.total })}
      </FocusedHeading>
      {verdict(lastTry, record)}
      <div>
        <Button variant={lastTry.passed ? 'secondary' : 'primary'} onClick={begin}>
          {words.tryAgain()}
        </Button>
      </div>
      <QuestionsResult quiz={quiz} judged={lastTry} />
    </>
  )
}

export const QuestionsPanel = (props: QuestionsPanelProps) => {
  const { data, error, refetch, isFetching } = useQuery(quizQuery(props.quizId))
  if (data) {
    return (
      <div className="stack gap-6">
        <Panel key={data.quiz.id} {...props} loaded={data} />
      </div>
    )
  }
  if (error && !isFetching) {
    return (
      <div className="stack items-start gap-4">
        <Failure title={words.theQuestionsDidntLoad()} of={error} />
        <Button onClick={() => void refetch()}>{words.tryAgain()}</Button>
      </div>
    )
  }
  return (
    <Skeleton message={words.loadingTheQuestions()}>
      <SkeletonText lines={6} />
    </Skeleton>
  )
}
