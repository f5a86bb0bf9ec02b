/** One titled part of the report, reachable from its list of contents. */
import { type ReactNode, useId } from 'react'

type ReportSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** The report comes after its page: by then the browser has long looked for the anchor. */
const scrollIfMeant = (section: HTMLElement | null) => {
  if (section !== null && window.location.hash === `#${section.id}`) section.scrollIntoView?.()
}

export const ReportSection = ({ id, title, lead, children }: ReportSectionProps) => {
  const titleId = useId()
  return (
    <section
      ref={scrollIfMeant}
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-20 border-t border-line pt-8 lg:pt-10 print:pt-4"
    >
      <h2 id={titleId}>{title}</h2>
      {lead && (
        <div className="measure mt-4 break-inside-avoid break-after-avoid text-lg print:mt-2 print:text-base">
          {lead}
        </div>
      )}
      <div className="stack mt-4 gap-4 lg:mt-6 lg:gap-8 print:mt-4 print:gap-5">{children}</div>
    </section>
  )
}
