/** The one thing to do after an answer, with at most one button. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { runningDiscount } from '#core/appeal/deadlines/yearly.ts'
import { products } from '#core/billing/product.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as messages from '#messages/verdict/next-step-card.ts'
import { useModuleReadiness } from '#web/course/module-readiness.ts'
import { type Reader, useReader } from '#web/session/reader.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { planReadiness } from '#words/billing/plan-readiness.ts'
import { nextStepWords } from '#words/next-step/by-kind.ts'
import { purchaseLeft } from '#words/next-step/cut-rows.ts'
import { fileByIn } from '#words/next-step/file-by.ts'
import { CutsTable } from './cuts-table.tsx'

type NextStep = NonNullable<Report['nextStep']>

const prices = {
  standard: formatMoney(products.standard.priceCents),
  enhanced: formatMoney(products.ai_enhanced.priceCents),
}

type NextStepCardProps = {
  report: Pick<Report, 'season' | 'homeValue' | 'appraiserUrl' | 'wrongHomestead'> & {
    nextStep: NextStep
    /** null while no county is known. */
    countyId: string | null
  }
  verdict: VerdictOnWire
  onOtherNumbers: () => void
}

/** Those who have bought go on with their case; where there is none to make, to the dashboard. */
const ownersLink = ({ kind }: NextStep): ReactNode =>
  kind === 'course' || kind === 'low_end_only' || kind === 'check_first' ? (
    <ButtonLink to={paths.appeal()}>{messages.openYourCase()}</ButtonLink>
  ) : (
    <ButtonLink to={paths.dashboard()}>{messages.goToTheDashboard()}</ButtonLink>
  )

/** A visitor reads on the landing page what the course is; a member goes straight to the plans. */
const plansFor = (reader: Exclude<Reader, 'owner'>): string =>
  reader === 'member' ? paths.pricing() : `${paths.landing()}#pricing`

const countyLink = (countyId: string | null): ReactNode => (
  <ButtonLink to={countyId === null ? paths.counties() : paths.county(countyId)}>
    {countyId === null ? messages.findYourCountysPage() : messages.seeYourCountysPage()}
  </ButtonLink>
)

const action = ({ report, verdict, onOtherNumbers }: NextStepCardProps, reader: Reader): ReactNode => {
  const { kind, late } = report.nextStep
  switch (kind) {
    case 'type_current_numbers':
      return (
        <Button onClick={onOtherNumbers}>
          {messages.addMyNumbers({ currentTaxYear: report.season.currentTaxYear })}
        </Button>
      )
    case 'check_numbers':
      return (
        <Button onClick={onOtherNumbers}>
          {verdict.reason === 'other_use_not_answered'
            ? messages.answerTheQuestion()
            : messages.addTheNumbersFromMyNotice()}
        </Button>
      )
    default:
      if (reader === 'owner') return ownersLink(report.nextStep)
      if (kind === 'check_first') return countyLink(report.countyId)
      return kind === 'course' && late === null ? (
        <ButtonLink to={plansFor(reader)}>{messages.seeTheCourse()}</ButtonLink>
      ) : null
  }
}

/** Where the course is an option and not the next step, a plain link says what it holds. */
const isOption = ({ kind, late }: NextStep): boolean =>
  kind === 'check_first' || (kind === 'course' && late !== null)

/** The course is an option, and what was paid pays for it. */
const isPurchaseWorthIt = (step: NextStep): boolean =>
  step.kind === 'check_first' && step.late === null && (purchaseLeft(step) ?? 0) > 0

/** Both prices in one sentence, and what either leaves of the first year where that is known. */
const planPrices = (step: NextStep): string => {
  const { estimate, purchaseSavingCents, feeCents } = step
  // Where a purchase is the evidence, the figure of the answer is its saving.
  const afterFeeCents =
    purchaseSavingCents === null ? (estimate?.middle.afterFeeCents ?? null) : purchaseSavingCents - feeCents
  const told = messages.planPrices(prices)
  if (afterFeeCents === null) return told
  const afterPriceCents = afterFeeCents - products.standard.priceCents
  const enhancedCents = afterFeeCents - products.ai_enhanced.priceCents
  if (enhancedCents <= 0 && purchaseSavingCents !== null) return told
  const left = messages.leftOfTheFirstYear({
    fee: formatMoney(feeCents),
    standard: formatMoney(inWholeDollars(afterPriceCents)),
    enhanced: formatMoney(inWholeDollars(enhancedCents)),
  })
  return `${told} ${left}`
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{unbroken(text)}</p>)

