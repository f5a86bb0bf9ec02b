/** The running clock of a step: seen all the time, spoken only at the half and when the time is over; nothing ends by itself. */
import { Pause, Play } from 'lucide-react'
import * as words from '#messages/rehearsal/clock-line.ts'
import { Button } from '#web/ui/action/button.tsx'
import { clockWords } from '../steps.ts'
import type { Clock } from '../use-clock.ts'

type ClockLineProps = {
  /** Where in the run this is. */
  place: string
  clock: Clock
  /** Null where no time is set. */
  target: number | null
  /** While it waits, there is something to read before speaking. */
  isReadFirst: boolean
}

const saidAt = (seconds: number, target: number | null): string => {
  if (target === null) return ''
  if (seconds >= target) return words.theTimeForThisPartIs()
  return seconds >= target / 2 ? words.halfOfTheTimeForThis() : ''
}

const Bar = ({ seconds, target }: { seconds: number; target: number }) => (
  <div aria-hidden="true" className="h-3 overflow-hidden rounded-full border border-control bg-sunken">
    <div
      className={`h-full ${seconds > target ? 'bg-amber-line' : 'bg-action'}`}
      style={{ width: `${Math.min(100, (100 * seconds) / target)}%` }}
    />
  </div>
)

const pressWords = ({ isPaused, hasBegun }: Clock): string => {
  if (!hasBegun) return words.startSpeaking()
  return isPaused ? words.resume() : words.pause()
}

const statusWords = ({ clock, target, isReadFirst }: ClockLineProps): string => {
  const { isPaused, hasBegun, seconds } = clock
  if (!hasBegun) return isReadFirst ? words.theClockWaits() : ''
  return isPaused ? 'Paused.' : saidAt(seconds, target)
}

export const ClockLine = (props: ClockLineProps) => {
  const { place, clock, target } = props
  const { seconds, isPaused, hasBegun, toggle } = clock
  const Icon = isPaused ? Play : Pause
  return (
    <div className="stack gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-soft">{place}</p>
          <p role="timer" aria-label={words.timeOnThisStep()} className="tabular text-2xl font-bold">
            {clockWords(seconds)}
            {target !== null && (
              <span className="text-lg font-normal text-soft">
                {' '}
                {words.ofPlanned({ planned: clockWords(target) })}
              </span>
            )}
          </p>
        </div>
        <Button variant={hasBegun ? 'secondary' : 'primary'} size="lg" onClick={toggle}>
          <Icon aria-hidden="true" className="hidden size-6 sm:block" />
          {pressWords(clock)}
        </Button>
      </div>
      {target !== null && <Bar seconds={seconds} target={target} />}
      <p role="status" className="text-lg text-soft">
        {statusWords(props)}
      </p>
    </div>
  )
}
