/** After the deadline, or where filing does not pay: what is worth doing before the next notice, each free. */
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/season-reminder/meanwhile.ts'
import { useNear } from '#web/browser/use-near.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'

const SeasonReminderForm = lazy(async () => ({
  default: (await import('./season-reminder-form.tsx')).SeasonReminderForm,
}))

/** Where there is nothing left to file this year, or filing does not pay. */
export const offersMeanwhile = (step: Report['nextStep']): boolean =>
  step !== null && (step.late !== null || step.kind === 'better_not_to_buy')

/** Most of what it loads is the field: on Home it is below the first view, which must not wait for it. */
const Reminder = (props: Parameters<typeof SeasonReminderForm>[0]) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '100px')
  // As high as the form, which asks for no address where the report knows it.
  const itsPlace = <div className={props.leadId ? 'min-h-28' : 'min-h-56'} />
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={itsPlace}>
          <SeasonReminderForm {...props} />
        </Suspense>
      ) : (
        itsPlace
      )}
    </div>
  )
}

type MeanwhileProps = {
  /** Of the notices to come. */
  taxYear: number
  /** null while no county is known. */
  countyId: string | null
  /** What each exemption takes off and saves on the home; left out where its taxes are not known. */
  exemptions?: readonly string[] | undefined
  /** Where the dates can be had as a calendar file. */
  datesFile?: string
  email?: string
  leadId?: string
}

export const Meanwhile = ({
  taxYear,
  countyId,
  exemptions = [],
  datesFile,
  email,
  leadId,
}: MeanwhileProps) => (
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
        {exemptions.length > 0 && (
          <Disclosure summary={words.whatEachSaves()}>
            <ul className="stack list-disc gap-1 pl-5">
              {exemptions.map((line) => (
                <li key={line}>{unbroken(line)}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <p className="mt-1">{words.portability()}</p>
      </li>
      <li className="stack gap-3">
        <h3>{words.n3BeReadyFor({ taxYear: String(taxYear) })}</h3>
        <Reminder taxYear={taxYear} {...(email && { email })} {...(leadId && { leadId })} />
        {datesFile && (
          <p className="no-print">
            <ButtonLink href={datesFile} download variant="quiet" size="sm">
              <CalendarDays aria-hidden="true" className="size-5" />
              {words.saveTheseDates()}
            </ButtonLink>
          </p>
        )}
      </li>
    </ol>
  </section>
)
