/** A purchase under the address of an account that is there: it is added by who is signed in, and nothing else changes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addPurchase } from '#contract/auth.ts'
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useSession, useSessionActions } from '#web/session.ts'
import { useTypedCode, withTypedCode } from '#web/typed-code.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SpinnerMessage } from '#web/ui/spinner.tsx'

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
      Not sure of the password, or of ever having made an account? Press “Forgot your password?” on the
      sign-in page, choose a new one, and open the link from the purchase e-mail again.
    </p>
  </>
)

const OtherPerson = ({ email }: { email: string }) => {
  const { end } = useSessionActions()
  return (
    <>
      <p>
        You are signed in as <strong className="wrap-anywhere">{email}</strong>, and the purchase was made
        with another address. Sign out first.
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
        <Banner tone="error" title="The purchase was not added">
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
    <Notice title="Your account has this course already">
      <p>
        Once you add the purchase, all of it, <Money cents={cents} exact />, goes back to you.
      </p>
    </Notice>
  ) : (
    <Notice title="Your account has the Standard Course already">
      <p>
        Once you add the purchase, <Money cents={cents} exact /> of it goes back to you, so that you pay only
        the upgrade to AI-Enhanced.
      </p>
    </Notice>
  )

type AddPurchaseProps = { token: string; email: string; goesBack: GoesBack | null }

export const AddPurchase = ({ token, email, goesBack }: AddPurchaseProps) => (
  <div className="stack gap-6">
    <h1>You already have an account</h1>
    <p className="text-lg">
      There is a Just Value account for <strong className="wrap-anywhere">{email}</strong>. Your purchase is
      added to it. Its password, its name and everything in it stay as they are.
    </p>
    {goesBack && <WhatGoesBack {...goesBack} />}
    <NextStep token={token} email={email} />
  </div>
)
