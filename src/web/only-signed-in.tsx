/** Shows something to a visitor whose browser is signed in; for all others nothing of it is loaded. */
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { storedAccessToken } from '#web/access-token.ts'

const neverChanges = () => () => undefined
const holdsToken = () => storedAccessToken() !== null
const notKnownYet = () => false

export const OnlySignedIn = ({ children }: { children: ReactNode }) => {
  const shown = useSyncExternalStore(neverChanges, holdsToken, notKnownYet)
  return shown ? <Suspense fallback={null}>{children}</Suspense> : null
}
