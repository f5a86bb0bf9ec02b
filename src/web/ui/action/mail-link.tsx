/** A link that opens a mail or another site, looking like the links within the app. */
import type { ReactNode } from 'react'

export const MailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="text-action underline underline-offset-[0.18em] hover:text-action-hover hover:decoration-2"
  >
    {children}
  </a>
)
