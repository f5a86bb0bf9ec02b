/** The appeal dates of the owner's county as a calendar file, for whom no reminders are mailed to. */
import { useMutation } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import * as words from '#messages/course/dates-file.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { fetchResource } from './resources.ts'

export const DatesFile = () => {
  const fetching = useMutation({
    mutationFn: () => fetchResource({ id: 'filing-deadlines', format: 'ics' }),
  })
  return (
    <div className="stack items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={fetching.isPending}
        busyLabel={words.preparing()}
        onClick={() => fetching.mutate()}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        {words.saveTheDatesToMyCalendar()}
      </Button>
      <Failure
        title={words.theFileDidntDownload()}
        of={fetching.error}
        otherwise={words.pleaseTryAgainInAMoment()}
      />
    </div>
  )
}
