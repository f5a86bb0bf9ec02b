/** Questions about property tax appeals, answered from our own pages. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/ask/ask-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { QuestionDrawing } from '#web/drawing/drawings.tsx'
import { questionsQuery, useAsk } from '#web/features/ask/data.ts'
import { Answer } from '#web/features/ask/parts/answer.tsx'
import { AskForm } from '#web/features/ask/parts/ask-form.tsx'
import { CommonQuestions } from '#web/features/ask/parts/common-questions.tsx'
import { EarlierQuestions } from '#web/features/ask/parts/earlier-questions.tsx'
import { OtherHomes } from '#web/features/ask/parts/other-homes.tsx'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { SearchBox } from '#web/site/search-box.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const meta = () => [{ title: words.askJustValue() }]

type Ask = (question: string, propertyId?: string) => void

type NewAnswerProps = { answered: AnsweredQuestion | undefined; onAsk: Ask }

/** On a phone it would else come below the screen. */
const show = (answer: HTMLElement | null) => answer?.scrollIntoView?.({ block: 'start', behavior: 'instant' })

/** Read out when it comes and brought into view, without taking the focus from the field. */
const NewAnswer = ({ answered, onAsk }: NewAnswerProps) => (
  <div aria-live="polite">
    {answered && (
      <Card as="section">
        <div key={answered.id} ref={show} className="stack scroll-mt-24 gap-3">
          <h2 className="text-xl break-words">{answered.question}</h2>
          <Answer answered={answered} onAsk={onAsk} />
          <OtherHomes answered={answered} onAsk={(propertyId) => onAsk(answered.question, propertyId)} />
        </div>
      </Card>
    )}
  </div>
)

const WideDrawing = () => (
  <div className="w-full max-lg:hidden">
    <QuestionDrawing />
  </div>
)

/** Beside the field is what was asked before; once something is asked, the answer takes the place of the common questions. */
const Asking = ({ questions }: { questions: readonly AnsweredQuestion[] }) => {
  const [askedId, setAskedId] = useState<string | null>(null)
  const { mutate, isPending, error } = useAsk()
  const ask: Ask = (question, propertyId) =>
    mutate({ question, propertyId }, { onSuccess: ({ id }) => setAskedId(id) })
  const answered = questions.find(({ id }) => id === askedId)
  const earlier = questions.filter(({ id }) => id !== askedId)
  const common = <CommonQuestions onAsk={ask} isWide={answered === undefined} />
  return (
    <Beside
      side={
        <>
          {answered && common}
          {earlier.length > 0 ? <EarlierQuestions questions={earlier} /> : !answered && <WideDrawing />}
        </>
      }
    >
      <AskForm onAsk={ask} isPending={isPending} error={error} />
      <div>
        <NewAnswer answered={answered} onAsk={ask} />
        {!answered && common}
      </div>
    </Beside>
  )
}

const Searching = ({ questions }: { questions: readonly AnsweredQuestion[] }) => (
  <Beside side={<WideDrawing />} after={<EarlierQuestions questions={questions} />}>
    <div className="max-w-md">
      <SearchBox label={words.searchTheCourse()} />
    </div>
    <UpgradeNote>{words.aiEnhancedAnswersYourQuestionsHere()}</UpgradeNote>
  </Beside>
)

const noQuestions: readonly AnsweredQuestion[] = []

const Tiered = () => {
  const { tier } = useUser()
  const { data: questions = noQuestions } = useQuery(questionsQuery)
  if (tier === 'ai_enhanced') return <Asking questions={questions} />
  if (tier === 'standard') return <Searching questions={questions} />
  return (
    <>
      <div>
        <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
      </div>
      <EarlierQuestions questions={questions} />
    </>
  )
}

const NotLoaded = () => {
  const { data, error } = useQuery(questionsQuery)
  return (
    error &&
    !data && (
      <Failure
        title={words.yourEarlierQuestionsDidNotLoad()}
        of={error}
        otherwise={words.pleaseOpenThisPageAgain()}
      />
    )
  )
}

export default function AskPage() {
  return (
    <MainPart>
      <Container>
        <div className="stack gap-5 page-padding sm:gap-8">
          <PageHeader title={words.ask()} lead={words.answersComeFromTheLessonsThe()} />
          <Tiered />
          <NotLoaded />
        </div>
      </Container>
    </MainPart>
  )
}
