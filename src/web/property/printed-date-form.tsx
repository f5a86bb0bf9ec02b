/** The last day for a petition, copied from the owner's own TRIM notice: typed once, used for every deadline. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { type OddPrintedDate, oddPrintedDate } from '#core/appeal/printed-date.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/property/printed-date-form.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { countyQuery } from '#web/county/county-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { OddDate } from './odd-date.tsx'

type Home = Pick<SavedProperty, 'id' | 'countyId' | 'petitionDueOn'>

type Typed = { readonly day: string | null; readonly isSure: boolean }

/** How the keys begin of what shows the day or dates that follow from it: homes, cases, and the papers of cases. */
const goByTheDay: readonly unknown[] = [
  'properties',
  'dashboard-homes',
  'home-outlook',
  'typed-notice',
  'cases',
  'case',
  'case-reminders',
  'case-versions',
  'documents',
  'document',
  'document-changes',
  'packets',
]

/** Answers what is odd about the day instead of keeping it, unless the person is sure. */
const useSavePrintedDate = ({ id, countyId, petitionDueOn }: Home) => {
  const client = useQueryClient()
  const oddOf = async (day: string): Promise<OddPrintedDate | null> => {
    const printedOn = parseCalendarDate(day)
    if (printedOn === null) return null
    const today = todayInFlorida(new Date())
    // The county's day is only there to ask by: a date is not kept waiting for it.
    const county = await client.fetchQuery(countyQuery(countyId)).catch(() => null)
    const reportedOn = county && reportedPetitionDate(county.season)
    return oddPrintedDate({ printedOn, today, taxYear: noticeYearOn(today), reportedOn })
  }
  return useMutation({
    mutationFn: async ({ day, isSure }: Typed): Promise<OddPrintedDate | null> => {
      const odd = day === null || isSure || day === petitionDueOn ? null : await oddOf(day)
      if (odd === null) await call(savePrintedDate, { propertyId: id, petitionDueOn: day })
      return odd
    },
    onSuccess: (odd) =>
      odd === null
        ? client.invalidateQueries({ predicate: ({ queryKey }) => goByTheDay.includes(queryKey[0]) })
        : undefined,
  })
}

/** By which day the deadlines go then, the list of them says. */
const Kept = ({ petitionDueOn }: { petitionDueOn: string }) => (
  <p role="status">{rich(words.yourNoticeSays({ day: () => <CalendarDay day={petitionDueOn} /> }))}</p>
)

export const PrintedDateForm = ({ property }: { property: Home }) => {
  const { petitionDueOn } = property
  const [day, setDay] = useState(petitionDueOn ?? '')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, data: odd, reset } = useSavePrintedDate(property)
  const type = (typed: string) => {
    setDay(typed)
    reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(day === '')
    if (day !== '') mutate({ day, isSure: false })
  }
  const remove = () => {
    setDay('')
    mutate({ day: null, isSure: true })
  }
  return (
    <form ref={form} noValidate onSubmit={save} className="stack max-w-md gap-4">
      {petitionDueOn !== null && <Kept petitionDueOn={petitionDueOn} />}
      <TextField
        type="date"
        label={words.petitionDeadlineOnYourTrimNotice()}
        help={words.lookForThePartAboutWhat()}
        value={day}
        onChange={(event) => type(event.currentTarget.value)}
        error={isMissing ? words.pleaseEnterTheDateOnYour() : undefined}
      />
      {odd && (
        <OddDate
          odd={odd}
          onCorrect={() => form.current?.querySelector('input')?.focus()}
          onKeep={() => mutate({ day, isSure: true })}
        />
      )}
      <Failure title={words.theDateWasntSaved()} of={error} />
      {!odd && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" busy={isPending} busyLabel={words.saving()}>
            {words.saveDate()}
          </Button>
          {petitionDueOn !== null && (
            <Button variant="quiet" disabled={isPending} onClick={remove}>
              {words.removeDate()}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
