/** All that is held about the person: to take along as a file, or to have removed with the account. */

import { useMutation } from '@tanstack/react-query'
import { downloadOwnData } from '#contract/account/users.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/profile/own-data.ts'
import { saveText } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { useUser } from '#web/session/session.ts'
import { supportLink } from '#web/site/support-link.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { DeleteAccount } from './delete-account.tsx'
import { ProfileSection } from './profile-section.tsx'

const download = async () => {
  const { data } = await call(downloadOwnData, {})
  const name = `just-value-my-data-${todayInFlorida(new Date())}.json`
  saveText(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`)
}

const confirmFirst = words.confirmYourEmailAddressFirstYour()

export const OwnData = () => {
  const { emailVerified } = useUser()
  const save = useMutation({ mutationFn: download })
  return (
    <ProfileSection title={words.yourData()}>
      <p>
        {rich(
          words.downloadEverythingWeHaveAboutYou({
            link: (text: string) => <TextLink to={paths.privacy()}>{text}</TextLink>,
          }),
        )}
      </p>
      {save.isSuccess && <Banner tone="success" title={words.yourFileHasDownloaded()} />}
      <Failure title={words.yourFileDidntDownload()} of={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={save.isPending}
          busyLabel={words.collecting()}
          disabled={!emailVerified}
          disabledReason={confirmFirst}
          onClick={() => save.mutate()}
        >
          {words.downloadMyData()}
        </Button>
        <DeleteAccount disabledReason={emailVerified ? undefined : confirmFirst} />
      </div>
      {!emailVerified && (
        <p>
          {rich(
            words.cantGetIntoThisMailboxWrite({
              mail: (text: string) => <MailLink href={supportLink(words.myData())}>{text}</MailLink>,
            }),
          )}
        </p>
      )}
    </ProfileSection>
  )
}
