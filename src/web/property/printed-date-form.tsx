/** The last day for a petition, copied from the owner's own TRIM notice: typed once, used for every deadline. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/property/printed-date-form.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type Home = Pick<SavedProperty, 'id' | 'petitionDueOn'>

const useSavePrintedDate = (propertyId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (petitionDueOn: string | null) => call(savePrintedDate, { propertyId, petitionDueOn }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: propertiesQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['dashboard-homes'] }),
      ]),
  })
}

const Kept = ({ petitionDueOn }: { petitionDueOn: string }) => (
  <p role="status">
    {rich(words.yourNoticeSaysYourDeadlinesGo({ day: () => <CalendarDay day={petitionDueOn} /> }))}
  </p>
)

export const PrintedDateForm = ({ property }: { property: Home }) => {
  const { id, petitionDueOn } = property
  const [day, setDay] = useState(petitionDueOn ?? '')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useSavePrintedDate(id)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(day === '')
    if (day !== '') mutate(day)
  }
  const remove = () => {
    setDay('')
    mutate(null)
  }
  return (
    <form noValidate onSubmit={save} className="stack max-w-md gap-4">
      {petitionDueOn !== null && <Kept petitionDueOn={petitionDueOn} />}
      <TextField
        type="date"
        label={words.petitionDeadlineOnYourTrimNotice()}
        help={words.lookForThePartAboutWhat()}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={isMissing ? words.pleaseEnterTheDateOnYour() : undefined}
      />
      <Failure title={words.theDateWasntSaved()} of={error} />
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
    </form>
  )
}
