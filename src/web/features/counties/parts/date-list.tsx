/** Dates to act by, each with how sure it is and where it comes from. */

import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { isDiscount } from '#core/appeal/deadlines/yearly.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/counties/date-list.ts'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
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

/** Of the four discounts of a bill the next one alone: the later ones are smaller, and say the same. */
const withNextDiscount = (deadlines: readonly ToldDeadline[]): readonly ToldDeadline[] => {
  const next = deadlines.find(isDiscount)
  return deadlines.filter((one) => one === next || !isDiscount(one))
}

export const DateList = ({ deadlines }: { deadlines: readonly ToldDeadline[] }) => (
  <ol className="stack mt-4 gap-3">
    {withNextDiscount(deadlines).map(({ id, title, detail, source, ...day }) => (
      <li key={id} className="break-inside-avoid">
        <p className="font-bold">
          <When id={id} {...day} />
        </p>
        <Disclosure summary={title}>
          <p className="measure text-sm text-soft">
            <LinkedText text={detail} />
          </p>
          <p className="text-sm text-soft">{words.source({ source })}</p>
        </Disclosure>
      </li>
    ))}
  </ol>
)
