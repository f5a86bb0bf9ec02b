/** After the deadline, or where filing does not pay: what is worth doing before the next notice, each free. */
import { CalendarDays } from 'lucide-react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/report/meanwhile.ts'
import { nextDatesFile } from '#web/features/report/data.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { nextNoticeMonth } from '#words/next-step/late-petition.ts'

type MeanwhileProps = { report: Pick<Report, 'leadId' | 'nextStep' | 'parcel' | 'trimNumbers'> }

export const Meanwhile = ({ report: { leadId, nextStep, parcel, trimNumbers } }: MeanwhileProps) => {
  const late = nextStep?.late
  if (!late) return null
  const countyId = trimNumbers?.countyId ?? parcel?.countyId
  return (
    <section aria-labelledby="meanwhile-title" className="rounded-lg bg-sunken p-5 sm:p-6">
      <h2 id="meanwhile-title" className="text-xl">
        {words.beforeYourNextNotice()}
      </h2>
      <ol className="mt-4 grid gap-6 lg:grid-cols-3">
        <li>
          <h3>{words.n1CorrectTheCountysRecordNow()}</h3>
          <p className="mt-1">{words.wrongSizeBathsOrYearThe()}</p>
          <p className="mt-1">
            <TextLink to={countyId ? paths.county(countyId) : paths.counties()}>
              {words.yourCountysOffices()}
            </TextLink>
          </p>
        </li>
        <li>
          <h3>{words.n2CheckExemptionsByMarch1()}</h3>
          <p className="mt-1">{words.homesteadSeniorVeteranDisability()}</p>
        </li>
        <li>
          <h3>{words.n3BeReadyIn({ nextNoticeMonth: nextNoticeMonth(late) })}</h3>
          <p className="mt-1">{words.yourNextNoticeBringsANew()}</p>
          <p className="no-print mt-3">
            <ButtonLink href={nextDatesFile(leadId)} download variant="secondary">
              <CalendarDays aria-hidden="true" className="size-5" />
              {words.saveTheseDates()}
            </ButtonLink>
          </p>
        </li>
      </ol>
    </section>
  )
}
