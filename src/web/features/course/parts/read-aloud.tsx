/** Has the lesson read aloud: start, pause, stop, and how fast. */
import { Pause, Play, Square, Volume2 } from 'lucide-react'
import type { RefObject } from 'react'
import * as words from '#messages/course/read-aloud.ts'
import { speeds } from '#web/features/course/film/playing-speed.ts'
import { canReadAloud, useReadAloud } from '#web/features/course/text/use-read-aloud.ts'
import { Button } from '#web/ui/action/button.tsx'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

const SpeedChoice = ({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) => (
  <label className="flex items-center gap-2 text-sm">
    {words.readingSpeed()}
    <select
      value={speed}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="min-h-11 rounded-md border border-control bg-surface px-2"
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  </label>
)

/** Wants a key: another lesson is another text. */
export const ReadAloud = ({ text }: { text: RefObject<HTMLElement | null> }) => {
  const { voice, isMute, speed, start, pause, goOn, stop, setSpeed } = useReadAloud(text)
  if (!canReadAloud()) return <p className="text-sm text-soft">{words.thisBrowserCantReadAloud()}</p>
  if (voice === 'off')
    return (
      <>
        <Button variant="quiet" size="sm" onClick={start}>
          <Volume2 {...icon} />
          {words.readAloud()}
        </Button>
        <p role="status" className={isMute ? 'measure basis-full text-sm text-soft' : 'sr-only'}>
          {isMute && words.yourDeviceDoesntSeemToHave()}
        </p>
      </>
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{words.readingAloud()}</legend>
      <Button variant="secondary" size="sm" onClick={voice === 'speaking' ? pause : goOn}>
        {voice === 'speaking' ? <Pause {...icon} /> : <Play {...icon} />}
        {voice === 'speaking' ? words.pause() : words.resume()}
      </Button>
      <Button variant="quiet" size="sm" onClick={stop}>
        <Square {...icon} />
        {words.stop()}
      </Button>
      <SpeedChoice speed={speed} onChange={setSpeed} />
    </fieldset>
  )
}
