/** One question: asked first, answered aloud, then what the case says, and how it went by the person's own judgment. */
import { useState } from 'react'
import type { PracticeQuestion } from '#contract/case/rehearsal.ts'
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/rehearsal/question-step.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { MARKS, type Mark, markNames } from '../kept-marks.ts'

type QuestionStepProps = {
  caseId: string
  question: PracticeQuestion
  marked: Mark | undefined
  mark: (as: Mark) => void
}

const Answer = ({ caseId, question: { hints, words, step } }: Omit<QuestionStepProps, 'marked' | 'mark'>) => (
  <div className="stack gap-4 rounded-md border border-line bg-surface p-4 text-xl">
    <p>{words}</p>
    <ul className="stack gap-3">
      {hints.map((hint) => (
        <li key={hint.words}>
          {hint.words}
          <span className="block text-sm text-soft">{hint.source}</span>
        </li>
      ))}
    </ul>
    <p>
      <TextLink to={paths.appealCase(caseId, step)}>{messages.lookAtThisPartOfYour()}</TextLink>
    </p>
  </div>
)

const SelfCheck = ({ marked, mark }: Pick<QuestionStepProps, 'marked' | 'mark'>) => (
  <fieldset>
    <legend className="mb-2 text-xl font-bold">{messages.howDidItGo()}</legend>
    <div className="grid gap-3 sm:grid-cols-3">
      {MARKS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={marked === one}
          onClick={() => mark(one)}
          className="min-h-16 rounded-md border border-control bg-surface px-4 py-2 text-xl font-bold text-ink hover:bg-tint aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
        >
          {markNames[one]}
        </button>
      ))}
    </div>
  </fieldset>
)

export const QuestionStep = ({ caseId, question, marked, mark }: QuestionStepProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="stack items-stretch gap-6">
      <p className="text-xl leading-snug sm:text-2xl">“{question.question}”</p>
      <div>
        <Button variant="secondary" size="lg" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? messages.hideWhatMyCaseSays() : messages.showWhatMyCaseSays()}
        </Button>
      </div>
      {isShown && <Answer caseId={caseId} question={question} />}
      <SelfCheck marked={marked} mark={mark} />
    </div>
  )
}
