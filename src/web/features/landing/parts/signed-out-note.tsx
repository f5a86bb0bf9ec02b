/** Says to who signed out here that it is done: the page they come to is for visitors. */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import * as words from '#messages/session/signed-out-note.ts'
import { storedAccessToken } from '#web/session/access-token.ts'
import { isAfterSignOut } from '#web/session/after-sign-out.ts'

const watchNothing = () => () => undefined

/** Not in the page as it is written at build; and who signed in since and comes back is not told so. */
const useIsSignedOut = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => storedAccessToken() === null,
    () => false,
  )

export const SignedOutNote = () => {
  const { state } = useLocation()
  const isSignedOut = useIsSignedOut()
  if (!isSignedOut || !isAfterSignOut(state)) return null
  return (
    <p role="status" className="border-b border-line bg-tint px-4 py-2 text-center font-bold">
      {words.youAreSignedOut()}
    </p>
  )
}
