/** A button within running text, for what changes this page instead of leading to another. */
import type { ReactNode } from 'react'

export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 text-left text-action underline underline-offset-[0.18em] hover:text-action-hover hover:decoration-2"
  >
    {children}
  </button>
)