const Steps = ({ texts }: { texts: readonly string[] }) => (
  <ol className="stack list-decimal gap-3 pl-6 marker:font-bold marker:text-action">
    {texts.map((text) => (
      <li key={text}>
        <LinkedText text={text} />
      </li>
    ))}
  </ol>
)

type ButtonProps = NextStepCardProps & { reader: Reader; isNearby: boolean }

/** With what it leads to, before anybody presses it. */
const NextStepButton = ({ reader, isNearby, ...props }: ButtonProps) => {
  const button = action(props, reader)
  const { kind, late } = props.report.nextStep
  if (button === null) return null
  return (
    <div className="no-print stack gap-2 empty:hidden">
      {!isNearby && <div>{button}</div>}
      {kind === 'course' && late === null && reader !== 'owner' && (
        <p className="text-sm text-soft">{planPrices(props.report.nextStep)}</p>
      )}
    </div>
  )
}

/** On a narrow screen the card is far below the answer: its button is beside the figure instead, and the prices are with the card. */
export const NextStepNearby = (props: NextStepCardProps) => {
  const reader = useReader()
  const button = action(props, reader)
  const isNarrow = useNarrow('one_column')
  return isNarrow && button ? <div className="no-print mt-4">{button}</div> : null
}

type CardProps = NextStepCardProps & {
  /** On a narrow screen the button is beside the figure, by `NextStepNearby`. */
  hasNearby?: boolean
}

export const NextStepCard = ({ hasNearby = false, ...props }: CardProps) => {
  const { report, verdict } = props
  const reader = useReader()
  const isNarrow = useNarrow('one_column')
  const modules = useModuleReadiness(reader === 'member')
  const { nextStep: step, season } = report
  const isOwner = reader === 'owner'
  const words = nextStepWords({
    step,
    verdict,
    currentTaxYear: season.currentTaxYear,
    isOwner,
    fileBy: fileByIn(season, todayInFlorida(new Date())),
    discount: runningDiscount(todayInFlorida(new Date())),
    doubts: report.homeValue?.recordDoubts ?? [],
    appraiserUrl: report.appraiserUrl,
    hasWrongHomestead: report.wrongHomestead !== undefined,
  })
  const readiness = step.kind === 'course' && !isOwner ? planReadiness('standard', modules) : null
  const hasMore = words.opening.length > 1 || words.showsCuts || words.closing.length > 0
  return (
    <Card as="section">
      <div className="stack measure gap-4">
        <h2 className="text-xl">{messages.whatToDoNext()}</h2>
        <p>{unbroken(words.opening[0] ?? '')}</p>
        <NextStepButton {...props} reader={reader} isNearby={hasNearby && isNarrow} />
        {words.steps.length > 0 && <Steps texts={words.steps} />}
        {hasMore && (
          <div className="no-print">
            <Disclosure
              summary={words.showsCuts ? messages.theDetailsWithWhatEachLower() : messages.theDetails()}
            >
              <div className="stack gap-4">
                <Paragraphs texts={words.opening.slice(1)} />
                {words.showsCuts && <CutsTable step={step} isOwner={isOwner} />}
                <Paragraphs texts={words.closing} />
                {readiness && <p>{readiness}</p>}
              </div>
            </Disclosure>
          </div>
        )}
        {reader !== 'owner' && isPurchaseWorthIt(step) && (
          <p className="no-print text-sm text-soft">{planPrices(step)}</p>
        )}
        {reader !== 'owner' && isOption(step) && (
          <p className="no-print">
            <TextLink to={reader === 'member' ? paths.pricing() : `${paths.landing()}#course-topics`}>
              {messages.whatsInTheCourse()}
            </TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}
