/** All questions of one set, to be answered in one go. */
import { type FormEvent, useState } from 'react'
import type { Quiz } from '#contract/course/quizzes.ts'
import * as words from '#messages/course/questions-form.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorSummary } from '#web/ui/field/error-summary.tsx'
import { RadioGroup } from '#web/ui/field/radio-group.tsx'

type Answers = Readonly<Record<string, number>>

type QuestionsFormProps = {
  quiz: Quiz
  answers: Answers
  busy: boolean
  failure: unknown
  onChoose: (questionId: string, choice: number) => void
  onSend: () => void
}

const fieldIdOf = (questionId: string): string => `question-${questionId}`

type GroupProps = {
  question: Quiz['questions'][number]
  number: number
  choice: number | undefined
  isMissed: boolean
  onChoose: (choice: number) => void
}

const Group = ({ question, number, choice, isMissed, onChoose }: GroupProps) => (
  <RadioGroup
    id={fieldIdOf(question.id)}
    name={question.id}
    label={`${number}. ${question.question}`}
    options={question.choices.map((label, at) => ({ value: String(at + 1), label }))}
    value={choice === undefined ? '' : String(choice)}
    onChange={(event) => onChoose(Number(event.currentTarget.value))}
    error={isMissed ? words.pleaseChooseAnAnswer() : undefined}
  />
)

/** Said to a screen reader as it changes; seen by everybody. */
const Answered = ({ count, of }: { count: number; of: number }) => (
  <p role="status" className="text-soft">
    {words.ofAnswered({ count, total: of })}
  </p>
)

export const QuestionsForm = ({ quiz, answers, busy, failure, onChoose, onSend }: QuestionsFormProps) => {
  // Each failed attempt shows a new summary, which takes the focus.
  const [attempts, setAttempts] = useState(0)
  const open = quiz.questions.flatMap(({ id }, at) =>
    answers[id] === undefined
      ? [{ fieldId: fieldIdOf(id), message: words.answerQuestion({ at: at + 1 }) }]
      : [],
  )
  const isMissed = (questionId: string) => attempts > 0 && answers[questionId] === undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (open.length > 0) return setAttempts(attempts + 1)
    onSend()
  }
  return (
    <form onSubmit={send} noValidate className="stack gap-8">
      {attempts > 0 && (
        <ErrorSummary key={attempts} title={words.someQuestionsStillNeedAnAnswer()} problems={open} />
      )}
      {quiz.questions.map((question, at) => (
        <Group
          key={question.id}
          question={question}
          number={at + 1}
          choice={answers[question.id]}
          isMissed={isMissed(question.id)}
          onChoose={(choice) => onChoose(question.id, choice)}
        />
      ))}
      {failure !== null && (
        <Banner tone="error" title={words.yourAnswersWerentSent()}>
          {words.yourAnswersAreStillHereSubmit({
            problem: failureMessage(failure, words.pleaseCheckYourConnection()),
          })}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" busy={busy} busyLabel={words.submitting()}>
          {words.submitAnswers()}
        </Button>
        <Answered count={quiz.questions.length - open.length} of={quiz.questions.length} />
      </div>
    </form>
  )
}
