/** Keeps opened lessons readable without a connection. Built by itself into one file; see decision 21. */
import { answersCache, forgetMessage, shellAddress, soundsCache } from './cache-names.ts'
import { asOurs, pieceOf } from './piece-of.ts'
import { type Way, wayFor } from './what-to-do.ts'

type Waiting = Event & { waitUntil: (until: Promise<unknown>) => void }
type Fetching = Event & {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** As much of a service worker's surroundings as is used here; the types of pages do not know them. */
declare const self: {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void
}

const fromNetworkOr = async (request: Request, kept: () => Promise<Response | undefined>) => {
  try {
    return await fetch(request)
  } catch (error) {
    const copy = await kept()
    if (copy) return copy
    throw error
  }
}

const keep = async (request: Request, answer: Response) => {
  // Who may no longer read it, or for whom it is gone, keeps no copy of it either.
  const isGone = answer.status === 403 || answer.status === 404
  if (!answer.ok && !isGone) return
  const cache = await caches.open(answersCache)
  await (isGone ? cache.delete(request) : cache.put(request, answer.clone()))
}

/** How often somebody signed out: what was asked for before must not be kept when it comes after. */
let timesForgotten = 0

const ways: Readonly<Record<Way, (request: Request) => Promise<Response>>> = {
  file: async (request) => (await caches.match(request)) ?? fetch(request),
  page: (request) => fromNetworkOr(request, () => caches.match(shellAddress)),
  sound: async (request) => {
    const kept = await caches.match(new URL(request.url).pathname, { cacheName: soundsCache })
    // Fetched whole: a piece that the player broke off early would pass for the end of the sound.
    const whole = kept ?? (await fetch(request.url))
    return whole.status === 200 ? pieceOf(whole, request.headers.get('range')) : asOurs(whole)
  },
  answer: async (request) => {
    const askedAt = timesForgotten
    const answer = await fromNetworkOr(request, () => caches.match(request, { cacheName: answersCache }))
    if (askedAt === timesForgotten) await keep(request, answer)
    return answer
  },
}

// Nothing old is in the way of a new worker: files carry their version in their name, and pages come from the network.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data !== forgetMessage) return
  timesForgotten += 1
  event.waitUntil(Promise.all([caches.delete(answersCache), caches.delete(soundsCache)]))
})
self.addEventListener('fetch', (event) => {
  const way = wayFor(event.request, self.location.origin)
  if (way) event.respondWith(ways[way](event.request))
})
