/** Whether this browser holds a token, for public pages that are written at build and do without the account's calls. */
import { useSyncExternalStore } from 'react'
import { storedAccessToken } from './access-token.ts'

const watchNothing = () => () => undefined

/** Null in the page as it is written; a token may still turn out to be over. */
export const useHasToken = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchNothing,
    () => storedAccessToken() !== null,
    () => null,
  )
