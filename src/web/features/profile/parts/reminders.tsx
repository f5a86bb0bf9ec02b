/** Which mail the person takes that they did not ask for. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ReminderSettings, reminderSettings } from '#contract/account/forms.ts'
import { updateReminderSettings } from '#contract/account/users.ts'
import * as words from '#messages/profile/reminders.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { DatesFile } from '#web/course/dates-file.tsx'
import { remindersQuery } from '#web/features/profile/data.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { NotLoaded, ProfileSection, saveStyle } from './profile-section.tsx'

type Outcome = { tone: 'success' | 'error'; title: string; text: string }

const saved: Outcome = {
  tone: 'success',
  title: words.preferencesSaved(),
  text: words.theyApplyNowIncludingToEmails(),
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
      const text = failureMessage(error, words.pleaseTryAgain())
      setOutcome({ tone: 'error', title: words.yourPreferencesWerentSaved(), text })
    }
  })
  return { form, submit, outcome, forget: () => setOutcome(null) }
}

/** No box: one that is ticked would promise mail that does not come. */
const LockedDeadlines = ({ isOwner }: { isOwner: boolean }) => (
  <div className="flex gap-3">
    <Lock aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-soft" />
    <div className="stack gap-2">
      <p className="font-bold">{words.deadlinesLocked()}</p>
      <p className="text-sm text-soft">{isOwner ? words.withStandardSaveTheDates() : words.saveTheDates()}</p>
      <DatesFile />
    </div>
  </div>
)

const ReminderForm = ({ settings }: { settings: ReminderSettings }) => {
  const { form, submit, outcome, forget } = useReminderForm(settings)
  const { isSubmitting, isDirty } = form.formState
  const { tier } = useUser()
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={forget} className="stack gap-5">
      {tier === 'ai_enhanced' ? (
        <CheckboxField
          {...form.register('deadlines')}
          label={words.deadlines()}
          help={words.emailsBeforeEachDeadlineInYour()}
        />
      ) : (
        <LockedDeadlines isOwner={tier !== null} />
      )}
      <CheckboxField
        {...form.register('courseNews')}
        label={words.newsAboutTheCourse()}
        help={words.emailsWhenLessonsOrCountyPages()}
      />
      {outcome && (
        <Banner tone={outcome.tone} title={outcome.title}>
          {outcome.text}
        </Banner>
      )}
      <div>
        <Button type="submit" variant={saveStyle(isDirty)} busy={isSubmitting} busyLabel={words.saving()}>
          {words.savePreferences()}
        </Button>
      </div>
    </form>
  )
}

export const Reminders = () => {
  const query = useQuery(remindersQuery)
  return (
    <ProfileSection title={words.emailPreferences()}>
      <p>{words.chooseWhatWeEmailYouYoull()}</p>
      {query.data ? (
        <ReminderForm settings={query.data} />
      ) : (
        <NotLoaded what={words.yourEmailPreferences()} query={query} />
      )}
    </ProfileSection>
  )
}
