/** Marks a field that is refused, so that the line at the foot of its step does not call all of it saved. */
import type { ReactNode } from 'react'

type RefusableProps = { isRefused: boolean; children: ReactNode }

export const Refusable = ({ isRefused, children }: RefusableProps) => (
  <div className="contents" data-refused={isRefused || undefined}>
    {children}
  </div>
)
