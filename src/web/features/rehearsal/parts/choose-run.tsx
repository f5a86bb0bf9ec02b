import type { Practice, PracticeQuestion, PracticeRun } from '#contract/case/rehearsal.ts'
import { scriptMinutesFor } from '#core/case/document/request.ts'
import * as messages from '#messages/rehearsal/choose-run.ts'
import { HearingDrawing } from '#web/drawing/drawings.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { KeptPlace } from '../kept-place.ts'
import { placeInWords, stepsOf } from '../steps.ts'

/** All questions of a case on paper, with what the case says and room for notes; only printed. */
const QuestionSheet = ({ questions }: { questions: readonly PracticeQuestion[] }) => (
  <section aria-label={messages.questionsToPractice()} className="hidden print:block">
    <p>{messages.forYouOnlyDoNotHand()}</p>
    <ol className="list-decimal pl-[1.35em]">
      {questions.map(({ id, question, hints }) => (
        <li key={id} className="break-inside-avoid py-3">
          <p className="font-bold">{question}</p>
          {hints.map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
          <div className="h-12 border-b border-line" />
        </li>
      ))}
    </ol>
  </section>
)

type ChooseRunProps = {
  practice: Practice
  /** Where the last visit stopped. */
  kept: KeptPlace | null
  start: (run: PracticeRun, at?: number) => void
}

/** Nothing where the run has no such step any more. */
const GoOn = ({ practice, kept, start }: ChooseRunProps) => {
  const run = practice.runs.find(({ minutes }) => minutes === kept?.minutes)
  const steps = run ? stepsOf(practice, run) : []
  if (!kept || !run || !steps[kept.at]) return null
  const { at, minutes } = kept
  return (
    <Notice>
      <div className="stack items-start gap-3">
        <p>{messages.youStopped({ place: placeInWords(steps, at), minutes })}</p>
        <Button onClick={() => start(run, at)}>{messages.goOn()}</Button>
      </div>
    </Notice>
  )
}

const contentOf = ({ parts, questionIds }: PracticeRun): string =>
  messages.partsThenQuestions({ parts: parts.length, questions: questionIds.length })

/** `content`: null where every length has the same, which is then said once. */
type RunButtonProps = {
  run: PracticeRun
  content: string | null
  isUsual: boolean
  isNoted: boolean
  start: () => void
}

/** The length that the hearing script has is the one to begin with; the other two stand back. */
const RunButton = ({ run, content, isUsual, isNoted, start }: RunButtonProps) => (
  <button
    type="button"
    onClick={start}
    className={`min-h-20 min-w-0 rounded-md wrap-anywhere border-2 border-action px-5 py-3 text-left ${isUsual ? 'bg-action text-on-action hover:bg-action-hover' : 'bg-surface text-action hover:bg-tint'}`}
  >
    <span className="block text-2xl font-bold">{messages.minutes({ minutes: run.minutes })}</span>
    {content && <span className={`block text-lg ${isUsual ? '' : 'text-ink'}`}>{content}</span>}
    {isNoted && <span className="block">{messages.fitsTheMinutesYouNoted()}</span>}
  </button>
)

const NoQuestions = () => (
  <Notice title={messages.noQuestions()}>
    <p>{messages.weFoundNoneOfThe()}</p>
  </Notice>
)

const WhatHappens = ({ hasQuestions }: { hasQuestions: boolean }) => (
  <section className="stack gap-3">
    <h2 className="text-xl">{messages.whatHappens()}</h2>
    <ol className="stack list-decimal gap-2 pl-[1.35em]">
      <li>{messages.firstYouPresentYourCaseAloud()}</li>
      {hasQuestions && <li>{messages.thenComeQuestions()}</li>}
      {hasQuestions && <li>{messages.youMarkHowItWent()}</li>}
    </ol>
    <p>{messages.nothingEndsOnItsOwn()}</p>
  </section>
)

/** The table that is practiced for, and what can be taken along. */
const ToTakeAlong = ({ hasQuestions }: { hasQuestions: boolean }) => (
  <Card>
    <div className="stack items-start gap-4">
      <div className="grid w-full justify-items-center">
        <HearingDrawing />
      </div>
      {hasQuestions && <PrintButton label={messages.printTheQuestions()} />}
      <p className="text-sm text-soft">{messages.onceOpenedThisPageWorksIn()}</p>
    </div>
  </Card>
)

export const ChooseRun = ({ practice, kept, start }: ChooseRunProps) => {
  const { runs, questions, hearing } = practice
  const usual = scriptMinutesFor(hearing.minutes)
  const hasQuestions = questions.length > 0
  const [shared, ...others] = new Set(runs.map(contentOf))
  return (
    <>
      <div className="print:hidden">
        <Beside side={<ToTakeAlong hasQuestions={hasQuestions} />}>
          <GoOn practice={practice} kept={kept} start={start} />
          <section className="stack gap-4">
            <h2 className="text-xl">{messages.howLongDoYouWantTo()}</h2>
            {others.length === 0 && <p>{shared}</p>}
            <div className="grid gap-4 sm:grid-cols-3">
              {runs.map((run) => (
                <RunButton
                  key={run.minutes}
                  run={run}
                  content={others.length === 0 ? null : contentOf(run)}
                  isUsual={run.minutes === usual}
                  isNoted={run.minutes === usual && hearing.minutes !== null}
                  start={() => start(run)}
                />
              ))}
            </div>
          </section>
          <WhatHappens hasQuestions={hasQuestions} />
          {!hasQuestions && <NoQuestions />}
        </Beside>
      </div>
      <QuestionSheet questions={questions} />
    </>
  )
}
