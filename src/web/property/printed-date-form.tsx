/** The last day for a petition, copied from the owner's own TRIM notice: typed once, used for every deadline. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'

type Home = Pick<SavedProperty, 'id' | 'petitionDueOn'>

const useSavePrintedDate = (propertyId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (petitionDueOn: string | null) => call(savePrintedDate, { propertyId, petitionDueOn }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: propertiesQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['dashboard-home'] }),
      ]),
  })
}

const Kept = ({ petitionDueOn }: { petitionDueOn: string }) => (
  <p role="status">
    Your notice says <CalendarDay day={petitionDueOn} />. Your deadlines go by this day.
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
        label="Petition deadline on your TRIM notice"
        help="Look for the part about what to do if you think the value is wrong. It says to file a petition on or before this date."
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={isMissing ? 'Please enter the date on your notice' : undefined}
      />
      {error && (
        <Banner tone="error" title="The date wasn’t saved">
          {failureMessage(error, 'Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={isPending} busyLabel="Saving…">
          Save date
        </Button>
        {petitionDueOn !== null && (
          <Button variant="quiet" disabled={isPending} onClick={remove}>
            Remove date
          </Button>
        )}
      </div>
    </form>
  )
}
