/** The answer for an address: one figure, one sentence, one button. It comes into view and takes the focus. */

import { Clock3 } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { QuickAnswer } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import { advisesFiling } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/landing/answer-panel.ts'
import { useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { RemindMe } from '#web/features/landing/parts/remind-me.tsx'
import { howItWorks } from '#web/features/landing/parts/site-links.ts'
import { NumberQuestion, type Questioned, WhichHome } from '#web/features/landing/parts/which-home.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const NumbersHere = lazy(async () => ({
  default: (await import('#web/features/landing/parts/numbers-here.tsx')).NumbersHere,
}))

const AnswerValues = lazy(async () => ({
  default: (await import('#web/features/landing/parts/answer-values.tsx')).AnswerValues,
}))

const PurchaseSteps = lazy(async () => ({
  default: (await import('#web/verdict/purchase-steps.tsx')).PurchaseSteps,
}))

const DiscountLine = lazy(async () => ({
  default: (await import('#web/features/landing/parts/discount-line.tsx')).DiscountLine,
}))

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
  answer: QuickAnswer
}

type Answered = Extract<QuickAnswer, { kind: 'answer' }>

const titleOf = (answer: Exclude<QuickAnswer, Answered>): string => {
  if (answer.kind === 'other_number') return words.isTheHouseNumberRight()
  if (answer.kind !== 'choose' || answer.homes.length === 0) return words.oneMoreStepForThisHome()
  return answer.homes.length === 1 ? words.isItThisHome() : words.whichOneIsYourHome()
}

const Question = ({ answer }: { answer: Exclude<QuickAnswer, Answered> }) => (
  <>
    <p className="font-serif text-xl font-semibold">{titleOf(answer)}</p>
    <p>{answer.message}</p>
  </>
)

const Headline = ({ headline, caution }: Pick<Answered, 'headline' | 'caution'>) => (
  <>
    <p className="sm:text-lg">{headline}</p>
    {caution && <p className="text-sm text-soft">{caution}</p>}
  </>
)

/** The few words and the dollars; without dollars the words are what is large. */
const Money = ({ answer: { label, figure, fileBy, values, ...said } }: { answer: Answered }) => (
  <div className="stack gap-3 sm:gap-4">
    <p
      className={`font-serif leading-tight font-semibold ${figure ? 'text-xl' : 'text-[min(2.375rem,11vw)]'}`}
    >
      {label}
    </p>
    {figure && (
      <p>
        <span className="amount tabular block font-serif text-[min(3.25rem,16vw)] leading-tight font-semibold sm:text-[min(4rem,16vw)]">
          {formatMoney(figure.cents)}
        </span>
        <span className="text-soft">{figure.of}</span>
      </p>
    )}
    {fileBy && (
      <p className="flex gap-2.5 rounded-md border-2 border-amber-line bg-amber-tint p-3 text-amber">
        <Clock3 aria-hidden="true" className="mt-0.5 size-[1.4em] shrink-0" />
        <span className="min-w-0">
          <strong className="block">{fileBy.lead}</strong> <span className="text-sm">{fileBy.rest}</span>
        </span>
      </p>
    )}
    {!figure && <Headline {...said} />}
    {values && (
      <Suspense>
        <AnswerValues {...values} />
      </Suspense>
    )}
  </div>
)

