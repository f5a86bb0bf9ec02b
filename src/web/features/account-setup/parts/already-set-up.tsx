/** What whoever comes back with a setup link sees once the account stands. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/already-set-up.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

const NextStep = () => {
  const session = useSession()
  if (session.status === 'loading') return <SpinnerMessage message={words.loadingYourAccount()} />
  return session.status === 'signed-in' ? (
    <ButtonLink to={paths.dashboard()} size="lg">
      {words.goToYourDashboard()}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.auth()} size="lg">
      {words.signIn()}
    </ButtonLink>
  )
}

export const AlreadySetUp = () => (
  <div className="stack gap-6">
    <FocusedHeading level={1}>{words.yourAccountIsSetUp()}</FocusedHeading>
    <p className="text-lg">{words.youveAlreadyUsedThisLinkYoure()}</p>
    <div>
      <NextStep />
    </div>
  </div>
)
