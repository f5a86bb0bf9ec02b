/** A titled part of the answer that is folded until it is wanted, and printed open. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldedPartProps = { title: string; startsOpen?: boolean; children: ReactNode }

export const FoldedPart = ({ title, startsOpen = false, children }: FoldedPartProps) => (
  <details open={startsOpen} className="group border-t border-line print:border-0">
    <summary className="flex min-h-14 list-none items-center gap-3 py-3">
      <ChevronRight
        aria-hidden="true"
        className="size-6 shrink-0 text-action transition-transform group-open:rotate-90 print:hidden"
      />
      <h2 className="text-xl">{title}</h2>
    </summary>
    <div className="stack gap-6 pt-2 pb-8">{children}</div>
  </details>
)
