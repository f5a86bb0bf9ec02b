/** Makes signed-in pages work without a connection: the worker, the copies, and the marks that still have to be sent. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getProfile } from '#contract/account/users.ts'
import { call } from '#web/call/api.ts'
import { hasAnswer, keepThisPage, startOfflineWorker, workerReady } from './copies.ts'
import { sendAllOf, waitingOf } from './waiting-completions.ts'

/** At the first visit the answers came before the worker, so they are asked for once more. */
const askThroughWorker = async (wanted: readonly Wanted[]) => {
  if (!(await workerReady())) return
  if (!(await hasAnswer('/api/users/profile'))) await call(getProfile, {})
  for (const { address, ask } of wanted) if (!(await hasAnswer(address))) await ask()
  await keepThisPage()
}

/** One of the answers that a page needs; `ask` asks for what is at `address`. */
type Wanted = { readonly address: string; readonly ask: () => Promise<unknown> }

/** Keeps the opened page with these answers for use without a connection. Without room nothing is kept. */
export const useKeepForLater = (wanted: readonly Wanted[]) => {
  const asking = useRef(wanted)
  useEffect(() => {
    asking.current = wanted
  })
  const addresses = wanted.map(({ address }) => address).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is one that wants other addresses.
  useEffect(() => {
    askThroughWorker(asking.current).catch(() => undefined)
  }, [addresses])
}

/** A connection that is said to be back often takes no request yet. */
const sendAgainMilliseconds = 20_000

/** Sends what waits at the start, whenever the connection may be back, and until it is sent. Null: nobody who could have marked a lesson. */
export const useSendWaiting = (userId: string | null) => {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === null) return
    startOfflineWorker()
    const send = async () => {
      const isFresh = (queryKey: readonly unknown[]) => queryKey[0] === 'session'
      if ((await sendAllOf(userId)) > 0)
        await client.invalidateQueries({ predicate: ({ queryKey }) => !isFresh(queryKey) })
    }
    const trySending = () => void send()
    trySending()
    window.addEventListener('online', trySending)
    document.addEventListener('visibilitychange', trySending)
    const timer = setInterval(() => waitingOf(userId).length > 0 && trySending(), sendAgainMilliseconds)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', trySending)
      document.removeEventListener('visibilitychange', trySending)
    }
  }, [userId, client])
}
