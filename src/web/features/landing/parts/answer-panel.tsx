/** The answer for an address: one figure, one sentence, one button. It comes into view and takes the focus. */

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { advisesFiling } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/landing/answer-panel.ts'
import {
  AnswerFigure,
  AnswerPicture,
  AnswerWords,
  NotAdvice,
} from '#web/features/landing/parts/answer-words.tsx'
import { useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { RemindMe } from '#web/features/landing/parts/remind-me.tsx'
import { howItWorks } from '#web/features/landing/parts/site-links.ts'
import type { Questioned } from '#web/features/landing/parts/which-home.tsx'
import { keepLookedUp, type LookedUp, lookedUpOf } from '#web/property/looked-up.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { answerBoxes, answerLook } from '#web/verdict/answer-box.ts'

const NumbersHere = lazy(async () => ({
  default: (await import('#web/features/landing/parts/numbers-here.tsx')).NumbersHere,
}))

const loadQuestions = () => import('#web/features/landing/parts/which-home.tsx')
/** Asked of few addresses, so loaded with them. */
export const NumberQuestion = lazy(async () => ({ default: (await loadQuestions()).NumberQuestion }))
const WhichHome = lazy(async () => ({ default: (await loadQuestions()).WhichHome }))

export const keepReportEmailId = 'keep-report-email'

const show = (element: HTMLElement | null, block: ScrollLogicalPosition) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block })
}

/** From its top, below the header: aligned at its foot, it would leave a heading or a field cut in half above it. */
const showPanel = (panel: HTMLElement | null) => {
  const isWhole = (panel?.getBoundingClientRect().bottom ?? 0) <= window.innerHeight
  show(panel, isWhole ? 'nearest' : 'start')
}

type PanelProps = Questioned & {
  parcelNumber: string
  trimNumbers: LookedUp['trimNumbers']
  answer: QuickAnswer
}

type Answered = Extract<QuickAnswer, { kind: 'answer' }>

const titleOf = (answer: Exclude<QuickAnswer, Answered>): string => {
  if (answer.kind === 'not_on_record')
    return answer.addresses.length > 0 ? words.isTheHouseNumberRight() : words.weDontFindThisAddress()
  if (answer.kind !== 'choose' || answer.homes.length === 0) return words.oneMoreStepForThisHome()
  return answer.homes.length === 1 ? words.isItThisHome() : words.whichOneIsYourHome()
}

const Question = ({ answer }: { answer: Exclude<QuickAnswer, Answered> }) => (
  <>
    <p className="font-serif text-xl font-semibold">{titleOf(answer)}</p>
    <p>{answer.message}</p>
  </>
)

/** Without a picture there is nothing for a second column. */
const isAnsweredBy = (answer: QuickAnswer): 'picture' | 'words' | undefined => {
  if (answer.kind !== 'answer') return undefined
  return answer.values || answer.purchase ? 'picture' : 'words'
}

/** As on the report: where nothing but numbers was typed, no estimate says that the value is too high. */
const boxOf = (answer: QuickAnswer): string => {
  if (answer.kind !== 'answer') return answerBoxes.file
  const { outcome, purchase, values, isCurrent, fileBy } = answer
  if (outcome === 'file' && !purchase && !values) return answerBoxes.cannot_tell
  const isLate = isCurrent && fileBy === null
  return answerBoxes[answerLook({ outcome, isByPurchase: purchase !== null, isLate })]
}

const countyOf = (answer: QuickAnswer): string => ('countyId' in answer && answer.countyId) || ''

const buttonWords = ({ kind }: QuickAnswer): string =>
  kind === 'answer' ? words.emailMeTheFullReport() : words.continueWithMyEmail()

/** For who is told that filing can pay. */
const leadsOn = (answer: QuickAnswer): boolean => answer.kind === 'answer' && advisesFiling(answer.outcome)

/** The answer is kept first; how it goes on from there is beside that. */
type WaysOnProps = {
  answer: QuickAnswer
  onGoOn: () => void
  /** null while the numbers are being changed. */
  onNumbers: (() => void) | null
}

/** Numbers that give no answer are looked at again before anything is kept. */
const isToCheck = (answer: QuickAnswer): boolean =>
  answer.kind === 'answer' && answer.parcelId === null && answer.outcome === 'cannot_tell'

