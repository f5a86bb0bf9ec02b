/** A purchase under the address of an account that is there: it is added by who is signed in, and nothing else changes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addPurchase } from '#contract/account/auth.ts'
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useTypedCode, withTypedCode } from '#web/session/mail-code.ts'
import { useSession, useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Money } from '#web/ui/figure/money.tsx'

/** A typed code comes back with the visit, a link's token in the address. */
const SignInLink = ({ token }: { token: string }) => {
  const typed = useTypedCode()
  const back = typed === token ? paths.accountSetup() : paths.accountSetup(token)
  return (
    <ButtonLink to={paths.auth(back)} state={typed && withTypedCode(typed)} size="lg">
      Sign in and add the purchase
    </ButtonLink>
  )
}

const SignInFirst = ({ token }: { token: string }) => (
  <>
    <div>
      <SignInLink token={token} />
    </div>
    <p className="text-soft">
      Don’t remember your password, or setting one up? Choose “Forgot your password?” on the sign-in page and
      set a new one. Then open the link in your purchase email again.
    </p>
  </>
)

const OtherPerson = ({ email }: { email: string }) => {
  const { end } = useSessionActions()
  return (
    <>
      <p>
        You are signed in as <strong className="wrap-anywhere">{email}</strong>, but this purchase used a
        different email address. Sign out first, then open the link again.
      </p>
      <div>
        <Button onClick={() => void end()}>Sign out</Button>
      </div>
    </>
  )
}

const useAdding = (token: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { update } = useSessionActions()
  return useMutation({
    mutationFn: () => call(addPurchase, { token }),
    onSuccess: async ({ user }) => {
      // What other pages learned before the purchase is old now.
      client.removeQueries({ type: 'inactive' })
      update(user)
      await navigate(paths.dashboard(), { replace: true })
    },
  })
}

const AddNow = ({ token }: { token: string }) => {
  const adding = useAdding(token)
  return (
    <>
      {adding.isError && (
        <Banner tone="error" title="Your purchase wasn’t added">
          {failureMessage(adding.error, 'Please try again.')}
        </Banner>
      )}
      <div>
        <Button size="lg" busy={adding.isPending} busyLabel="Adding…" onClick={() => adding.mutate()}>
          Add the purchase to my account
        </Button>
      </div>
    </>
  )
}

const NextStep = ({ token, email }: { token: string; email: string }) => {
  const session = useSession()
  if (session.status === 'loading') return <SpinnerMessage message="Loading your account…" />
  if (session.status === 'signed-out') return <SignInFirst token={token} />
  const isOwner = session.user.email.toLowerCase() === email.toLowerCase()
  return isOwner ? <AddNow token={token} /> : <OtherPerson email={session.user.email} />
}

const WhatGoesBack = ({ cents, isWhole }: GoesBack) =>
  isWhole ? (
    <Notice title="You already own this course">
      <p>
        Add the purchase and we’ll refund all of it: <Money cents={cents} exact />.
      </p>
    </Notice>
  ) : (
    <Notice title="You already own the Standard Course">
      <p>
        Add the purchase and we’ll refund <Money cents={cents} exact />, so you pay only the upgrade to
        AI-Enhanced.
      </p>
    </Notice>
  )

type AddPurchaseProps = { token: string; email: string; goesBack: GoesBack | null }

export const AddPurchase = ({ token, email, goesBack }: AddPurchaseProps) => (
  <div className="stack gap-6">
    <h1>You already have an account</h1>
    <p className="text-lg">
      There’s already a Just Value account for <strong className="wrap-anywhere">{email}</strong>. Sign in and
      we’ll add your purchase to it. Nothing else in your account changes.
    </p>
    {goesBack && <WhatGoesBack {...goesBack} />}
    <NextStep token={token} email={email} />
  </div>
)
