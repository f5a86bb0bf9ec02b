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

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const RunButton = ({ run, fits, start }: { run: PracticeRun; fits: boolean; start: () => void }) => (
  <button
    type="button"
    onClick={start}
    className="min-h-20 min-w-0 rounded-md wrap-anywhere border-2 border-action bg-surface px-5 py-3 text-left text-action hover:bg-tint"
  >
    <span className="block text-2xl font-bold">{messages.minutes({ minutes: run.minutes })}</span>
    <span className="block text-lg text-ink">
      {messages.partsThenQuestions({
        parts: counted(run.parts.length, 'part', 'parts'),
        questions: counted(run.questionIds.length, 'question', 'questions'),
      })}
      {fits && '. Fits the minutes you noted'}
    </span>
  </button>
)

const NoQuestions = () => (
  <Notice title={messages.noQuestions()}>
    <p>{messages.weFoundNoneOfThe()}</p>
  </Notice>
)

export const ChooseRun = ({ practice, start }: ChooseRunProps) => {
  const { runs, questions, hearing } = practice
  const fitting = hearing.minutes === null ? null : scriptMinutesFor(hearing.minutes)
  return (
    <>
      <div className="stack gap-6 print:hidden">
        <h2>{messages.howLongDoYouWantTo()}</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {runs.map((run) => (
            <RunButton key={run.minutes} run={run} fits={run.minutes === fitting} start={() => start(run)} />
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