const WaysOn = ({ answer, onGoOn, onNumbers }: WaysOnProps) => {
  const checksFirst = onNumbers !== null && isToCheck(answer)
  const change = answer.kind === 'answer' && answer.parcelId === null && onNumbers && (
    <Button
      variant={checksFirst ? 'primary' : 'secondary'}
      size={checksFirst ? 'lg' : 'md'}
      fullWidth
      onClick={onNumbers}
    >
      {words.changeMyNumbers()}
    </Button>
  )
  return (
    <>
      {checksFirst && change}
      {(answer.kind === 'answer' || answer.kind === 'working') && (
        <div className="stack few-words:-order-2">
          <Button
            variant={checksFirst ? 'secondary' : 'primary'}
            size={checksFirst ? 'md' : 'lg'}
            fullWidth
            onClick={onGoOn}
          >
            {buttonWords(answer)}
          </Button>
        </div>
      )}
      {answer.kind === 'answer' && answer.fileBy === null && <RemindMe />}
      {!checksFirst && change}
      {leadsOn(answer) && (
        <ButtonLink to={howItWorks} variant="secondary" fullWidth>
          {words.seeHowACaseWorks()}
        </ButtonLink>
      )}
    </>
  )
}

const homesWithoutAnswer: readonly QuickAnswer['kind'][] = ['choose', 'working', 'numbers']

/** Keeps the home of an answer for the form below: whoever scrolls on to it instead of pressing the button types no address again either. */
const useKeptHome = ({
  address,
  parcelNumber,
  trimNumbers,
  answer,
}: Pick<PanelProps, 'address' | 'parcelNumber' | 'trimNumbers' | 'answer'>) => {
  const { keepHome } = useHomeAsked()
  const isAnswered = answer.kind === 'answer'
  const found = isAnswered && answer.parcelId !== null ? answer : null
  const keep = useCallback(
    () =>
      keepHome({
        address: found?.address ?? address,
        parcelNumber: isAnswered ? parcelNumber : '',
        propertyType: found?.propertyType ?? null,
      }),
    [keepHome, found, address, parcelNumber, isAnswered],
  )
  useEffect(() => {
    const lookedUp = lookedUpOf(answer, trimNumbers)
    if (lookedUp) keepLookedUp(lookedUp)
  }, [answer, trimNumbers])
  // An address that is half or on no record is mended above first.
  const isHome = isAnswered || homesWithoutAnswer.includes(answer.kind)
  useEffect(() => {
    if (isHome) keep()
  }, [isHome, keep])
  return keep
}

export const AnswerPanel = (props: PanelProps) => {
  const { address, answer, asking, onAsk, onChange } = props
  const [types, setTypes] = useState(false)
  const asksNumbers = types || answer.kind === 'numbers'
  const keep = useKeptHome(props)
  const goOn = () => {
    keep()
    // After the form below has taken the address.
    requestAnimationFrame(() => show(document.getElementById(keepReportEmailId), 'center'))
  }
  const question = { address, asking, onAsk }
  const ways = (
    <>
      {asksNumbers && (
        <Suspense fallback={null}>
          <NumbersHere {...question} countyId={countyOf(answer)} takesFocus={types} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {!asksNumbers && answer.kind === 'not_on_record' && (
          <NumberQuestion
            addresses={answer.addresses}
            asking={asking}
            onAsk={onAsk}
            onChange={onChange}
            onNumbers={() => setTypes(true)}
          />
        )}
        {!asksNumbers && answer.kind === 'choose' && (
          <WhichHome
            {...question}
            onChange={onChange}
            choice={answer}
            onGoOn={goOn}
            onNumbers={() => setTypes(true)}
          />
        )}
      </Suspense>
      <WaysOn answer={answer} onGoOn={goOn} onNumbers={asksNumbers ? null : () => setTypes(true)} />
    </>
  )
  return (
    <section
      ref={showPanel}
      tabIndex={-1}
      data-answered={isAnsweredBy(answer)}
      aria-label={words.yourAnswer()}
      className={`stack outline-none -scroll-mt-2 scroll-mb-6 gap-3 rounded-lg border-2 p-4 sm:gap-4 sm:p-6 lg:data-answered:p-8 md:data-[answered=picture]:grid md:data-[answered=picture]:grid-cols-2 md:data-[answered=picture]:gap-x-8 lg:data-[answered=picture]:gap-x-12 ${boxOf(answer)}`}
    >
      {answer.kind === 'answer' ? (
        <>
          {/* Number, day and button are one column; on a phone it comes first, with the picture under the number. */}
          <div className="stack gap-3 max-md:contents sm:gap-4">
            <AnswerFigure answer={answer} />
            {!asksNumbers && ways}
          </div>
          <div className="stack gap-3 max-md:contents sm:gap-4">
            <AnswerPicture answer={answer} />
            <AnswerWords answer={answer} />
            <NotAdvice />
          </div>
          {/* The form has a drawing of the notice, with notes beside it: it takes both columns. */}
          {asksNumbers && <div className="stack gap-3 md:col-span-full sm:gap-4">{ways}</div>}
        </>
      ) : (
        <>
          <Question answer={answer} />
          {ways}
          <NotAdvice />
        </>
      )}
    </section>
  )
}
