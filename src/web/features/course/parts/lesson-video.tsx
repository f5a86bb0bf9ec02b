/** The film of a module at the place of the lesson, or the word that it is not there yet. */
import { useRef, useState } from 'react'
import type { CourseModule } from '#contract/courses.ts'
import { playedRanges, watchedPercent } from '#web/features/course/watched-percent.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const notYet = "Video Coming Soon - This module's video content is being prepared"
const unsupported =
  'Your browser does not support video playback. Please update your browser or use a modern browser.'

type LessonVideoProps = {
  videoUrl: string
  section: CourseModule['sections'][number]
  /** Where the next lesson begins in the film; null for the last lesson. */
  endsAt: number | null
  /** Told where the film is, when it stops and every so often while it plays. */
  onPlace: (filmSeconds: number) => void
}

const volumeStep = 0.1
const secondsBetweenPlaces = 15

type VolumeSliderProps = { volume: number; onChange: (volume: number) => void }

const VolumeSlider = ({ volume, onChange }: VolumeSliderProps) => (
  <label className="flex items-center gap-3 text-sm">
    Volume
    <input
      type="range"
      min={0}
      max={1}
      step={volumeStep}
      value={volume}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      className="h-6 w-40 accent-action"
    />
  </label>
)

/** Where the person stopped, if that is within the lesson and the lesson is not done; else where the lesson begins. */
const startOf = ({ section, endsAt }: LessonVideoProps): number => {
  const { filmSeconds } = section.position
  const isWithin = filmSeconds > section.timestamp && filmSeconds < (endsAt ?? Number.POSITIVE_INFINITY)
  return isWithin && !section.completed ? filmSeconds : section.timestamp
}

const Film = (props: LessonVideoProps) => {
  const { videoUrl, section, endsAt, onPlace } = props
  const [startsAt] = useState(() => startOf(props))
  const told = useRef(startsAt)
  const film = useRef<HTMLVideoElement>(null)
  const [percent, setPercent] = useState(0)
  const [volume, setVolume] = useState(1)
  const turnTo = (wanted: number) => {
    if (film.current) film.current.volume = wanted
    setVolume(wanted)
  }
  const tell = ({ currentTime }: HTMLVideoElement, afterSeconds: number) => {
    if (Math.abs(currentTime - told.current) < afterSeconds) return
    told.current = currentTime
    onPlace(Math.floor(currentTime))
  }
  const measure = ({ played, duration }: HTMLVideoElement) =>
    setPercent(
      watchedPercent(playedRanges(played), { startsAt: section.timestamp, endsAt: endsAt ?? duration }),
    )
  return (
    <div className="no-print stack gap-3">
      <video
        ref={film}
        controls
        preload="metadata"
        src={`${videoUrl}#t=${startsAt}`}
        aria-label={`Video: ${section.title}`}
        className="aspect-video w-full rounded-lg bg-deep"
        {...(section.thumbnail && { poster: section.thumbnail })}
        onTimeUpdate={(event) => {
          measure(event.currentTarget)
          tell(event.currentTarget, secondsBetweenPlaces)
        }}
        onVolumeChange={(event) => setVolume(event.currentTarget.volume)}
        onPause={(event) => {
          measure(event.currentTarget)
          tell(event.currentTarget, 1)
        }}
      >
        {unsupported}
      </video>
      <ProgressBar label="Watched" percent={percent} />
      <VolumeSlider volume={volume} onChange={turnTo} />
    </div>
  )
}

export const LessonVideo = (props: LessonVideoProps) =>
  props.videoUrl.includes('http') ? (
    <Film {...props} />
  ) : (
    <div className="no-print grid min-h-28 place-items-center rounded-lg bg-deep p-6 text-center text-on-deep sm:min-h-52">
      <p className="max-w-md text-balance">{notYet}</p>
    </div>
  )
