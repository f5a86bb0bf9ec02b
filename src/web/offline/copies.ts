/** What this browser keeps of the course for reading without a connection: put there by opened lessons, gone with the sign-out. */
import {
  answersCache,
  forgetMessage,
  pagesCache,
  shellAddress,
  soundsCache,
} from '#web/service-worker/cache-names.ts'

const hasCaches = (): boolean => 'caches' in window

/** Nobody signed in: nobody's lessons here. The worker is told too, or it would keep what is still on its way. */
export const forgetAnswers = (): void => {
  if (!hasCaches()) return
  for (const name of [answersCache, soundsCache]) void caches.delete(name).catch(() => undefined)
  navigator.serviceWorker?.controller?.postMessage(forgetMessage)
}

/** The module whose film's sound is at an address: 'files/3-2/…' belongs to module 3. */
const moduleOfSound = (address: string): string | undefined =>
  /\/lesson-films\/files\/(\d)-\d\//.exec(address)?.[1]

const hasLittleToSpend = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/** Keeps the sound of an opened film, and whether it is there now; that of other modules makes room for it. */
export const keepSound = async (audioUrl: string): Promise<boolean> => {
  if (hasLittleToSpend() || !(await workerReady())) return false
  const cache = await caches.open(soundsCache)
  const path = new URL(audioUrl).pathname
  const kept = await cache.keys()
  const others = kept.filter(({ url }) => moduleOfSound(url) !== moduleOfSound(path))
  await Promise.all(others.map((request) => cache.delete(request)))
  if (await cache.match(path)) return true
  // Behind whatever is being listened to.
  const answer = await fetch(audioUrl, { priority: 'low' })
  if (answer.status !== 200) return false
  await cache.put(path, answer)
  return true
}

const loadedFiles = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
  ),
]

/** The list of files that names this version of the site; a shell that names another one was published meanwhile. */
const versionOf = (files: readonly string[]): string | undefined =>
  files.map((file) => new URL(file).pathname).find((path) => /\/manifest-[^/]+\.js$/.test(path))

/** Keeps the page that is open with every file it loaded. */
export const keepThisPage = async (): Promise<void> => {
  const files = loadedFiles()
  const version = versionOf(files)
  const shell = await fetch(location.pathname)
  if (!shell.ok || version === undefined || !(await shell.clone().text()).includes(version)) return
  const cache = await caches.open(pagesCache)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(files.filter((file) => !kept.has(file)))
  await cache.put(shellAddress, shell)
  const gone = [...kept].filter((url) => url.includes('/assets/') && !files.includes(url))
  // Another page of this version may have loaded them; only a new version makes them useless.
  if (!kept.has(new URL(version, location.origin).href))
    await Promise.all(gone.map((url) => cache.delete(url)))
}

/** Whether requests of this page go through the worker; waits until it has taken over. */
export const workerReady = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !hasCaches() || !('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return true
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  return true
}

export const hasAnswer = async (path: string): Promise<boolean> =>
  (await caches.match(path, { cacheName: answersCache })) !== undefined

/** Only what was built has a worker. */
export const startOfflineWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
