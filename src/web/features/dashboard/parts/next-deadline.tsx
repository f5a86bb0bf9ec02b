/** The next day to act by, how sure it is, and the days after it. */
import { lazy, Suspense, useState } from 'react'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/dashboard/next-deadline.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ownDeadlines, type ShownDeadline } from '#web/features/dashboard/own-deadlines.ts'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { dayToAct } from '#words/season/shut-day.ts'

const When = (deadline: ShownDeadline) => {
  const { on, why } = dayToAct(deadline, todayInFlorida(new Date()))
  return (
    <>
      <CalendarDay day={on} />{' '}
      <span className="font-normal text-soft">{why || `(${certaintyWords[deadline.certainty]})`}</span>
    </>
  )
}

const LaterDates = ({ deadlines }: { deadlines: readonly ShownDeadline[] }) => (
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
)

const PrintedDateForm = lazy(async () => ({
  default: (await import('#web/property/printed-date-form.tsx')).PrintedDateForm,
}))

/** One date of the notice is worth more than all that we can work out. */
const PrintedDate = ({ property }: Pick<Home, 'property'>) => {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Disclosure
      summary={
        property.petitionDueOn === null ? words.enterTheDateOnYourTrim() : words.theDateOnYourTrimNotice()
      }
      onOpen={() => setOpened(true)}
    >
      {wasOpened && (
        <Suspense fallback={null}>
          <PrintedDateForm key={property.petitionDueOn} property={property} />
        </Suspense>
      )}
    </Disclosure>
  )
}

type DeadlineProps = {
  home: Home | null
  next: ShownDeadline
  later: readonly ShownDeadline[]
}

/** What is behind a day that stands above: what it asks for, the days after it, and the one on the notice. */
const Behind = ({ home, next, later }: DeadlineProps) => (
  <div>
    <Disclosure summary={later.length > 0 ? words.whatToDoAndLaterDates() : words.whatToDoAndTheSource()}>
      <p className="measure text-sm">
        <LinkedText text={next.detail} />
      </p>
      <p className="mt-1 mb-4 text-sm text-soft">{words.source({ source: next.source })}</p>
      {later.length > 0 && <LaterDates deadlines={later} />}
    </Disclosure>
    {home && <PrintedDate property={home.property} />}
  </div>
)

const Deadline = (props: DeadlineProps) => (
  <section aria-labelledby="deadline-title" className="grid grow">
    <Notice tone="deadline">
      <h2 id="deadline-title" className="text-sm font-bold">
        {words.yourNextDeadline()}
      </h2>
      <p className="mt-1 font-serif text-xl font-semibold">
        <When {...props.next} />
      </p>
      <p className="mt-1 font-bold">{props.next.title}</p>
      <Behind {...props} />
    </Notice>
  </section>
)

const datesOf = (home: Home | null) => {
  const [next, ...later] = ownDeadlines(home, todayInFlorida(new Date()))
  return next && { home, next, later }
}

type StepDatesProps = {
  home: Home | null
  /** The day that the next step names. */
  toldOn: CalendarDate | null
}

const isTold = ({ next }: DeadlineProps, toldOn: CalendarDate | null): boolean =>
  dayToAct(next, todayInFlorida(new Date())).on === toldOn

/** Within the card of a step that names the next day itself: no day stands in two cards. */
export const StepDates = ({ home, toldOn }: StepDatesProps) => {
  const dates = datesOf(home)
  return dates && isTold(dates, toldOn) ? <Behind {...dates} /> : null
}

type NextDeadlineProps = StepDatesProps & {
  /** Filing does not pay: the day is one folded line. */
  isQuiet: boolean
}

/** Nothing where the step names the day. */
export const NextDeadline = ({ home, isQuiet, toldOn }: NextDeadlineProps) => {
  const dates = datesOf(home)
  if (!dates) return null
  const { next } = dates
  if (isQuiet && next.id.startsWith('petition-')) {
    const { on } = dayToAct(next, todayInFlorida(new Date()))
    return (
      <Disclosure summary={words.ifYouFileAnyway({ day: formatCalendarDate(on) })}>
        <Deadline {...dates} />
      </Disclosure>
    )
  }
  return isTold(dates, toldOn) ? null : <Deadline {...dates} />
}
