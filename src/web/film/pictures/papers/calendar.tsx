/** Months with days that are circled, and what each of them is. */
import { calendarDate, weekday } from '#core/calendar-date.ts'
import * as words from '#messages/film/calendar.ts'
import { grown, type Look, moving, type PictureProps, pointedOf, shownOf } from '#web/film/look.ts'

type Mark = PictureProps<'calendar'>['picture']['marks'][number]

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayAndYearName = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const

const daysOf = (month: string): readonly string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

/** A ring as a hand draws it, not quite closed. */
const Ring = ({ far, from }: { far: number; from: Mark['from'] }) => (
  <svg className={`film-ring film-ring-${from}`} viewBox="0 0 40 40" role="presentation">
    <path
      pathLength={1}
      strokeDasharray={`${far} 1`}
      d="M30 7C20 0 5 6 4 20C3 33 16 38 26 35C37 32 39 18 33 10C31 7 28 5 24 4"
    />
  </svg>
)

const Day = ({ day, marks, look }: { day: string; marks: readonly Mark[]; look: Look }) => {
  const mark = marks.find(({ id, date }) => date === day && shownOf(look, id) > 0)
  return (
    <span className={mark ? 'film-day film-day-marked' : 'film-day'}>
      {Number(day.slice(8))}
      {mark && <Ring far={grown(look, mark.id)} from={mark.from} />}
    </span>
  )
}

const Month = ({ month, marks, look }: { month: string; marks: readonly Mark[]; look: Look }) => (
  <div className="film-month">
    <p className="film-month-name">{monthName.format(utc(`${month}-01`))}</p>
    <div className="film-days">
      {weekdays.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share a letter, and their order never changes.
        <span key={at} className="film-weekday">
          {letter}
        </span>
      ))}
      {Array.from({ length: weekday(calendarDate(`${month}-01`)) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty days before the first have nothing else to go by.
        <span key={`empty ${at}`} />
      ))}
      {daysOf(month).map((day) => (
        <Day key={day} day={day} marks={marks} look={look} />
      ))}
    </div>
  </div>
)

/** A day of the story's own is told by its label. */
const origins: Readonly<Record<Mark['from'], string>> = {
  law: words.setByLaw(),
  county: words.setByTheCounty(),
  ours: '',
}

export const CalendarPicture = ({ picture: { months, marks }, look }: PictureProps<'calendar'>) => {
  const last =
    marks.findLast(({ id }) => pointedOf(look, id) > 0) ?? marks.find(({ id }) => shownOf(look, id) > 0)
  const open = last?.date.slice(0, 7) ?? months[0]
  const isOfOneYear = new Set(months.map((month) => month.slice(0, 4))).size === 1
  const written = isOfOneYear ? dayName : dayAndYearName
  return (
    <div className="film-calendar">
      <div className="film-months" data-count={months.length}>
        {months.map((month) => (
          <div key={month} className={month === open ? 'film-month-open' : 'film-month-closed'}>
            <Month month={month} marks={marks} look={look} />
          </div>
        ))}
      </div>
      <ul className="film-legend">
        {marks.map(({ id, date, label, from }) => (
          <li key={id} style={moving(look, id)}>
            <span className={`film-dot film-dot-${from}`} />
            <span>
              <span className="film-mark">{label}</span>
              <span className="film-small">
                {written.format(utc(date))}
                {origins[from]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
