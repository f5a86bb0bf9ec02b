/** A part of the case page below the station: only its heading is seen until it is opened. */
import { type ReactNode, useId } from 'react'
import { FoldMark } from '#web/ui/layout/disclosure.tsx'

export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <details>
        <summary className="flex min-h-11 list-none items-center gap-2">
          <FoldMark />
          <h2 id={id} className="text-xl">
            {title}
          </h2>
        </summary>
        <div className="stack gap-5 pt-4">{children}</div>
      </details>
    </section>
  )
}
