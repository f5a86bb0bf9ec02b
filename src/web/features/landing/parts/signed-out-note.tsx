/** Says to who signed out here that it is done: the page they come to is for visitors. */
import { useLocation } from 'react-router'
import * as words from '#messages/session/signed-out-note.ts'
import { isAfterSignOut } from '#web/session/after-sign-out.ts'
import { useHasToken } from '#web/session/has-token.ts'

/** Who signed in since and comes back is not told so. */
export const SignedOutNote = () => {
  const { state } = useLocation()
  const hasToken = useHasToken()
  if (hasToken !== false || !isAfterSignOut(state)) return null
  return (
    <p role="status" className="border-b border-line bg-tint px-4 py-2 text-center font-bold">
      {words.youAreSignedOut()}
    </p>
  )
}
