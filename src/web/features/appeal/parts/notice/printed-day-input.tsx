/** The last day for a petition as the notice prints it. An odd one is kept only once its owner says that it is printed so. */
import { useCallback, useRef, useState } from 'react'
import { isTooLateToGoBy, type OddPrintedDate, oddPrintedDate } from '#core/appeal/printed-date.ts'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/appeal/notice-part.ts'
import { OddDate } from '#web/property/odd-date.tsx'
import { useHeldWhile } from '../../hold-leaving.ts'
import { tellPrintedDay } from '../../printed-day.ts'
import { DayInput } from '../inputs/day-input.tsx'
import type { PartProps } from '../steps/part-props.ts'

/** Under the date that the notice prints: which day is gone by instead, or by when to be there where offices are shut on it. */
const PrintedDay = ({ day, reportedOn }: { day: CalendarDate; reportedOn: CalendarDate | null }) => {
  const today = todayInFlorida(new Date())
  const told =
    reportedOn && isTooLateToGoBy(day, reportedOn, today)
      ? words.weKeepTheCountys({ day: formatCalendarDate(reportedOn) })
      : tellPrintedDay(day, today)
  return told ? <p className="font-bold">{told}</p> : null
}

type PrintedDayInputProps = Pick<PartProps, 'opened' | 'file' | 'taxYear' | 'doubtAt'> & {
  onChange: (day: CalendarDate | null) => void
}

export const PrintedDayInput = ({ opened, file, taxYear, doubtAt, onChange }: PrintedDayInputProps) => {
  const { petitionDueOn } = file.notice
  const [asked, setAsked] = useState<{ day: CalendarDate; odd: OddPrintedDate } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const showQuestion = useCallback(
    () => place.current?.querySelector<HTMLElement>('[role=alert] button')?.focus(),
    [],
  )
  useHeldWhile(asked, showQuestion)
  const oddOf = (printedOn: CalendarDate) =>
    oddPrintedDate({
      printedOn,
      // Of a petition that was filed, the day may well be over.
      today: file.filing.petitionFiledOn ?? todayInFlorida(new Date()),
      taxYear,
      reportedOn: opened.county.petitionDeadline,
    })
  const take = (day: CalendarDate | null) => {
    const odd = day === null || day === petitionDueOn ? null : oddOf(day)
    setAsked(day && odd ? { day, odd } : null)
    if (!odd) onChange(day)
  }
  const keep = (day: CalendarDate) => {
    setAsked(null)
    onChange(day)
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place} className="stack gap-2">
      <DayInput
        label={words.lastDayForAPetitionAs()}
        help={words.nearTheBottomOfTheValue2()}
        value={petitionDueOn}
        doubt={asked ? undefined : doubtAt('notice.petitionDueOn')}
        onChange={take}
      />
      {asked ? (
        <OddDate
          odd={asked.odd}
          onCorrect={() => place.current?.querySelector('input')?.focus()}
          onKeep={() => keep(asked.day)}
        />
      ) : (
        petitionDueOn && <PrintedDay day={petitionDueOn} reportedOn={opened.county.petitionDeadline} />
      )}
    </div>
  )
}
