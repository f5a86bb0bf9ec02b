/** A link within running text or a list. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="text-action underline underline-offset-[0.18em] hover:text-action-hover hover:decoration-2"
  >
    {children}
  </Link>
)
