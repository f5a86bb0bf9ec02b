/** What owners ask at this point of the season and of their case, each one press from its answer. */
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ListedCase } from '#contract/case/listed.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/ask/common-questions.ts'
import { newestCaseQuery } from '#web/case/newest.ts'
import { QuestionDrawing } from '#web/drawing/drawings.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'

const beforeFiling = [
  words.whenIsItDue(),
  words.howDoIFile(),
  words.whatDoesItCost(),
  words.canItGoUp(),
  words.canITalkFirst(),
  words.doINeedALawyer(),
  words.doIHaveToPay(),
  words.howLongDoesItTake(),
]

const beforeHearing = [
  words.whenIsEvidenceDue(),
  words.whatToBring(),
  words.whoSpeaksFirst(),
  words.howLongDoISpeak(),
  words.canIComeByPhone(),
  words.canIMoveTheHearing(),
  words.doIHaveToPay(),
  words.whenDoIHear(),
]

/** Whose case has no day for a petition any more has filed it, and asks about what comes after. */
const questionsNow = (own: ListedCase | null | undefined): readonly string[] => {
  const { phase } = seasonOn(todayInFlorida(new Date()))
  const isFilingTime = phase === 'before' || phase === 'open'
  const hasFiled = own ? own.dates.every(({ kind }) => kind !== 'petition') : false
  return isFilingTime && !hasFiled ? beforeFiling : beforeHearing
}

/** On a phone the rest are folded. */
const shown = 3
const titleId = 'common-questions'

type Asks = { onAsk: (question: string) => void }

const Questions = ({ questions, onAsk }: { questions: readonly string[] } & Asks) => (
  <ul>
    {questions.map((question) => (
      <li key={question} className="border-t border-line">
        <button
          type="button"
          onClick={() => onAsk(question)}
          className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left font-bold text-action hover:bg-tint hover:text-action-hover"
        >
          {question}
          <ChevronRight aria-hidden="true" className="size-[1.1em] shrink-0" />
        </button>
      </li>
    ))}
  </ul>
)

export const CommonQuestions = ({ onAsk }: Asks) => {
  const { data: own } = useQuery(newestCaseQuery)
  const questions = questionsNow(own)
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="mb-4 w-56 max-lg:hidden">
          <QuestionDrawing />
        </div>
        <h2 id={titleId} className="mb-3 text-xl">
          {words.commonQuestionsRightNow()}
        </h2>
        <Questions questions={questions.slice(0, shown)} onAsk={onAsk} />
        <NarrowFold of={titleId} summary={words.moreQuestions()}>
          <Questions questions={questions.slice(shown)} onAsk={onAsk} />
        </NarrowFold>
      </Card>
    </section>
  )
}
