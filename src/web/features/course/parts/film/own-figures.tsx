/** The viewer's own figures beside those of the story, while a scene is on that asks for them. */
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
import { getCase } from '#contract/case/cases.ts'
import type { Scene } from '#contract/course/film-picture.ts'
import { calendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { sceneAt, type Timeline } from '#core/film/timeline.ts'
import { dollars, formatMoney } from '#core/money.ts'
import { TRIM_FIELDS, trimFieldNames } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/course/own-figures.ts'
import { call } from '#web/call/api.ts'
import { newestCaseQuery } from '#web/case/newest.ts'
import type { DrawnFilmElement } from '#web/film/drawn-film-element.ts'
import { useMoment } from '#web/film/use-moment.ts'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { TRIM_LABELS } from '#words/notice/fields.ts'
import { dayToAct } from '#words/season/shut-day.ts'

type Figures = NonNullable<Scene['yours']>
type Line = { name: string; text: React.ReactNode }

const isSame = (one: number, other: number): boolean => one === other

const WhenToAct = ({ kind, dueOn }: { kind: string; dueOn: string }) => {
  const { on, why } = dayToAct({ id: kind, dueOn: calendarDate(dueOn) }, todayInFlorida(new Date()))
  return (
    <>
      <CalendarDay day={on} /> {why}
    </>
  )
}

const useOwnLines = (wanted: Figures | undefined): readonly Line[] => {
  const { data: own } = useQuery({ ...newestCaseQuery, enabled: wanted !== undefined })
  const wantsNumbers = wanted === 'values' || wanted === 'notice'
  const { data: opened } = useQuery({
    queryKey: ['cases', 'numbers', own?.id],
    queryFn: async () => (await call(getCase, { id: own?.id ?? '' })).case,
    enabled: wantsNumbers && own !== undefined && own !== null,
    retry: false,
  })
  if (!own || wanted === undefined) return []
  if (!wantsNumbers)
    return own.dates.map(({ kind, title, dueOn }) => ({
      name: title,
      text: <WhenToAct kind={kind} dueOn={dueOn} />,
    }))
  const numbers = opened?.file.notice.numbers
  return trimFieldNames.flatMap((field) => {
    const name = TRIM_LABELS[field]
    const amount = numbers?.[field] ?? null
    return amount === null || TRIM_FIELDS[field].recorded === null
      ? []
      : [{ name, text: formatMoney(dollars(amount)) }]
  })
}

type OwnFiguresProps = {
  media: RefObject<DrawnFilmElement | null>
  scenes: readonly Scene[]
  timeline: Timeline
  startsAt: number
}

export const OwnFigures = ({ media, scenes, timeline, startsAt }: OwnFiguresProps) => {
  const momentAt = useCallback((seconds: number) => sceneAt(timeline, seconds), [timeline])
  const at = useMoment(media, startsAt, momentAt, isSame)
  const lines = useOwnLines(scenes[at]?.yours)
  if (lines.length === 0) return null
  return (
    <section
      aria-label={words.yourOwnNumbers()}
      className="rounded-md border-l-4 border-action bg-tint p-3 text-sm"
    >
      <p className="font-bold">{scenes[at]?.yours === 'dates' ? words.yourDates() : words.onYourNotice()}</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt className="inline text-soft">{name}: </dt>
            <dd className="tabular inline font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
