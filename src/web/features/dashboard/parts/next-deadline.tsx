/** The next day to act by, how sure it is, and the days after it. */

import type { ReactNode } from 'react'
import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/dashboard/next-deadline.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ownDeadlines } from '#web/features/dashboard/own-deadlines.ts'
import { PrintedDateForm } from '#web/property/printed-date-form.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellDeadline } from '#words/deadline/tell.ts'
import { dayToAct } from '#words/season/shut-day.ts'

const When = (deadline: ToldDeadline) => {
  const { on, why } = dayToAct(deadline, todayInFlorida(new Date()))
  return (
    <>
      <CalendarDay day={on} />{' '}
      <span className="font-normal text-soft">{why || `(${certaintyWords[deadline.certainty]})`}</span>
    </>
  )
}

const LaterDates = ({ deadlines }: { deadlines: readonly ToldDeadline[] }) => (
  <Disclosure summary={words.laterDates()}>
    <ul className="stack gap-4">
      {deadlines.map((deadline) => (
        <li key={deadline.id}>
          <p className="font-bold">
            <When {...deadline} />
          </p>
          <p>{deadline.title}</p>
          <p className="text-sm text-soft">
            <LinkedText text={deadline.detail} />
          </p>
        </li>
      ))}
    </ul>
  </Disclosure>
)

/** One date of the notice is worth more than all that we can work out. */
const PrintedDate = ({ property }: Pick<Home, 'property'>) => (
  <Disclosure
    summary={
      property.petitionDueOn === null ? words.enterTheDateOnYourTrim() : words.theDateOnYourTrimNotice()
    }
  >
    <PrintedDateForm key={property.petitionDueOn} property={property} />
  </Disclosure>
)

type NextDeadlineProps = {
  home: Home | null
  /** Filing does not pay: the day is one folded line. */
  isQuiet: boolean
  /** The day that the next step names above: it is not set as large again. */
  toldOn: CalendarDate | null
}

export const NextDeadline = ({ home, isQuiet, toldOn }: NextDeadlineProps) => {
  const today = todayInFlorida(new Date())
  const [next, ...later] = ownDeadlines(home, today).map(tellDeadline)
  if (!next) return null
  const isOfPetition = next.id.startsWith('petition-')
  if (isQuiet && isOfPetition) {
    return (
      <Disclosure summary={words.ifYouFileAnyway({ day: formatCalendarDate(dayToAct(next, today).on) })}>
        <Deadline home={home} next={next} later={later} isTold={false} />
      </Disclosure>
    )
  }
  return <Deadline home={home} next={next} later={later} isTold={dayToAct(next, today).on === toldOn} />
}

type DeadlineProps = Pick<NextDeadlineProps, 'home'> & {
  next: ToldDeadline
  later: readonly ToldDeadline[]
  isTold: boolean
}

const Box = ({ isTold, children }: { isTold: boolean; children: ReactNode }) =>
  isTold ? (
    <div className="rounded-md border border-line bg-surface px-4 py-3 sm:px-6">{children}</div>
  ) : (
    <Notice tone="deadline">{children}</Notice>
  )

const Deadline = ({ home, next, later, isTold }: DeadlineProps) => (
  <section aria-labelledby="deadline-title">
    <Box isTold={isTold}>
      <h2 id="deadline-title" className="text-sm font-bold">
        {words.yourNextDeadline()}
      </h2>
      <p className={isTold ? 'font-bold' : 'mt-1 font-serif text-xl font-semibold'}>
        <When {...next} />
      </p>
      <p className={isTold ? '' : 'mt-1 font-bold'}>{next.title}</p>
      <Disclosure summary={words.whatToDoAndTheSource()}>
        <p className="measure text-sm">
          <LinkedText text={next.detail} />
        </p>
        <p className="mt-1 text-sm text-soft">{words.source({ source: next.source })}</p>
      </Disclosure>
      {later.length > 0 && <LaterDates deadlines={later} />}
      {home && <PrintedDate property={home.property} />}
    </Box>
  </section>
)
