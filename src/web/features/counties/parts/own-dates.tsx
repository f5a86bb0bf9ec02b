/** For a signed-in person: their case or the dates ahead for each home in this county, or the way to their own county's page. */
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { listProperties } from '#contract/property/properties.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/counties/own-dates.ts'
import { useSettled } from '#web/browser/use-settled.ts'
import { ownCaseQuery } from '#web/case/own.ts'
import { countiesQuery } from '#web/county/counties.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { CountyLinks } from '#web/features/counties/parts/county-links.tsx'
import { DateList } from '#web/features/counties/parts/date-list.tsx'
import { OwnCase } from '#web/features/counties/parts/own-case.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { useSession } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Held } from '#web/ui/feedback/held.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { tellDeadline } from '#words/deadline/tell.ts'

type OwnDatesProps = Pick<CountyGuide, 'id' | 'petitionDeadline' | 'vab'> & { plainName: string }

type Home = OutputOf<typeof listProperties>['properties'][number]

type DatesProps = Omit<OwnDatesProps, 'id'> & { petitionDueOn: string | null }

const DatesAhead = ({ plainName, petitionDeadline, petitionDueOn, vab }: DatesProps) => {
  const deadlines = deadlinesFor({
    today: todayInFlorida(new Date()),
    county: { name: plainName, petitionDeadline: reportedPetitionDate({ petitionDeadline }), vab },
    printedPetitionDate: parseCalendarDate(petitionDueOn ?? ''),
    hearingOn: null,
  })
  return <DateList deadlines={deadlines.map(tellDeadline)} />
}

type OwnHomeProps = Omit<OwnDatesProps, 'id'> & { home: Home }

/** The dates of the county until there is a case; then those of the case. */
const OwnHome = ({ home, ...county }: OwnHomeProps) => {
  const session = useSession()
  const tier = session.status === 'signed-in' ? session.user.tier : null
  const hasCourse = tier !== null
  const { data: own, isLoading } = useQuery({ ...ownCaseQuery(home.id), enabled: hasCourse })
  if (isLoading) return null
  if (own)
    return (
      <>
        <h2 className="text-xl">{words.yourCaseFor({ address: home.addressLine1 })}</h2>
        <OwnCase own={own} keepsPapersHere={tier === 'ai_enhanced'} />
      </>
    )
  return (
    <>
      <h2 className="text-xl">{words.yourDatesFor({ address: home.addressLine1 })}</h2>
      <DatesAhead {...county} petitionDueOn={home.petitionDueOn} />
      <p className="mt-4">
        <TextLink to={hasCourse ? paths.appeal() : paths.dashboard()}>
          {hasCourse ? words.openYourCaseToKeepWhat() : words.yourNextStepIsOnYour()}
        </TextLink>
      </p>
    </>
  )
}

const OtherCounties = ({ ids }: { ids: readonly string[] }) => {
  const { data: counties = [] } = useQuery(countiesQuery)
  return <CountyLinks counties={counties.filter(({ id }) => ids.includes(id))} />
}

export const OwnDates = ({ id, ...county }: OwnDatesProps) => {
  const { data: homes } = useQuery(propertiesQuery)
  const isSettled = useSettled(id)
  if (!homes || homes.length === 0) return null
  const here = homes.filter(({ countyId }) => countyId === id)
  return (
    <Held isShown={isSettled}>
      {/* The page is printed for the county's facts: a case has papers of its own. */}
      <div className="no-print stack gap-6">
        {here.map((home) => (
          <Card key={home.id} as="section">
            <OwnHome home={home} {...county} />
          </Card>
        ))}
        {here.length === 0 && (
          <Card as="section">
            <h2 className="text-xl">{words.yourHomeIsInAnotherCounty()}</h2>
            <OtherCounties ids={homes.map(({ countyId }) => countyId)} />
          </Card>
        )}
      </div>
    </Held>
  )
}
