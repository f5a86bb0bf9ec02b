/** A purchase under the address of an account that is there: it is added by who is signed in, and nothing else changes. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addPurchase } from '#contract/account/auth.ts'
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import * as words from '#messages/account-setup/add-purchase.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { useTypedCode, withTypedCode } from '#web/session/mail-code.ts'
import { useSession, useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** A typed code comes back with the visit, a link's token in the address. */
const SignInLink = ({ token }: { token: string }) => {
  const typed = useTypedCode()
  const back = typed === token ? paths.accountSetup() : paths.accountSetup(token)
  return (
    <ButtonLink to={paths.auth(back)} state={typed && withTypedCode(typed)} size="lg">
      {words.signInAndAddThePurchase()}
    </ButtonLink>
  )
}

const SignInFirst = ({ token }: { token: string }) => (
  <>
    <div>
      <SignInLink token={token} />
    </div>
    <p className="text-soft">{words.dontRememberYourPasswordOrSetting()}</p>
  </>
)

const OtherPerson = ({ email }: { email: string }) => {
  const { end } = useSessionActions()
  return (
    <>
      <p>
        {rich(
          words.youAreSignedInAsBut({ strong: () => <strong className="wrap-anywhere">{email}</strong> }),
        )}
      </p>
      <div>
        <Button onClick={() => void end()}>{words.signOut()}</Button>
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
      <Failure title={words.yourPurchaseWasntAdded()} of={adding.error} />
      <div>
        <Button size="lg" busy={adding.isPending} busyLabel={words.adding()} onClick={() => adding.mutate()}>
          {words.addThePurchaseToMyAccount()}
        </Button>
      </div>
    </>
  )
}

const NextStep = ({ token, email }: { token: string; email: string }) => {
  const session = useSession()
  if (session.status === 'loading') return <SpinnerMessage message={words.loadingYourAccount()} />
  if (session.status === 'signed-out') return <SignInFirst token={token} />
  const isOwner = session.user.email.toLowerCase() === email.toLowerCase()
  return isOwner ? <AddNow token={token} /> : <OtherPerson email={session.user.email} />
}

const WhatGoesBack = ({ cents, isWhole }: GoesBack) =>
  isWhole ? (
    <Notice title={words.youAlreadyOwnThisCourse()}>
      <p>{rich(words.addThePurchaseAndWellRefund({ money: () => <Money cents={cents} /> }))}</p>
    </Notice>
  ) : (
    <Notice title={words.youAlreadyOwnTheStandardCourse()}>
      <p>{rich(words.addThePurchaseAndWellRefund2({ money: () => <Money cents={cents} /> }))}</p>
    </Notice>
  )

type AddPurchaseProps = { token: string; email: string; goesBack: GoesBack | null }

export const AddPurchase = ({ token, email, goesBack }: AddPurchaseProps) => (
  <div className="stack gap-6">
    <h1>{words.youAlreadyHaveAnAccount()}</h1>
    <p className="text-lg">
      {rich(
        words.theresAlreadyAJustValueAccount({
          strong: () => <strong className="wrap-anywhere">{email}</strong>,
        }),
      )}
    </p>
    {goesBack && <WhatGoesBack {...goesBack} />}
    <NextStep token={token} email={email} />
  </div>
)
