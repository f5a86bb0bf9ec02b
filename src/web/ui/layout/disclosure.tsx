/** More for who wants it: a line that opens to detail, with the browser's own disclosure. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type DisclosureProps = {
  summary: ReactNode
  /** At first; from then on it is the reader's. */
  startsOpen?: boolean
  /** For what is only loaded once somebody wants it. */
  onOpen?: () => void
  children: ReactNode
}

/** Points down while what its own line folds is open, whatever that stands in. */
export const FoldMark = () => (
  <ChevronRight
    aria-hidden="true"
    className="size-[1.1em] shrink-0 text-action transition-transform print:hidden [[open]>summary>&]:rotate-90"
  />
)

/** The line that is pressed; `className` says where it is shown. */
export const FoldSummary = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <summary
    className={`flex min-h-11 list-none items-center gap-2 font-bold text-action underline underline-offset-4 few-words:leading-tight ${className}`}
  >
    <FoldMark />
    {children}
  </summary>
)

export const Disclosure = ({ summary, startsOpen = false, onOpen, children }: DisclosureProps) => {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <FoldSummary className="w-fit">{summary}</FoldSummary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}
