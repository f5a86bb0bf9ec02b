/** Dates to act by, each with how sure it is and where it comes from. */

import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/counties/date-list.ts'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'

export const DateList = ({ deadlines }: { deadlines: readonly ToldDeadline[] }) => (
  <ol className="stack mt-4 gap-4">
    {deadlines.map(({ id, dueOn, certainty, title, detail, source }) => (
      <li key={id} className="break-inside-avoid">
        <p className="font-bold">
          <CalendarDay day={dueOn} />{' '}
          <span className="font-normal text-soft">({certaintyWords[certainty]})</span>
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
