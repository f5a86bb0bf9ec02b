/** Keeps the screen on while somebody practices, where the browser can; it lets go by itself when the page is left. */
import { useEffect } from 'react'

const ask = async (): Promise<WakeLockSentinel | null> => {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return null
  // Refused with a low battery, for example; then the screen goes dark as it always does.
  return navigator.wakeLock.request('screen').catch(() => null)
}

export const useWakeLock = () => {
  useEffect(() => {
    let held = ask()
    const askAgain = () => {
      held = ask()
    }
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      document.removeEventListener('visibilitychange', askAgain)
      void held.then((lock) => lock?.release())
    }
  }, [])
}
