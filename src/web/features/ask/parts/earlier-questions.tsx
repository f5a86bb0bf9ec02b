/** What the person asked before, each answer as it was given, and the way to remove it. */

import type { AnsweredQuestion } from '#contract/help/ask.ts'
import * as words from '#messages/ask/earlier-questions.ts'
import { Failure } from '#web/call/failure.tsx'
import { useRemoveQuestion } from '#web/features/ask/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Answer } from './answer.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

type QuestionsProps = { questions: readonly AnsweredQuestion[]; onRemove: (id: string) => void }

const Questions = ({ questions, onRemove }: QuestionsProps) => (
  <ul className="stack gap-1">
    {questions.map((answered) => (
      <li key={answered.id} className="border-b border-line">
        <Disclosure summary={answered.question}>
          <div className="stack gap-4">
            <p className="text-sm text-soft">
              {words.askedOnTheAnswerIsThe({ when: day.format(new Date(answered.askedAt)) })}
            </p>
            <Answer answered={answered} />
            <div>
              <Button variant="secondary" size="sm" onClick={() => onRemove(answered.id)}>
                {words.removeThisQuestion()}
              </Button>
            </div>
          </div>
        </Disclosure>
      </li>
    ))}
  </ul>
)

/** The others are folded: fifty are kept. */
const shown = 5

/** Nothing while there is none. */
export const EarlierQuestions = ({ questions }: { questions: readonly AnsweredQuestion[] }) => {
  const { mutate: remove, error } = useRemoveQuestion()
  if (questions.length === 0) return null
  const older = questions.slice(shown)
  return (
    <section aria-labelledby="earlier-title" className="stack gap-3">
      <h2 id="earlier-title" className="text-xl">
        {words.yourEarlierQuestions()}
      </h2>
      <Failure title={words.theQuestionWasNotRemoved()} of={error} />
      <Questions questions={questions.slice(0, shown)} onRemove={remove} />
      {older.length > 0 && (
        <Disclosure summary={words.olderQuestions({ count: older.length })}>
          <Questions questions={older} onRemove={remove} />
        </Disclosure>
      )}
    </section>
  )
}
