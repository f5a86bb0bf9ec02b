/** Whether the window is as narrow as a phone, a tablet held upright, or anything with one column: as `max-sm:`, `max-md:` and `max-lg:` of the style sheet. */
import { useSyncExternalStore } from 'react'

const widths = {
  phone: '(width < 40rem)',
  tablet: '(width < 48rem)',
  // Paper is as narrow, but nobody can open a fold on it.
  one_column: 'screen and (width < 64rem)',
} as const
type Width = keyof typeof widths

/** Absent where pages are tested and where they are written at build: all is shown there. */
const query = (width: Width): MediaQueryList | undefined => globalThis.matchMedia?.(widths[width])

const watching = (width: Width) => (tell: () => void) => {
  const media = query(width)
  media?.addEventListener('change', tell)
  return () => media?.removeEventListener('change', tell)
}

const watch = {
  phone: watching('phone'),
  tablet: watching('tablet'),
  one_column: watching('one_column'),
} as const

export const useNarrow = (width: Width = 'phone'): boolean =>
  useSyncExternalStore(
    watch[width],
    () => query(width)?.matches ?? false,
    () => false,
  )
