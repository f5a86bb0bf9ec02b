/** One part of the evidence: its title and one line of what it says; the rest unfolds. */
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { FoldMark } from '#web/ui/layout/disclosure.tsx'

type ReportSectionProps = {
  id: string
  title: string
  /** What the part says, in one line. */
  summary: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** The report comes after its page: by then the browser has long looked for the anchor. */
const scrollIfMeant = (section: HTMLElement | null) => {
  if (section !== null && window.location.hash === `#${section.id}`) section.scrollIntoView?.()
}

/** Opened, too, by every way to the part. */
const useFold = (id: string) => {
  const location = useLocation()
  const [seen, setSeen] = useState<unknown>(null)
  const [isOpen, setOpen] = useState(false)
  if (seen !== location) {
    setSeen(location)
    if (location.hash === `#${id}`) setOpen(true)
  }
  return { isOpen, setOpen }
}

export const ReportSection = ({ id, title, summary, lead, children }: ReportSectionProps) => {
  const titleId = useId()
  const { isOpen, setOpen } = useFold(id)
  return (
    <section
      ref={scrollIfMeant}
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-20 border-t border-line"
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-16 list-none items-center gap-3 py-2.5 sm:py-3">
          <FoldMark />
          <span className="min-w-0">
            <h2 id={titleId} className="text-lg leading-snug sm:text-xl">
              {title}
            </h2>
            <span className="block text-sm text-soft">{summary}</span>
          </span>
        </summary>
        {lead && <div className="measure mt-2 break-inside-avoid break-after-avoid text-lg">{lead}</div>}
        <div className="stack mt-4 gap-4 pb-10 lg:gap-8">{children}</div>
      </details>
    </section>
  )
}
