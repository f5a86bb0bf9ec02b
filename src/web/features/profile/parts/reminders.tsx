/** Which mail the person takes that they did not ask for. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ReminderSettings, reminderSettings, updateReminderSettings } from '#contract/account/users.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { remindersQuery } from '#web/features/profile/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

type Outcome = { tone: 'success' | 'error'; title: string; text: string }

const saved: Outcome = {
  tone: 'success',
  title: 'Preferences saved',
  text: 'They apply now, including to emails waiting to go out.',
}

const useReminderForm = (settings: ReminderSettings) => {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useForm({ resolver: zodResolver(reminderSettings), defaultValues: settings })
  const submit = form.handleSubmit(async (wanted) => {
    setOutcome(null)
    try {
      const { reminders } = await call(updateReminderSettings, wanted)
      client.setQueryData(remindersQuery.queryKey, reminders)
      form.reset(reminders)
      setOutcome(saved)
    } catch (error) {
      const text = failureMessage(error, 'Please try again.')
      setOutcome({ tone: 'error', title: 'Your preferences weren’t saved', text })
    }
  })
  return { form, submit, outcome, forget: () => setOutcome(null) }
}

const ReminderForm = ({ settings }: { settings: ReminderSettings }) => {
  const { form, submit, outcome, forget } = useReminderForm(settings)
  const { isSubmitting, isDirty } = form.formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={forget} className="stack gap-5">
      <CheckboxField
        {...form.register('deadlines')}
        label="Deadlines"
        help="Emails before each deadline in your case: petition, evidence, hearing, payment, decision. Part of AI-Enhanced."
      />
      <CheckboxField
        {...form.register('courseNews')}
        label="News about the course"
        help="Emails when lessons or county pages change."
      />
      {outcome && (
        <Banner tone={outcome.tone} title={outcome.title}>
          {outcome.text}
        </Banner>
      )}
      <div>
        <Button
          type="submit"
          busy={isSubmitting}
          busyLabel="Saving…"
          disabled={!isDirty}
          disabledReason="Change a setting first."
        >
          Save preferences
        </Button>
      </div>
    </form>
  )
}

export const Reminders = () => {
  const query = useQuery(remindersQuery)
  return (
    <ProfileSection title="Email preferences">
      <p>Choose what we email you. You’ll always get receipts, links you ask for and password alerts.</p>
      {query.data ? (
        <ReminderForm settings={query.data} />
      ) : (
        <NotLoaded what="your email preferences" query={query} />
      )}
    </ProfileSection>
  )
}
