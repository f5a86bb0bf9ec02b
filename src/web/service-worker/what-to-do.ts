/** Which requests the service worker answers, and how; everything else goes to the network as if it were not there. */

export type Way =
  /** From the kept copy, which never changes under its name; else from the network. */
  | 'file'
  /** From the network; the kept shell when there is none. */
  | 'page'
  /** From the network, keeping a copy; the copy when there is none. */
  | 'answer'
  /** From the kept copy, the wanted piece of it; else from the network. */
  | 'sound'

type Asked = { readonly method: string; readonly mode: string; readonly url: string }

/** What a lesson, a rehearsal and the way to them need. Never the files behind signed addresses. */
const answers =
  /^\/api\/(users\/(profile|progress)|courses\/(?!films\/|lesson-films\/files\/|resources\/files\/).*|courses\/resources|notes|cases\/[^/]+\/rehearsal)$/

/** Their permission is in the query: the path alone says which sound it is. */
const sounds = /^\/api\/courses\/lesson-films\/files\/[^/]+\/[^/]+\.mp3$/

const pastWorkerMark = 'direct'

/** The address under which the worker leaves a sound alone: the browser plays it piece by piece while it comes. */
export const pastWorker = (address: string): string => {
  const past = new URL(address, location.href)
  past.searchParams.set(pastWorkerMark, '1')
  return past.href
}

const signedInPages = /^\/(dashboard|course\/[^/]+|notes|search|appeal\/[^/]+\/rehearsal)\/?$/

export const wayFor = ({ method, mode, url }: Asked, origin: string): Way | null => {
  const { origin: from, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || from !== origin) return null
  if (mode === 'navigate') return signedInPages.test(pathname) ? 'page' : null
  if (pathname.startsWith('/assets/')) return 'file'
  if (sounds.test(pathname)) return searchParams.has(pastWorkerMark) ? null : 'sound'
  return answers.test(pathname) ? 'answer' : null
}
