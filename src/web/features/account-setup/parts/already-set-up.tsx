/** What whoever comes back with a setup link sees once the account stands. */
import { paths } from '#contract/page-paths.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

const NextStep = () => {
  const session = useSession()
  if (session.status === 'loading') return <SpinnerMessage message="Loading your account…" />
  return session.status === 'signed-in' ? (
    <ButtonLink to={paths.dashboard()} size="lg">
      Go to your dashboard
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.auth()} size="lg">
      Sign in
    </ButtonLink>
  )
}

export const AlreadySetUp = () => (
  <div className="stack gap-6">
    <FocusedHeading level={1}>Your account is set up</FocusedHeading>
    <p className="text-lg">You’ve already used this link. You’re all set.</p>
    <div>
      <NextStep />
    </div>
  </div>
)
