/** Beside the plan buttons: the way to buy from an account, for those who are signed in. */
import { lazy } from 'react'
import { OnlySignedIn } from '#web/only-signed-in.tsx'

const BuyFromAccount = lazy(async () => ({
  default: (await import('#web/features/landing/parts/buy-from-account.tsx')).BuyFromAccount,
}))

export const SignedInNote = () => (
  <OnlySignedIn>
    <BuyFromAccount />
  </OnlySignedIn>
)
