/** The landmark the skip link leads to; every page has exactly one. */
import type { ReactNode } from 'react'
import { mainId } from './skip-link.tsx'

export const MainPart = ({ children }: { children: ReactNode }) => (
  <main id={mainId} tabIndex={-1} className="grow outline-none">
    {children}
  </main>
)
