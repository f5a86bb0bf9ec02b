/** Asks for the one address that is to hear when the next notices go out. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askSeasonReminder, askSeasonReminderOfReport } from '#contract/account/season-reminder.ts'
import * as words from '#messages/season-reminder/season-reminder-form.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/field/text.tsx'

type SeasonReminderFormProps = {
  /** Of the notices to come. */
  taxYear: number
  /** Known already: shown, and not asked again. */
  email?: string
  /** Of the report on the page: its address is known to the server, and nobody has to type it. */
  leadId?: string
}

export const SeasonReminderForm = ({ taxYear, email: known = '', leadId }: SeasonReminderFormProps) => {
  const [email, setEmail] = useState(known)
  const asking = useMutation({
    mutationFn: () =>
      leadId ? call(askSeasonReminderOfReport, { leadId }) : call(askSeasonReminder, { email }),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate()
  }
  if (asking.data)
    return <p role="status">{words.checkYourInbox({ taxYear: String(asking.data.taxYear) })}</p>
  return (
    <form noValidate onSubmit={ask} className="no-print stack items-start gap-3">
      {leadId ? (
        <p>{words.oneEmailToYours()}</p>
      ) : (
        <div className="w-full max-w-sm">
          <TextField
            type="email"
            autoComplete="email"
            label={words.email()}
            help={words.oneEmail()}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
      )}
      <Failure title={words.thatDidntWork()} of={asking.error} />
      <Button type="submit" variant="secondary" busy={asking.isPending} busyLabel={words.sending()}>
        {words.remindMeWhen({ taxYear: String(taxYear) })}
      </Button>
    </form>
  )
}
