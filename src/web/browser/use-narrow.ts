/** Whether the window is as narrow as a phone: as `max-sm:` of the style sheet. */
import { useSyncExternalStore } from 'react'

const narrow = '(width < 40rem)'

/** Absent where pages are tested and where they are written at build: all is shown there. */
const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(narrow)

const watch = (tell: () => void) => {
  const media = query()
  media?.addEventListener('change', tell)
  return () => media?.removeEventListener('change', tell)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => query()?.matches ?? false,
    () => false,
  )
