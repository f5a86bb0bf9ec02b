/** Questions that open to their answers, with the browser's own disclosure: no script needed. */
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionItem = { question: string; answer: ReactNode }

export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div className="border-t border-control">
    {items.map((item) => (
      <details key={item.question} className="group border-b border-control">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3">
          <h3>{item.question}</h3>
          <Plus
            aria-hidden="true"
            className="size-6 shrink-0 text-action transition-transform group-open:rotate-45"
          />
        </summary>
        <div className="measure pb-5">{item.answer}</div>
      </details>
    ))}
  </div>
)