const Words = ({ answer }: { answer: Answered }) => {
  const { figure, headline, address, parcelId, countyName, countyValueCents } = answer
  const { taxYear, isCurrent, isSample, values, purchase } = answer
  return (
    <>
      {figure && !purchase && <Headline {...answer} />}
      {/* They say what the sentence says. */}
      {purchase && (
        // On a phone the button comes before them.
        <div className="max-md:order-last">
          <Suspense>
            <PurchaseSteps steps={purchase} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <DiscountLine />
      </Suspense>
      {countyValueCents !== null && !purchase && !headline.includes(formatMoney(countyValueCents)) && (
        // Where there is room for the picture of the values, it says this one too.
        <p className={values ? 'sm:hidden' : ''}>
          {rich(
            words.countysMarketValue({
              taxYear: String(taxYear),
              strong: () => <strong>{formatMoney(countyValueCents)}</strong>,
            }),
          )}
        </p>
      )}
      <p className="text-sm text-soft">
        {isSample && words.inventedSampleHome()}
        {parcelId === null
          ? words.fromTheNumbersYouTyped({ address, taxYear })
          : words.foundCountysRecordIscurrent({
              address,
              countyName,
              taxYear,
              isCurrent: isCurrent ? 'yes' : 'no',
            })}{' '}
        {parcelId !== null && words.parcel({ parcelId })}
        {answer.countsHomestead && ` ${words.countsTheHomestead()}`}
      </p>
    </>
  )
}

const countyOf = (answer: QuickAnswer): string => ('countyId' in answer && answer.countyId) || ''

const buttonWords = ({ kind }: QuickAnswer): string =>
  kind === 'answer' ? words.emailMeTheFullReport() : words.continueWithMyEmail()

/** For who is told that filing can pay. */
const leadsOn = (answer: QuickAnswer): boolean => answer.kind === 'answer' && advisesFiling(answer.outcome)

/** The answer is kept first; how it goes on from there is beside that. */
type WaysOnProps = { answer: QuickAnswer; onGoOn: () => void; onNumbers: () => void }

const WaysOn = ({ answer, onGoOn, onNumbers }: WaysOnProps) => (
  <>
    {(answer.kind === 'answer' || answer.kind === 'working') && (
      <Button size="lg" fullWidth onClick={onGoOn}>
        {buttonWords(answer)}
      </Button>
    )}
    {answer.kind === 'answer' && answer.fileBy === null && <RemindMe />}
    {answer.kind === 'answer' && answer.parcelId === null && (
      <Button variant="secondary" fullWidth onClick={onNumbers}>
        {words.changeMyNumbers()}
      </Button>
    )}
    {leadsOn(answer) && (
      <ButtonLink to={howItWorks} variant="secondary" fullWidth>
        {words.seeHowACaseWorks()}
      </ButtonLink>
    )}
  </>
)

const NotAdvice = () => (
  <p className="text-sm text-soft">
    {rich(
      words.generalInformationNotAnAppraisalOr({
        link: (text: string) => (
          <a href={paths.disclaimers()} className="text-action underline underline-offset-4">
            {text}
          </a>
        ),
      }),
    )}
  </p>
)

/** Keeps the home of an answer for the form below: whoever scrolls on to it instead of pressing the button types no address again either. */
const useKeptHome = ({
  address,
  parcelNumber,
  answer,
}: Pick<PanelProps, 'address' | 'parcelNumber' | 'answer'>) => {
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
  const isHome = isAnswered || answer.kind === 'choose'
  useEffect(() => {
    if (isHome) keep()
  }, [isHome, keep])
  return keep
}

export const AnswerPanel = ({ address, parcelNumber, answer, asking, onAsk, onChange }: PanelProps) => {
  const [types, setTypes] = useState(false)
  const asksNumbers = types || answer.kind === 'numbers'
  const isAnswered = answer.kind === 'answer'
  const keep = useKeptHome({ address, parcelNumber, answer })
  const goOn = () => {
    keep()
    // After the form below has taken the address.
    requestAnimationFrame(() => show(document.getElementById(keepReportEmailId), 'center'))
  }
  const rest = (
    <>
      {asksNumbers && (
        <Suspense fallback={null}>
          <NumbersHere address={address} asking={asking} onAsk={onAsk} countyId={countyOf(answer)} />
        </Suspense>
      )}
      {!asksNumbers && answer.kind === 'other_number' && (
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
          address={address}
          asking={asking}
          onAsk={onAsk}
          onChange={onChange}
          choice={answer}
          onGoOn={goOn}
          onNumbers={() => setTypes(true)}
        />
      )}
      <WaysOn answer={answer} onGoOn={goOn} onNumbers={() => setTypes(true)} />
      <NotAdvice />
    </>
  )
  return (
    <section
      ref={showPanel}
      tabIndex={-1}
      data-answered={isAnswered || undefined}
      aria-label={words.yourAnswer()}
      className="stack outline-none -scroll-mt-2 scroll-mb-6 gap-3 rounded-lg border-2 border-action bg-surface p-4 sm:gap-4 sm:p-6 md:data-answered:grid md:data-answered:grid-cols-2 md:data-answered:gap-x-8 lg:data-answered:gap-x-12 lg:data-answered:p-8"
    >
      {answer.kind === 'answer' ? (
        <>
          <Money answer={answer} />
          <div className="stack gap-3 sm:gap-4">
            <Words answer={answer} />
            {rest}
          </div>
        </>
      ) : (
        <>
          <Question answer={answer} />
          {rest}
        </>
      )}
    </section>
  )
}
