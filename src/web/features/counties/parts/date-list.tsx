/** Dates to act by, each with how sure it is and where it comes from. */

import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/counties/date-list.ts'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { dayToAct } from '#words/season/shut-day.ts'

type WhenProps = Pick<ToldDeadline, 'id' | 'dueOn' | 'certainty'>

const When = ({ certainty, ...deadline }: WhenProps) => {
  const { on, why } = dayToAct(deadline, todayInFlorida(new Date()))
  return (
    <>
      <CalendarDay day={on} />{' '}
      <span className="font-normal text-soft">{why || `(${certaintyWords[certainty]})`}</span>
    </>
  )
}

export const DateList = ({ deadlines }: { deadlines: readonly ToldDeadline[] }) => (
  <ol className="stack mt-4 gap-4">
    {deadlines.map(({ id, title, detail, source, ...day }) => (
      <li key={id} className="break-inside-avoid">
        <p className="font-bold">
          <When id={id} {...day} />
        </p>
        <p>{title}</p>
        <p className="measure text-sm text-soft">
          <LinkedText text={detail} />
        </p>
        <p className="text-sm text-soft">{words.source({ source })}</p>
      </li>
    ))}
  </ol>
)
