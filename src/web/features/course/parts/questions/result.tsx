/** What came of a try: each answer with the right one, why it is right, and where the lesson says so. */
import { CircleCheck, CircleX } from 'lucide-react'
import type { JudgedTry, Quiz } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/course/questions-result.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

type JudgedAnswer = JudgedTry['answers'][number]
type Question = Quiz['questions'][number]

/** On the page of its own lesson the place is only further up: the browser goes there, and the focus with it. */
const PlaceLink = ({ place, isHere }: { place: JudgedAnswer['place']; isHere: boolean }) => {
  const hash = place.anchor === null ? '' : `#${place.anchor}`
  const words = messages.review({ title: place.title })
  if (isHere && hash) return <a href={hash}>{words}</a>
  const [moduleId] = place.lessonId.split('-')
  return <TextLink to={`${paths.module(Number(moduleId), place.lessonId)}${hash}`}>{words}</TextLink>
}

const Verdict = ({ isRight }: { isRight: boolean }) => {
  const Mark = isRight ? CircleCheck : CircleX
  return (
    <span className={`inline-flex items-center gap-2 font-bold ${isRight ? 'text-action' : 'text-coral'}`}>
      <Mark aria-hidden="true" className="size-5 shrink-0" />
      {isRight ? messages.correct() : messages.incorrect()}
    </span>
  )
}

type AnswerProps = { number: number; question: Question; judged: JudgedAnswer; lessonId: string | null }

const Answer = ({ number, question, judged, lessonId }: AnswerProps) => (
  <li className="stack gap-2 border-t border-line pt-5">
    <h3 className="font-sans text-base font-bold">
      {number}. {question.question}
    </h3>
    <p>
      <Verdict isRight={judged.isRight} />
    </p>
    <dl className="stack gap-1">
      <div>
        <dt className="inline text-soft">{messages.yourAnswer()} </dt>
        <dd className="inline">{question.choices[judged.choice - 1]}</dd>
      </div>
      {!judged.isRight && (
        <div>
          <dt className="inline text-soft">{messages.correctAnswer()} </dt>
          <dd className="inline font-bold">{question.choices[judged.answer - 1]}</dd>
        </div>
      )}
    </dl>
    <p>{judged.explanation}</p>
    <p className="no-print">
      <PlaceLink place={judged.place} isHere={judged.place.lessonId === lessonId} />
    </p>
  </li>
)

export const QuestionsResult = ({ quiz, judged }: { quiz: Quiz; judged: JudgedTry }) => (
  <ol className="stack gap-5">
    {quiz.questions.map((question, at) => {
      const answer = judged.answers.find(({ questionId }) => questionId === question.id)
      return answer ? (
        <Answer
          key={question.id}
          number={at + 1}
          question={question}
          judged={answer}
          lessonId={quiz.lessonId}
        />
      ) : null
    })}
  </ol>
)
