/** The first thing on the home page: the home and its answer in a few words, with its reasons and the county’s offices behind them. */

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { isBetterNotToFile, standingToTell } from '#core/case/standing.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/dashboard/home-answer.ts'
import { AnswerExplained, AnswerInBrief } from '#web/case/answer-in-brief.tsx'
import { answeredOutlook, figureOf } from '#web/case/at-stake.tsx'
import { type HomeOutlook, homeOutlookQuery } from '#web/case/home-outlook.ts'
import { nextChanceWords, SeasonOver } from '#web/case/season-over.tsx'
import { guaranteeQuery, type Home } from '#web/features/dashboard/data.ts'
import { seasonOver } from '#web/features/dashboard/season-over.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import { WrongHomestead } from '#web/property/wrong-homestead.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { answerBoxes } from '#web/verdict/answer-box.ts'
import { reportQuery } from '#web/verdict/report-query.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { CountyFacts } from './county-facts.tsx'
import { HomeHomestead } from './home-homestead.tsx'

type FrameProps = { isUnknown?: boolean; children: ReactNode }

/** Quiet beside the next step, which is what is to be acted on here. */
const Frame = ({ isUnknown = false, children }: FrameProps) => (
  <section
    aria-labelledby="home-title"
    className={`stack gap-2 rounded-lg border px-4 py-3 sm:gap-4 sm:p-6 ${isUnknown ? answerBoxes.cannot_tell : 'border-line bg-surface'}`}
  >
    {children}
  </section>
)

const isUnanswered = (outlook: HomeOutlook['outlook'] | null): boolean =>
  outlook?.verdict?.outcome === 'cannot_tell' && standingToTell(outlook) === null

/** Whoever paid and had better not file can have the money back. */
const MoneyBack = () => {
  const { data: endsOn } = useQuery(guaranteeQuery)
  if (!endsOn || endsOn < todayInFlorida(new Date())) return null
  return (
    <p className="measure">
      {rich(
        words.theGuaranteeGivesItBack({
          day: formatCalendarDate(endsOn),
          refund: (text: string) => <TextLink to={paths.profile()}>{text}</TextLink>,
          policy: (text: string) => <TextLink to={paths.refundPolicy()}>{text}</TextLink>,
        }),
      )}
    </p>
  )
}

/** The dollars that the free report opened with, until the case has some of its own. */
const useReported = (data: HomeOutlook | undefined) => {
  const outlook = answeredOutlook(data?.outlook)
  const isAsked = outlook !== null && figureOf(outlook) === null && standingToTell(outlook) === null
  const { data: report, isLoading } = useQuery({
    ...reportQuery(data?.leadId ?? ''),
    enabled: isAsked && data?.leadId != null,
  })
  const { verdict = null, nextStep = null, season, homeValue = null } = report ?? {}
  const figure =
    isAsked && verdict && nextStep && season?.isCurrent
      ? answerFigure({ verdict, step: nextStep, homeValue })
      : null
  // No large $0 stands before an answer.
  const isShown = figure !== null && figure.cents > 0
  if (!isShown) return { isLoading, reported: null }
  const of = [figure.of, figure.near].filter((one) => one !== null).join(' ')
  return { isLoading, reported: { words: formatMoney(figure.cents), of } }
}

/** The answer in as few words as it has: the next step is to be seen with it. */
const Answer = ({ home }: { home: Home }) => {
  const { data, isPending } = useQuery(homeOutlookQuery(home.property.id))
  const { reported, isLoading } = useReported(data)
  const over = seasonOver(home, todayInFlorida(new Date()))
  if (over !== null) return <SeasonOver over={over} />
  if (isPending || isLoading) {
    return (
      <Skeleton message={words.lookingAtYourHome()}>
        <SkeletonText lines={2} />
      </Skeleton>
    )
  }
  const outlook = answeredOutlook(data?.outlook)
  if (outlook) {
    return (
      <>
        <AnswerInBrief outlook={outlook} reported={reported} />
        {outlook.capOfSeller && <p className="measure text-sm">{outlook.capOfSeller}</p>}
        {outlook.wrongHomestead ? (
          <WrongHomestead wrong={outlook.wrongHomestead} />
        ) : (
          <HomesteadDiffers said={home.property.homesteadStatus} onRecord={outlook.homesteadOnRecord} />
        )}
      </>
    )
  }
  return (
    <div className="stack items-start gap-3">
      <p className="measure">{words.addTheNumbers()}</p>
      <ButtonLink to={paths.propertySetup()} variant="secondary">
        {words.addMyNumbers()}
      </ButtonLink>
    </div>
  )
}

/** What the answer means, unless it is too late for it. */
const Explanation = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const outlook = answeredOutlook(data?.outlook)
  if (!outlook || seasonOver(home, todayInFlorida(new Date())) !== null) return null
  return (
    <>
      <AnswerExplained outlook={outlook} />
      {isBetterNotToFile(outlook) && <MoneyBack />}
    </>
  )
}

