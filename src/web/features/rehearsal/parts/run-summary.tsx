/** The end of a run: the time each part took, and the questions to practice again. */
import type { Practice } from '#contract/case/rehearsal.ts'
import * as words from '#messages/rehearsal/run-summary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { type Marks, markNames } from '../kept-marks.ts'
import { clockWords, type Step } from '../steps.ts'
import type { Spent } from './practicing.tsx'

type RunSummaryProps = {
  steps: readonly Step[]
  spent: Spent
  marks: Marks
  again: (questionIds: readonly string[]) => void
  restart: () => void
}

const Times = ({ steps, spent }: Pick<RunSummaryProps, 'steps' | 'spent'>) => (
  <section aria-labelledby="times" className="stack gap-3">
    <h3 id="times">{words.yourTime()}</h3>
    <ul className="divide-y divide-line text-xl">
      {steps.map(
        (step) =>
          step.kind === 'part' && (
            <li key={step.id} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>{step.part.title}</span>
              <span className="tabular">
                {words.takenOfPlanned({
                  taken: clockWords(spent[step.id] ?? 0),
                  planned: clockWords(step.part.seconds),
                })}
              </span>
            </li>
          ),
      )}
    </ul>
  </section>
)

type Question = Practice['questions'][number]

const Questions = ({
  title,
  questions,
  marks,
}: {
  title: string
  questions: readonly Question[]
  marks: Marks
}) => (
  <section aria-label={title} className="stack gap-3">
    <h3>{title}</h3>
    <ul className="divide-y divide-line text-xl">
      {questions.map(({ id, question }) => {
        const mark = marks[id]
        return (
          <li key={id} className="py-3">
            {question}
            <span className="block text-lg text-soft">{mark ? markNames[mark] : words.notMarked()}</span>
          </li>
        )
      })}
    </ul>
  </section>
)

export const RunSummary = ({ steps, spent, marks, again, restart }: RunSummaryProps) => {
  const asked = steps.flatMap((step) => (step.kind === 'question' ? [step.question] : []))
  const unsure = asked.filter(({ id }) => marks[id] !== 'clear')
  const clear = asked.filter(({ id }) => marks[id] === 'clear')
  return (
    <div className="stack gap-8">
      <FocusedHeading level={2}>{words.howItWent()}</FocusedHeading>
      {steps.some(({ kind }) => kind === 'part') && <Times steps={steps} spent={spent} />}
      {unsure.length > 0 && <Questions title={words.toPracticeAgain()} questions={unsure} marks={marks} />}
      {clear.length > 0 && <Questions title={words.saidClearly()} questions={clear} marks={marks} />}
      <div className="flex flex-wrap gap-4">
        {unsure.length > 0 && (
          <Button size="lg" onClick={() => again(unsure.map(({ id }) => id))}>
            {words.practiceTheseQuestionsAgain()}
          </Button>
        )}
        <Button size="lg" variant="secondary" onClick={restart}>
          {words.backToTheBeginning()}
        </Button>
      </div>
    </div>
  )
}
