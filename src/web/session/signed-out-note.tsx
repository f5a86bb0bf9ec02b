/** Says to who signed out here that it is done: the page they come to is for visitors. */
import * as words from '#messages/session/signed-out-note.ts'
import { useSession } from './session.ts'

export const SignedOutNote = () => {
  const session = useSession()
  if (session.status !== 'signed-out' || !session.left) return null
  return (
    <p role="status" className="border-b border-line bg-tint px-4 py-2 text-center font-bold">
      {words.youAreSignedOut()}
    </p>
  )
}
