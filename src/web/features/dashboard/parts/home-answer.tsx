/** The first thing on the home page: the home, its answer in one large figure, and the offices of its county. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/dashboard/home-answer.ts'
import { AtStake, answeredOutlook } from '#web/case/at-stake.tsx'
import { guaranteeQuery, type Home, homeOutlookQuery } from '#web/features/dashboard/data.ts'
import { seasonOver } from '#web/features/dashboard/season-over.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonBlock, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { CountyFacts } from './county-facts.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="home-title" className="stack gap-4 rounded-lg bg-tint p-5 sm:p-8">
    {children}
  </section>
)

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

/** Nothing can be filed before the next notices: an answer as if one still could would mislead. */
const SeasonOver = ({ year }: { year: number }) => (
  <div>
    <p className="font-serif text-[min(2.375rem,11vw)] font-semibold leading-tight">
      {words.deadlineHasPassed({ year: String(year) })}
    </p>
    <p className="measure">{words.nextChanceIs({ next: String(year + 1) })}</p>
  </div>
)

/** A wrong record is evidence of its own, so the question stays until the owner has answered it. */
const RecordDoubt = ({ home, doubt }: { home: Home; doubt: string }) => (
  <p className="measure border-l-4 border-amber-line pl-4">
    {doubt}{' '}
    {home.own && <TextLink to={paths.appealCase(home.own.id, 'facts')}>{words.checkTheRecord()}</TextLink>}
  </p>
)

const Answer = ({ home }: { home: Home }) => {
  const { data, isPending } = useQuery(homeOutlookQuery(home.property.id))
  const over = seasonOver(home, todayInFlorida(new Date()))
  if (over !== null) return <SeasonOver year={over} />
  if (isPending) {
    return (
      <Skeleton message={words.lookingAtYourHome()}>
        <SkeletonText lines={3} />
      </Skeleton>
    )
  }
  const outlook = answeredOutlook(data?.outlook)
  const doubt = data?.outlook.recordDoubts[0]
  if (outlook) {
    return (
      <>
        <AtStake outlook={outlook} />
        {doubt !== undefined && <RecordDoubt home={home} doubt={doubt} />}
        {outlook.verdict.outcome === 'do_not_file' && <MoneyBack />}
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

/** The report of the home, where there is one: nothing of it is asked again. */
const WholeAnswer = ({ propertyId }: { propertyId: string }) => {
  const { data } = useQuery(homeOutlookQuery(propertyId))
  return data?.leadId ? (
    <TextLink to={paths.report(data.leadId)}>{words.seeTheWholeReport()}</TextLink>
  ) : (
    <TextLink to={paths.propertySetup(propertyId)}>{words.seeWhatAnAppealCouldSave()}</TextLink>
  )
}

const addressOf = ({ addressLine1, addressLine2, city }: Home['property']): string =>
  [addressLine1, addressLine2, city].filter(Boolean).join(', ')

const KnownHome = ({ home }: { home: Home }) => {
  const { property, county } = home
  return (
    <Frame>
      <div>
        <h2 id="home-title" className="text-sm font-bold text-action">
          {words.yourHome()}
        </h2>
        <p>
          {addressOf(property)} ·{' '}
          <TextLink to={paths.county(property.countyId)}>{words.county({ name: county.name })}</TextLink>
        </p>
      </div>
      <Answer home={home} />
      <div className="flex flex-wrap items-center gap-x-6">
        <WholeAnswer propertyId={property.id} />
        <Disclosure summary={words.officesFeeAndDate()}>
          <CountyFacts county={county} />
        </Disclosure>
      </div>
    </Frame>
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

export const HomeSkeleton = () => (
  <Skeleton message={words.lookingAtYourHome()}>
    <SkeletonBlock size="h-64 w-full" />
  </Skeleton>
)

export const HomeAnswer = ({ home }: { home: Home | null }) => (home ? <KnownHome home={home} /> : <NoHome />)
