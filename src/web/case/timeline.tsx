/** The stops of an appeal in a row: which are done, which is next, and the day of each. */
import { Check, Circle, CircleAlert, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { TimelineStop, TimelineStopId } from '#core/case/days/timeline.ts'
import * as messages from '#messages/case/timeline.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'

const stopNames: Readonly<Record<TimelineStopId, string>> = {
  petition: 'Petition',
  payment: 'Payment',
  evidence: 'Evidence',
  hearing: 'Hearing',
  decision: 'Decision',
}

/** Nothing is known of it but its name: on a phone a place of its own would only repeat that. */
const isUndated = ({ on, state }: TimelineStop): boolean => on === null && state === 'ahead'

/** Three of them share a phone's width, so that their names are apart and each day has one line. */
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const looks: Readonly<Record<TimelineStop['state'], { Icon: LucideIcon; ink: string; words: string }>> = {
  done: { Icon: Check, ink: 'text-action', words: 'done' },
  missed: { Icon: CircleAlert, ink: 'text-coral', words: messages.deadlinePassed() },
  next: { Icon: CircleDot, ink: 'text-amber', words: 'next' },
  ahead: { Icon: Circle, ink: 'text-soft', words: 'ahead' },
}

const undated = { ...looks.ahead, Icon: CircleDashed }

/** The way to a stop: walked, ahead, or to a day that nobody knows yet. */
const wayTo = (stop: TimelineStop): string => {
  if (isUndated(stop)) return 'max-sm:hidden before:border-t-2 before:border-dashed before:border-control'
  return stop.state === 'done' ? 'before:bg-action' : 'before:bg-line'
}

const Stop = ({ caseId, stop }: { caseId: string; stop: TimelineStop }) => {
  const { id, step, on, state } = stop
  const today = todayInFlorida(new Date())
  const { Icon, ink, words } = isUndated(stop) ? undated : looks[state]
  const isToAct = id === 'petition' && state !== 'done' && state !== 'missed'
  const act = on !== null && isToAct ? petitionDayToAct(on, today) : { on, why: '' }
  return (
    <li
      className={`relative min-w-0 sm:not-last:before:absolute sm:not-last:before:top-3.25 sm:not-last:before:-right-4 sm:not-last:before:left-7 sm:not-last:before:h-0.5 ${wayTo(stop)}`}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <Link
        to={paths.appealCase(caseId, step)}
        className="flex min-h-11 flex-col gap-0.5 rounded-md py-1 hover:bg-tint sm:gap-1"
      >
        <span className="flex gap-1.5 leading-snug max-sm:items-center sm:flex-col sm:gap-1">
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${ink}`} />
          <span className={state === 'next' ? 'font-bold' : ''}>{stopNames[id]}</span>
        </span>
        <span className="text-sm leading-snug text-soft">
          {act.on === null ? messages.noDateYet() : shortDay.format(Date.parse(act.on))}{' '}
          <span className="max-sm:sr-only">{act.why}</span>
        </span>
        <span
          className={`text-sm leading-snug ${ink} ${state === 'ahead' ? 'sr-only' : state === 'missed' ? '' : 'max-sm:sr-only'}`}
        >
          {words}
        </span>
      </Link>
    </li>
  )
}

const Undated = ({ stops }: { stops: readonly TimelineStop[] }) =>
  stops.length > 0 && (
    <p className="text-sm text-soft sm:hidden">
      {messages.noDatesYet({ stops: stops.map(({ id }) => stopNames[id].toLowerCase()).join(', ') })}
    </p>
  )

export const CaseTimeline = ({ caseId, stops }: { caseId: string; stops: readonly TimelineStop[] }) => (
  <div className="stack gap-1 border-y border-line py-2 sm:py-3">
    <ol
      aria-label={messages.yourAppealStepByStep()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-2 sm:gap-x-4"
    >
      {stops.map((stop) => (
        <Stop key={stop.id} caseId={caseId} stop={stop} />
      ))}
    </ol>
    <Undated stops={stops.filter(isUndated)} />
  </div>
)
