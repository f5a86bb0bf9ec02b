import type { Practice, PracticeQuestion, PracticeRun } from '#contract/case/rehearsal.ts'
import { scriptMinutesFor } from '#core/case/document/request.ts'
import * as messages from '#messages/rehearsal/choose-run.ts'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

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

type ChooseRunProps = { practice: Practice; start: (run: PracticeRun) => void }

type RunButtonProps = { run: PracticeRun; isUsual: boolean; isNoted: boolean; start: () => void }

/** The length that the hearing script has is the one to begin with; the other two stand back. */
const RunButton = ({ run, isUsual, isNoted, start }: RunButtonProps) => (
  <button
    type="button"
    onClick={start}
    className={`min-h-20 min-w-0 rounded-md wrap-anywhere border-2 border-action px-5 py-3 text-left ${isUsual ? 'bg-action text-on-action hover:bg-action-hover' : 'bg-surface text-action hover:bg-tint'}`}
  >
    <span className="block text-2xl font-bold">{messages.minutes({ minutes: run.minutes })}</span>
    <span className={`block text-lg ${isUsual ? '' : 'text-ink'}`}>
      {messages.partsThenQuestions({ parts: run.parts.length, questions: run.questionIds.length })}
    </span>
    {isNoted && <span className="block">{messages.fitsTheMinutesYouNoted()}</span>}
  </button>
)

const NoQuestions = () => (
  <Notice title={messages.noQuestions()}>
    <p>{messages.weFoundNoneOfThe()}</p>
  </Notice>
)

export const ChooseRun = ({ practice, start }: ChooseRunProps) => {
  const { runs, questions, hearing } = practice
  const usual = scriptMinutesFor(hearing.minutes)
  return (
    <>
      <div className="stack gap-6 print:hidden">
        <h2>{messages.howLongDoYouWantTo()}</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {runs.map((run) => (
            <RunButton
              key={run.minutes}
              run={run}
              isUsual={run.minutes === usual}
              isNoted={run.minutes === usual && hearing.minutes !== null}
              start={() => start(run)}
            />
          ))}
        </div>
        <div className="measure stack gap-4">
          <p>{messages.firstYouPresentYourCaseAloud()}</p>
          {questions.length === 0 && <NoQuestions />}
          <p>{messages.onceOpenedThisPageWorksIn()}</p>
        </div>
        {questions.length > 0 && (
          <div>
            <PrintButton label={messages.printTheQuestions()} />
          </div>
        )}
      </div>
      <QuestionSheet questions={questions} />
    </>
  )
}