/** On a wide screen, where the ways beside it are in sight, it has a fold of its own. */
const Why = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const isNarrow = useNarrow('one_column')
  if (!answeredOutlook(data?.outlook) || seasonOver(home, todayInFlorida(new Date())) !== null) return null
  if (isNarrow) return <Explanation home={home} />
  return (
    <Disclosure summary={words.whatThisMeans()}>
      <Explanation home={home} />
    </Disclosure>
  )
}

/** The report of the home, where there is one; a case that asks for a value has an answer of its own, and the report an older one. */
const WholeAnswer = ({ propertyId }: { propertyId: string }) => {
  const { data } = useQuery(homeOutlookQuery(propertyId))
  return data?.leadId ? (
    <TextLink to={paths.report(data.leadId)}>
      {standingToTell(data.outlook) !== null ? words.seeTheReportFromBefore() : words.seeTheWholeReport()}
    </TextLink>
  ) : (
    <TextLink to={paths.answerOfHome(propertyId)}>{words.seeWhatAnAppealCouldSave()}</TextLink>
  )
}

/** Folded with the rest on a phone: as the record has it, it is no news. */
const Homestead = ({ property }: Pick<Home, 'property'>) => {
  const { data } = useQuery(homeOutlookQuery(property.id))
  return <HomeHomestead property={property} onRecord={data?.outlook.homesteadOnRecord ?? null} />
}

const Ways = ({ home: { property, county, own } }: { home: Home }) => (
  <>
    <Homestead property={property} />
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {own?.hasPacket && <TextLink to={paths.documents()}>{words.seeYourPacket()}</TextLink>}
      <WholeAnswer propertyId={property.id} />
    </p>
    <Disclosure summary={words.officesFeeAndDate()}>
      <CountyFacts county={county} />
      <p className="mt-3">
        <TextLink to={paths.county(property.countyId)}>{words.countyPage({ name: county.name })}</TextLink>
      </p>
    </Disclosure>
  </>
)

const Address = ({ addressLine1, addressLine2, city }: Home['property']) => (
  <p className="max-sm:font-bold max-sm:text-action">
    {[addressLine1, addressLine2].filter(Boolean).join(', ')}
    <span className="few-words:sr-only">, {city}</span>
  </p>
)

/** `isQuiet`: nothing is to be done about the answer, so its reasons are not folded away on a phone. */
const KnownHome = ({ home, isQuiet }: { home: Home; isQuiet: boolean }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const over = seasonOver(home, todayInFlorida(new Date()))
  const isOver = over !== null
  const hasWhy = !isQuiet && !isOver
  return (
    <Frame isUnknown={!isOver && isUnanswered(answeredOutlook(data?.outlook))}>
      <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <h2 id="home-title" className="text-sm font-bold text-action max-sm:sr-only">
          {home.property.livesThere === false ? words.homeYouDontLiveIn() : words.yourHome()}
        </h2>
        <Address {...home.property} />
      </div>
      <Answer home={home} />
      {isQuiet && <Explanation home={home} />}
      <NarrowFold of="home-title" summary={hasWhy ? words.whatThisMeans() : words.reportAndOffices()}>
        <div className="stack gap-2">
          {over !== null && <p className="hidden few-words:block">{nextChanceWords(over)}</p>}
          {!isQuiet && <Why home={home} />}
          <Ways home={home} />
        </div>
      </NarrowFold>
    </Frame>
  )
}

/** A wrong record is evidence of its own, so the question stays until the owner has answered it. */
export const RecordDoubt = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const doubt = data?.outlook.recordDoubts[0]
  const url = home.county.propertyAppraiserUrl
  if (doubt === undefined || seasonOver(home, todayInFlorida(new Date())) !== null) return null
  return (
    <p className="measure border-l-4 border-amber-line pl-4">
      {doubt} {url && <LinkedText text={words.lookItUpAt({ url })} />}{' '}
      {home.own && <TextLink to={paths.appealCase(home.own.id, 'facts')}>{words.checkTheRecord()}</TextLink>}
    </p>
  )
}

const NoHome = () => (
  <Frame>
    <h2 id="home-title" className="text-xl">
      {words.yourHome()}
    </h2>
    <p className="measure">{words.enterYourHomeToSeeWhether()}</p>
    <div>
      <ButtonLink to={paths.propertySetup()} variant="secondary">
        {words.enterYourHome()}
      </ButtonLink>
    </div>
  </Frame>
)

/** As high as a window: nothing that is seen is pushed down when the page is there. */
export const HomeSkeleton = () => (
  <Skeleton message={words.lookingAtYourHome()}>
    <div className="grid min-h-svh content-start gap-3 sm:gap-6 lg:grid-cols-2">
      <SkeletonCard size="h-96" />
      <SkeletonCard size="h-96" />
    </div>
  </Skeleton>
)

type HomeAnswerProps = { home: Home | null; isQuiet: boolean }

export const HomeAnswer = ({ home, isQuiet }: HomeAnswerProps) =>
  home ? <KnownHome home={home} isQuiet={isQuiet} /> : <NoHome />
