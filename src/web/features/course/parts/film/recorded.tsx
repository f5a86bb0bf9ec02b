/** The film with its controls, chapters and transcript. */
import { MediaController } from 'media-chrome/react'
import { useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-film.ts'
import { rememberedCaptions } from '#web/features/course/film/captions-choice.ts'
import { speeds } from '#web/features/course/film/playing-speed.ts'
import { type FilmPart, useFilm } from '#web/features/course/film/use-film.ts'
import { FilmChapters } from '#web/features/course/parts/film/chapters.tsx'
import { FilmTranscript } from '#web/features/course/parts/film/transcript.tsx'
import { VolumeSlider, volumeStep } from '#web/features/course/parts/film/volume-slider.tsx'
import { KeyHelp } from '#web/features/course/parts/key-help.tsx'
import { FilmControls, jumpSeconds } from '#web/film/film-controls.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

const unsupported = words.yourBrowserDoesNotSupportVideo()

/** The player reads these as attributes only. */
const keySteps = {
  keyboardupvolumestep: volumeStep,
  keyboarddownvolumestep: volumeStep,
  keyboardbackwardseekoffset: jumpSeconds,
  keyboardforwardseekoffset: jumpSeconds,
}

export type FilmProps = FilmPart & Pick<CourseModule, 'videoUrl' | 'film'>

/** Wants a key: the film of another lesson starts elsewhere. */
export const LessonFilm = (props: FilmProps) => {
  const { section, film: about, endsAt } = props
  // A fresh address for the same film must not make it start again.
  const [videoUrl] = useState(props.videoUrl)
  const [captionsUrl] = useState(about.captionsUrl)
  const [showsCaptions] = useState(rememberedCaptions)
  const { film, startsAt, seconds, percent, volume, goTo, turnTo } = useFilm<HTMLVideoElement>(props)
  const isHere = ({ startsAt: at }: { startsAt: number }) =>
    at >= section.timestamp && at < (endsAt ?? Number.POSITIVE_INFINITY)
  return (
    <div className="no-print stack gap-3">
      <MediaController
        className="film"
        hotkeys="noshift+/"
        {...keySteps}
        aria-label={words.player({ title: section.title })}
      >
        <video
          slot="media"
          ref={film}
          playsInline
          preload="metadata"
          src={`${videoUrl}#t=${startsAt}`}
          aria-label={words.video({ title: section.title })}
          {...(section.thumbnail && { poster: section.thumbnail })}
        >
          {captionsUrl && (
            <track
              kind="captions"
              src={captionsUrl}
              srcLang="en"
              label={words.english()}
              default={showsCaptions}
            />
          )}
          {unsupported}
        </video>
        <FilmControls hasCaptions={captionsUrl !== null} isDrawn={false} speeds={speeds} />
      </MediaController>
      <ProgressBar label={words.watched()} percent={percent} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <VolumeSlider volume={volume} onChange={turnTo} />
        <KeyHelp hasFilm />
      </div>
      <FilmChapters
        chapters={about.chapters.filter(({ lessonId }) => lessonId === section.id)}
        seconds={seconds}
        onGo={goTo}
      />
      <FilmTranscript cues={about.cues.filter(isHere)} seconds={seconds} onGo={goTo} />
    </div>
  )
}
