/** A part of the case page below the station: only its heading is seen until it is opened. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2">
          <ChevronRight
            aria-hidden="true"
            className="size-6 shrink-0 text-action transition-transform group-open:rotate-90 print:hidden"
          />
          <h2 id={id} className="text-xl">
            {title}
          </h2>
        </summary>
        <div className="stack gap-5 pt-4">{children}</div>
      </details>
    </section>
  )
}
