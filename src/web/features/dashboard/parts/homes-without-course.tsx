/** What stays for a person without a course: the answer and the dates of each home, and their free reports. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import * as words from '#messages/dashboard/homes-without-course.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { type Home, homesWithoutCaseQuery } from '#web/features/dashboard/data.ts'
import { useHomes } from '#web/features/dashboard/use-homes.ts'
import { reportedHomesQuery } from '#web/property/reported-homes.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { OwnAnother } from './add-home.tsx'
import { HomeAnswer, HomeSkeleton } from './home-answer.tsx'
import { NextDeadline } from './next-deadline.tsx'
import { SeveralHomes } from './several-homes.ts'

const OneHome = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const isBetterNot = data !== undefined && isBetterNotToFile(data.outlook)
  return (
    <div className={`grid gap-3 sm:gap-6 ${isBetterNot ? '' : 'lg:grid-cols-2'}`}>
      <HomeAnswer home={home} isQuiet={isBetterNot} />
      <NextDeadline home={home} isQuiet={isBetterNot} toldOn={null} />
    </div>
  )
}

/** Of homes that are not entered: their reports are as free as they were. */
const OtherReports = () => {
  const { data: reported = [] } = useQuery(reportedHomesQuery)
  if (reported.length === 0) return null
  return (
    <section aria-labelledby="reports-title" className="stack gap-3">
      <h2 id="reports-title" className="text-xl">
        {words.yourFreeReports()}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {reported.map(({ leadId, home }) => (
          <li key={leadId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
            <span className="font-bold">
              {[home.addressLine1, home.addressLine2, home.city].filter(Boolean).join(', ')}
            </span>
            <TextLink to={paths.report(leadId)}>
              {words.seeTheReport()}
              <span className="sr-only">: {home.addressLine1}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const HomesWithoutCourse = () => {
  const { homes, isPending } = useHomes(homesWithoutCaseQuery)
  const [asked] = useSearchParams()
  if (isPending) return <HomeSkeleton />
  const home = homes.find(({ property }) => property.id === asked.get('home')) ?? homes[0]
  return (
    <Suspense fallback={<HomeSkeleton />}>
      {home && homes.length > 1 && <SeveralHomes homes={homes} shown={home} />}
      {home && <OneHome key={home.property.id} home={home} />}
      {homes.length === 1 && <OwnAnother />}
      <OtherReports />
    </Suspense>
  )
}
