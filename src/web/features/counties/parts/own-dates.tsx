/** For a signed-in person: the dates ahead for a home in this county, or the way to their own county's page. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { countiesQuery } from '#web/counties.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { CountyLinks } from '#web/features/counties/parts/county-links.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { CalendarDay } from '#web/ui/calendar-day.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type OwnDatesProps = Pick<CountyGuide, 'id' | 'petitionDeadline'> & { plainName: string }

const certaintyWords = {
  printed: 'as printed on your notice',
  reported: 'as reported for this county',
  statute: 'set by statute',
  estimate: 'an estimate',
  suggestion: 'our suggestion',
} as const

type DatesProps = Omit<OwnDatesProps, 'id'> & { petitionDueOn: string | null }

const DatesAhead = ({ plainName, petitionDeadline, petitionDueOn }: DatesProps) => {
  const deadlines = deadlinesFor({
    today: todayInFlorida(new Date()),
    county: { name: plainName, petitionDeadline: parseCalendarDate(petitionDeadline ?? '') },
    printedPetitionDate: parseCalendarDate(petitionDueOn ?? ''),
    hearingOn: null,
  })
  return (
    <ol className="stack mt-4 gap-4">
      {deadlines.map(({ id, dueOn, certainty, title, detail, source }) => (
        <li key={id} className="break-inside-avoid">
          <p className="font-bold">
            <CalendarDay day={dueOn} />{' '}
            <span className="font-normal text-soft">({certaintyWords[certainty]})</span>
          </p>
          <p>{title}</p>
          <p className="measure text-sm text-soft">{detail}</p>
          <p className="text-sm text-soft">Source: {source}</p>
        </li>
      ))}
    </ol>
  )
}

const OtherCounties = ({ ids }: { ids: readonly string[] }) => {
  const { data: counties = [] } = useQuery(countiesQuery)
  return <CountyLinks counties={counties.filter(({ id }) => ids.includes(id))} />
}

export const OwnDates = ({ id, plainName, petitionDeadline }: OwnDatesProps) => {
  const { data: homes } = useQuery(propertiesQuery)
  if (!homes || homes.length === 0) return null
  const here = homes.find(({ countyId }) => countyId === id)
  return (
    <Card as="section">
      {here ? (
        <>
          <h2 className="text-xl">Your dates for {here.addressLine1}</h2>
          <DatesAhead {...{ plainName, petitionDeadline }} petitionDueOn={here.petitionDueOn} />
          <p className="mt-4">
            <TextLink to={paths.dashboard()}>Your next step is on your dashboard</TextLink>
          </p>
        </>
      ) : (
        <>
          <h2 className="text-xl">Your home is in another county</h2>
          <OtherCounties ids={homes.map(({ countyId }) => countyId)} />
        </>
      )}
    </Card>
  )
}
