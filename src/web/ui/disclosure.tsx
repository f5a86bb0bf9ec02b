/** More for who wants it: a line that opens to detail, with the browser's own disclosure. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type DisclosureProps = {
  summary: string
  /** At first; from then on it is the reader's. */
  startsOpen?: boolean
  children: ReactNode
}

export const Disclosure = ({ summary, startsOpen = false, children }: DisclosureProps) => {
  const [isOpen] = useState(startsOpen)
  return (
    <details className="group" open={isOpen}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-bold text-action underline underline-offset-4">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-90 print:hidden"
        />
        {summary}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}
