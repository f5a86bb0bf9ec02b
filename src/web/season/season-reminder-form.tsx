/** Asks for the one address that is to hear when the next notices go out. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askSeasonReminder } from '#contract/account/season-reminder.ts'
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
}

export const SeasonReminderForm = ({ taxYear, email: known = '' }: SeasonReminderFormProps) => {
  const [email, setEmail] = useState(known)
  const asking = useMutation({ mutationFn: () => call(askSeasonReminder, { email }) })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate()
  }
  if (asking.data)
    return <p role="status">{words.checkYourInbox({ taxYear: String(asking.data.taxYear) })}</p>
  return (
    <form noValidate onSubmit={ask} className="no-print stack items-start gap-3">
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
      <Failure title={words.thatDidntWork()} of={asking.error} />
      <Button type="submit" variant="secondary" busy={asking.isPending} busyLabel={words.sending()}>
        {words.remindMeWhen({ taxYear: String(taxYear) })}
      </Button>
    </form>
  )
}
