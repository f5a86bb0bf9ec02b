/** Where nothing is to be filed now: a press asks for the email that says when the next notices go out. */
import { lazy, Suspense, useState } from 'react'
import * as words from '#messages/landing/remind-me.ts'
import { useSeasonNow } from '#web/features/landing/season-now.ts'
import { Button } from '#web/ui/action/button.tsx'

const SeasonReminderForm = lazy(async () => ({
  default: (await import('#web/season/season-reminder-form.tsx')).SeasonReminderForm,
}))

export const RemindMe = () => {
  const season = useSeasonNow()
  const [isAsked, setAsked] = useState(false)
  if (season === null) return null
  const taxYear = season.nextWindow.year
  return isAsked ? (
    <Suspense>
      <SeasonReminderForm taxYear={taxYear} />
    </Suspense>
  ) : (
    <Button variant="secondary" fullWidth onClick={() => setAsked(true)}>
      {words.remindMeWhen({ taxYear: String(taxYear) })}
    </Button>
  )
}
