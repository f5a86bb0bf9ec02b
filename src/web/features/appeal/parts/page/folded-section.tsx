/** A part of the case page below the step: only its heading is seen until it is opened, by itself or by a way to it. */
import type { ReactNode } from 'react'
import { FoldMark } from '#web/ui/layout/disclosure.tsx'
import { useFold } from '#web/ui/layout/narrow-fold.tsx'

type FoldedSectionProps = { id: string; title: string; children: ReactNode }

export const FoldedSection = ({ id, title, children }: FoldedSectionProps) => {
  const { isOpen, setOpen } = useFold(id, false)
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
