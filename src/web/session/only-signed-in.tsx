/** Shows something to a visitor whose browser is signed in; all others see `otherwise`, and nothing of it is loaded. */
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { storedAccessToken } from './access-token.ts'

const neverChanges = () => () => undefined
const holdsToken = () => storedAccessToken() !== null
const notKnownYet = () => false

type OnlySignedInProps = { children: ReactNode; otherwise?: ReactNode }

export const OnlySignedIn = ({ children, otherwise = null }: OnlySignedInProps) => {
  const shown = useSyncExternalStore(neverChanges, holdsToken, notKnownYet)
  return shown ? <Suspense fallback={null}>{children}</Suspense> : otherwise
}
