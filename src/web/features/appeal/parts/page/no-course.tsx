/** For who has no course: what is kept of a home and by when its petition is due, and then the way to the plans. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { isTooLateToGoBy } from '#core/appeal/printed-date.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/appeal/no-course.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { countyQuery } from '#web/county/county-query.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { petitionDayToAct } from '#words/season/shut-day.ts'

type Home = Awaited<ReturnType<NonNullable<typeof propertiesQuery.queryFn>>>[number]

/** The deadline does not wait for a plan. */
const KeptHome = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.id))
  const printed = data?.notice.petitionDueOn ?? null
  const { data: county } = useQuery(countyQuery(home.countyId))
  const today = todayInFlorida(new Date())
  const reported = county ? reportedPetitionDate(county.season) : null
  const known = printed !== null && !isTooLateToGoBy(printed, reported, today) ? printed : reported
  return (
    <Card as="li">
      <div className="stack gap-2">
        <h2 className="text-xl">{home.addressLine1}</h2>
        {data && <p className="text-soft">{words.taxYear({ taxYear: data.taxYear })}</p>}
        {data && county && known !== null && known >= today && (
          <p className="font-bold">
            {words.petitionDueBy()} <CalendarDay day={petitionDayToAct(known, today).on} />
          </p>
        )}
        {data && printed === null && (
          <p>
            {words.theDateIsOnYourNotice()}{' '}
            <TextLink to={paths.county(home.countyId)}>{words.seeYourCounty()}</TextLink>
          </p>
        )}
        <p className="measure">{words.allYouEnteredIsKept()}</p>
      </div>
    </Card>
  )
}

export const NoCourse = () => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  return (
    <div className="stack items-start gap-6">
      <PageHeader title={words.yourCases()} />
      {homes.length > 0 && (
        <ul className="stack w-full max-w-2xl gap-4">
          {homes.map((home) => (
            <KeptHome key={home.id} home={home} />
          ))}
        </ul>
      )}
      <p className="measure">{words.aCaseGathersAllAboutOne()}</p>
      <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
    </div>
  )
}
