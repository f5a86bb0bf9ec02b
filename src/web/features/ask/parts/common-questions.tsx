/** What owners ask at this point of the season and of their case, each one press from its answer. */
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ListedCase } from '#contract/case/listed.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/ask/common-questions.ts'
import * as ownWords from '#messages/ask/own-questions.ts'
import { newestCaseQuery } from '#web/case/newest.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
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

/** What only the asker's own figures answer. */
const ownQuestion = (homes: number): readonly string[] => {
  if (homes === 0) return []
  return [homes > 1 ? ownWords.whichFirst() : ownWords.isItWorthIt()]
}

/** Whose case has no day for a petition any more has filed it, and asks about what comes after. */
const questionsNow = (own: ListedCase | null | undefined, homes: number): readonly string[] => {
  const { phase } = seasonOn(todayInFlorida(new Date()))
  const isFilingTime = phase === 'before' || phase === 'open'
  const hasFiled = own ? own.dates.every(({ kind }) => kind !== 'petition') : false
  if (!isFilingTime || hasFiled) return beforeHearing
  return [...ownQuestion(homes), ...beforeFiling].slice(0, beforeFiling.length)
}

/** On a phone the rest are folded. */
const shown = 4
const titleId = 'common-questions'

/** `isWide`: in two columns where there is room. */
type CommonProps = { onAsk: (question: string) => void; isWide: boolean }

const Questions = ({ questions, onAsk, isWide }: { questions: readonly string[] } & CommonProps) => (
  <ul className={isWide ? 'grid gap-x-8 lg:grid-cols-2' : ''}>
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

export const CommonQuestions = ({ onAsk, isWide }: CommonProps) => {
  const { data: own } = useQuery(newestCaseQuery)
  const { data: homes } = useQuery(propertiesQuery)
  // Most have one home: nothing moves once it is known.
  const questions = questionsNow(own, homes?.length ?? 1)
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="mb-3 text-xl">
          {words.commonQuestionsRightNow()}
        </h2>
        <Questions questions={questions.slice(0, shown)} onAsk={onAsk} isWide={isWide} />
        <NarrowFold of={titleId} summary={words.moreQuestions()}>
          <Questions questions={questions.slice(shown)} onAsk={onAsk} isWide={isWide} />
        </NarrowFold>
      </Card>
    </section>
  )
}
