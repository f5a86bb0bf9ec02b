/** Who is signed in, as the browser knows it: the stored token, and the profile fetched with it. */
import { type Query, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { login, logout, register } from '#contract/account/auth.ts'
import { getProfile, type User } from '#contract/account/users.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ApiFailure, call, onSessionLost } from '../call/api.ts'
import { forgetAnswers } from '../offline/copies.ts'
import { storeAccessToken, storedAccessToken } from './access-token.ts'

/** Stands in the place of the user after a sign-out, to tell it from a session that was lost. */
const left = 'left'

const pauseMilliseconds = 1_000

/**
 * One more try after a pause. A page that is being left has its requests broken off, and must not take that for the
 * end of the session: it is gone before the pause is over.
 */
const readProfile = async (): Promise<User> => {
  try {
    return (await call(getProfile, {})).profile
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'network') throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    return (await call(getProfile, {})).profile
  }
}

/** A stored token that no longer works is removed, and the person is signed out. */
const fetchUser = async (): Promise<User | typeof left | null> => {
  if (storedAccessToken() === null) {
    forgetAnswers()
    return null
  }
  try {
    return await readProfile()
  } catch {
    storeAccessToken(null)
    forgetAnswers()
    return null
  }
}

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchUser,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export type Session =
  | { readonly status: 'loading' }
  /** `left` after the person signed out here. */
  | { readonly status: 'signed-out'; readonly left: boolean }
  | { readonly status: 'signed-in'; readonly user: User }

export const useSession = (): Session => {
  const { data } = useQuery(sessionQuery)
  if (data === undefined) return { status: 'loading' }
  if (data === null || data === left) return { status: 'signed-out', left: data === left }
  return { status: 'signed-in', user: data }
}

/** Set by the signed-in layout, so that no page below it renders once more between a lost session and its leaving. */
export const CurrentUser = createContext<User | null>(null)

/** For components below the signed-in layout only. */
export const useUser = (): User => {
  const user = useContext(CurrentUser)
  if (user === null) throw new Error('useUser is for pages that need a signed-in person')
  return user
}

const isOther = ({ queryKey }: Query): boolean => queryKey[0] !== sessionQuery.queryKey[0]

/** The session's own entry stays, changed: the pages that watch it must hear of it. */
const forget = (client: QueryClient, how: typeof left | null) => {
  storeAccessToken(null)
  forgetAnswers()
  client.removeQueries({ predicate: isOther })
  client.setQueryData(sessionQuery.queryKey, how)
}

const beginWith = (client: QueryClient, { user, accessToken }: { user: User; accessToken: string }) => {
  forgetAnswers()
  storeAccessToken(accessToken)
  // What the present page shows stays until the page is left.
  client.removeQueries({ predicate: isOther, type: 'inactive' })
  client.setQueryData(sessionQuery.queryKey, user)
}

const actionsOn = (client: QueryClient) => ({
  /** After a set-up, whose answer brings the user and the token. */
  begin: (signedIn: { user: User; accessToken: string }) => beginWith(client, signedIn),
  signIn: async (input: InputOf<typeof login>) => {
    const { user, tokens } = await call(login, input)
    beginWith(client, { user, accessToken: tokens.accessToken })
  },
  /** For an account without a purchase. */
  register: async (input: InputOf<typeof register>) => beginWith(client, await call(register, input)),
  /** After the person's names changed. */
  update: (user: User) => client.setQueryData(sessionQuery.queryKey, user),
  /** After the server changed the person, for example by a purchase; when it cannot be asked, nothing changes. */
  refreshUser: async () => {
    const answer = await call(getProfile, {}).catch(() => null)
    if (answer) client.setQueryData(sessionQuery.queryKey, answer.profile)
  },
  /** The browser forgets at once; the server is told as far as it can be reached. */
  end: async () => {
    forget(client, left)
    await call(logout, {}).catch(() => undefined)
  },
})

/** What sign-in, set-up and sign-out do to the browser's memory of who is here; the same object at every render. */
export const useSessionActions = () => {
  const client = useQueryClient()
  return useMemo(() => actionsOn(client), [client])
}

/** Signs the person out as soon as any protected call finds that the session is over. */
export const useSessionLoss = () => {
  const client = useQueryClient()
  useEffect(() => onSessionLost(() => forget(client, null)), [client])
}
