/** All that is held about the person: to take along as a file, or to have removed with the account. */
import { useMutation } from '@tanstack/react-query'
import { downloadOwnData } from '#contract/account/users.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { supportLink } from '#web/site/support-link.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProfileSection } from './profile-section.tsx'

const download = async () => {
  const { data } = await call(downloadOwnData, {})
  const name = `just-value-my-data-${todayInFlorida(new Date())}.json`
  saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`)
}

const confirmFirst = 'Confirm your email address first. Your data is stored under it.'

export const OwnData = () => {
  const { emailVerified } = useUser()
  const save = useMutation({ mutationFn: download })
  return (
    <ProfileSection title="Your data">
      <p>
        Download everything we have about you: your account, properties, purchases, free reports, progress and
        the list of emails we sent. See what we keep and why in our{' '}
        <TextLink to={paths.privacy()}>privacy policy</TextLink>.
      </p>
      {save.isSuccess && <Banner tone="success" title="Your file has downloaded" />}
      {save.isError && (
        <Banner tone="error" title="Your file didn’t download">
          {failureMessage(save.error, 'Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={save.isPending}
          busyLabel="Collecting…"
          disabled={!emailVerified}
          disabledReason={confirmFirst}
          onClick={() => save.mutate()}
        >
          Download my data
        </Button>
        <DeleteAccount disabledReason={emailVerified ? undefined : confirmFirst} />
      </div>
      {!emailVerified && (
        <p>
          Can’t get into this mailbox? <MailLink href={supportLink('My data')}>Write to us</MailLink>.
        </p>
      )}
    </ProfileSection>
  )
}
