/** All questions of a case on paper, with what the case says and room for notes; only printed. */
import type { PracticeQuestion } from '#contract/rehearsal.ts'

export const QuestionSheet = ({ questions }: { questions: readonly PracticeQuestion[] }) => (
  <section aria-label="Questions to practice" className="hidden print:block">
    <p>For you only. Do not hand it over.</p>
    <ol className="list-decimal pl-6">
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
