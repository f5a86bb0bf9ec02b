/** Who is signed in, as the browser knows it: the stored token, and the profile fetched with it. */
import { type Query, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { logout } from '#contract/auth.ts'
import { getProfile, type User } from '#contract/users.ts'
import { storeAccessToken, storedAccessToken } from './access-token.ts'
import { call, onSessionLost } from './api.ts'

/** A stored token that no longer works is removed, and the person is signed out. */
const fetchUser = async (): Promise<User | null> => {
  if (storedAccessToken() === null) return null
  try {
    return (await call(getProfile, {})).profile
  } catch {
    storeAccessToken(null)
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
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User }

export const useSession = (): Session => {
  const { data, isPending } = useQuery(sessionQuery)
  if (isPending) return { status: 'loading' }
  return data ? { status: 'signed-in', user: data } : { status: 'signed-out' }
}

/** For components below the signed-in layout only. */
export const useUser = (): User => {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useUser is for pages that need a signed-in person')
  return session.user
}

const isOther = ({ queryKey }: Query): boolean => queryKey[0] !== sessionQuery.queryKey[0]

/** The session's own entry stays, changed: the pages that watch it must hear of it. */
const forget = (client: QueryClient) => {
  storeAccessToken(null)
  client.removeQueries({ predicate: isOther })
  client.setQueryData(sessionQuery.queryKey, null)
}

const actionsOn = (client: QueryClient) => ({
  begin: ({ user, accessToken }: { user: User; accessToken: string }) => {
    storeAccessToken(accessToken)
    // What the present page shows stays until the page is left.
    client.removeQueries({ predicate: isOther, type: 'inactive' })
    client.setQueryData(sessionQuery.queryKey, user)
  },
  /** After the person's names changed. */
  update: (user: User) => client.setQueryData(sessionQuery.queryKey, user),
  /** After the server changed the person, for example by a purchase; when it cannot be asked, nothing changes. */
  refreshUser: async () => {
    const answer = await call(getProfile, {}).catch(() => null)
    if (answer) client.setQueryData(sessionQuery.queryKey, answer.profile)
  },
  /** The server is told as far as it can be reached; the browser forgets in any case. */
  end: async () => {
    await call(logout, {}).catch(() => undefined)
    forget(client)
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
  useEffect(() => onSessionLost(() => forget(client)), [client])
}
