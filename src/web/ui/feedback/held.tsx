/** Keeps parts of a page out of sight while they ask for what they show, so that all comes at once and nothing moves that is read or pressed. */
import type { ReactNode } from 'react'

export const Held = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div className={isShown ? 'contents' : 'hidden'}>{children}</div>
)
