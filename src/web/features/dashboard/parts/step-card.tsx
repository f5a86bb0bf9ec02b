/** The card of the one next step, with the day to keep where it has one. */
import { Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import type { ShownDeadline } from '#web/features/dashboard/own-deadlines.ts'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { dayToAct, tellShutDay } from '#words/season/shut-day.ts'

/** The day to keep: when, what has to be done by then, and why it is not the last day itself. */
type DueDay = { readonly by: string; readonly what: string; readonly why: string }

type StepCardProps = {
  kicker?: string
  title: string
  due?: DueDay | undefined
  action: ReactNode
  /** What is behind the day, folded. */
  dates?: ReactNode
  children?: ReactNode
}

/** Color does not say alone that it is a deadline: the clock does too. */
const Due = ({ by, what }: DueDay) => (
  <div className="mt-2 rounded-md border border-l-4 sm:mt-4 border-amber-line bg-amber-tint px-2 py-1 text-sm leading-snug text-ink sm:px-3 sm:py-2 sm:text-base">
    <p className="font-bold">
      <Clock3 aria-hidden="true" className="mr-[0.4em] inline size-[1em] align-[-0.1em] text-amber" />
      {by}
    </p>
    <p className="few-words:hidden">{what}.</p>
  </div>
)

export const StepCard = ({ kicker, title, due, action, dates, children }: StepCardProps) => (
  <section className="stack min-w-0 grow gap-3 few-words:gap-2 rounded-lg border-2 border-action bg-surface px-4 py-3 sm:gap-4 sm:p-6">
    <div className="measure min-w-0">
      {kicker && <h2 className="text-sm font-bold text-action">{kicker}</h2>}
      {kicker ? (
        <p className="font-serif text-lg leading-tight font-semibold sm:mt-1 sm:text-xl">{title}</p>
      ) : (
        <h2 className="text-xl">{title}</h2>
      )}
      {due && <Due {...due} />}
    </div>
    {due && <p className="hidden text-sm few-words:order-1 few-words:block">{due.what}.</p>}
    {children && (
      <div
        className={`measure -mt-2 min-w-0 text-soft few-words:order-1 few-words:mt-0 ${due ? 'sm:mt-0' : 'sm:-mt-3'}`}
      >
        {children}
      </div>
    )}
    <div className="stack sm:items-start">{action}</div>
    {/* The button is to be seen on a phone's first screen. */}
    {due?.why && <p className="measure text-sm text-soft few-words:order-1">{unbroken(due.why)}</p>}
    {dates && <div className="stack few-words:order-1">{dates}</div>}
  </section>
)

type Dated = Pick<ShownDeadline, 'id' | 'title' | 'dueOn' | 'certainty'>

export const dueOf = (deadline: Dated | null): DueDay | undefined => {
  if (!deadline) return undefined
  const { on, why } = dayToAct(deadline, todayInFlorida(new Date()))
  const day = formatCalendarDate(on)
  return {
    by: deadline.certainty === 'estimate' ? messages.aroundDay({ day }) : messages.byDay({ day }),
    what: deadline.title,
    why: why && tellShutDay(deadline.dueOn, on),
  }
}
