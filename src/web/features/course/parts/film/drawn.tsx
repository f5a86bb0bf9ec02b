/** A lesson's drawn film with its controls, chapters, words and the choice of its voice; or how far its making has come. */
import { useQuery } from '@tanstack/react-query'
import { MediaController } from 'media-chrome/react'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import type { LessonFilmState, MadeFilm } from '#contract/course/films.ts'
import type { Timeline } from '#core/film/timeline.ts'
import * as messages from '#messages/course/drawn-lesson-film.ts'
import { rememberedCaptions } from '#web/features/course/film/captions-choice.ts'
import { speeds } from '#web/features/course/film/playing-speed.ts'
import { lessonFilmQuery } from '#web/features/course/film/query.ts'
import { type FilmPart, useFilm } from '#web/features/course/film/use-film.ts'
import { FilmChapters } from '#web/features/course/parts/film/chapters.tsx'
import { NoFilm } from '#web/features/course/parts/film/no-film.tsx'
import { OwnFigures } from '#web/features/course/parts/film/own-figures.tsx'
import { FilmVoice } from '#web/features/course/parts/film/voice.tsx'
import { VolumeSlider, volumeStep } from '#web/features/course/parts/film/volume-slider.tsx'
import { KeyHelp } from '#web/features/course/parts/key-help.tsx'
import { DrawnFilm } from '#web/film/drawn-film.tsx'
import type { DrawnFilmElement } from '#web/film/drawn-film-element.ts'
import { FilmControls, jumpSeconds } from '#web/film/film-controls.tsx'
import { FilmWords } from '#web/film/film-words.tsx'
import { readTimeline } from '#web/film/read-timeline.ts'
import { keepSound } from '#web/offline/copies.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const keySteps = {
  keyboardupvolumestep: volumeStep,
  keyboarddownvolumestep: volumeStep,
  keyboardbackwardseekoffset: jumpSeconds,
  keyboardforwardseekoffset: jumpSeconds,
}

type PlayerProps = { part: FilmPart; film: MadeFilm; timeline: Timeline; askAgain: () => void }

const chaptersOf = ({ scenes }: Timeline, lessonId: string): CourseModule['film']['chapters'] =>
  scenes.flatMap(({ chapter, from }) => (chapter ? [{ lessonId, startsAt: from, title: chapter }] : []))

/** The address of a sound runs out in a long evening: then a fresh one is asked for, and the film goes on where it was. */
const useFreshAddress = (
  media: React.RefObject<DrawnFilmElement | null>,
  audioUrl: string,
  askAgain: () => void,
) => {
  useEffect(() => {
    const element = media.current
    element?.addEventListener('error', askAgain)
    return () => element?.removeEventListener('error', askAgain)
  }, [media, askAgain])
  useEffect(() => {
    if (media.current?.error) media.current.reopen(audioUrl)
  }, [media, audioUrl])
}

/** Where the transcript has room beside the film: as `lg:` of the style sheet. */
const wide = '(width >= 64rem)'

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia?.(wide)
      query?.addEventListener('change', changed)
      return () => query?.removeEventListener('change', changed)
    },
    () => window.matchMedia?.(wide).matches ?? false,
  )

const Player = ({ part, film: made, timeline, askAgain }: PlayerProps) => {
  const { section } = part
  const [showsCaptions] = useState(rememberedCaptions)
  const { film, startsAt, seconds, percent, volume, goTo, turnTo } = useFilm<DrawnFilmElement>(part)
  const { scenes, audioUrl } = made
  useFreshAddress(film, audioUrl, askAgain)
  useEffect(() => {
    let isHere = true
    keepSound(audioUrl)
      .then((isKept) => isKept && isHere && film.current?.playKept(audioUrl))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [film, audioUrl])
  const isWide = useIsWide()
  const words = (className: string) => (
    <FilmWords
      media={film}
      scenes={scenes}
      timeline={timeline}
      startsAt={startsAt}
      onGo={goTo}
      className={className}
    />
  )
  return (
    <div className="no-print stack gap-3">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <MediaController
          className="film film-drawn"
          hotkeys="noshift+/"
          {...keySteps}
          aria-label={messages.player({ title: section.title })}
        >
          <DrawnFilm
            media={film}
            film={made}
            timeline={timeline}
            startsAt={startsAt}
            label={messages.video({ title: section.title })}
            showsCaptions={showsCaptions}
          />
          <FilmControls hasCaptions isDrawn speeds={speeds} />
        </MediaController>
        {isWide && (
          <section aria-label={messages.transcript()} className="relative">
            {words('absolute inset-0')}
          </section>
        )}
      </div>
      <OwnFigures media={film} scenes={scenes} timeline={timeline} startsAt={startsAt} />
      <ProgressBar label={messages.watched()} percent={percent} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <VolumeSlider volume={volume} onChange={turnTo} />
        <FilmVoice media={film} timeline={timeline} />
        <KeyHelp hasFilm />
      </div>
      <FilmChapters chapters={chaptersOf(timeline, section.id)} seconds={seconds} onGo={goTo} />
      {!isWide && <Disclosure summary={messages.transcript()}>{words('relative max-h-96')}</Disclosure>}
    </div>
  )
}

const Preparing = ({ percent, minutesLeft }: Extract<LessonFilmState, { status: 'preparing' }>) => (
  <div className="no-print grid min-h-28 place-items-center gap-3 rounded-lg bg-deep p-6 text-center text-on-deep">
    <p className="max-w-md text-balance" role="status">
      {rich(
        messages.werePreparingThisLessonsFilmThe({
          minutesLeft: () => minutesLeft !== null && messages.aboutMinutesleft({ minutesLeft }),
        }),
      )}
    </p>
    <progress
      className="h-2 w-60 accent-on-deep"
      aria-label={messages.filmBeingPrepared()}
      max={100}
      value={percent}
    />
  </div>
)

export type DrawnLessonFilmProps = FilmPart & { notYet: string }

/** Wants a key: the film of another lesson starts elsewhere. */
export const DrawnLessonFilm = ({ notYet, ...part }: DrawnLessonFilmProps) => {
  const { data: film, isError, refetch } = useQuery(lessonFilmQuery(part.section.id))
  const askAgain = useCallback(() => void refetch(), [refetch])
  const made = film?.status === 'ready' ? film : null
  const timeline = useMemo(() => made && readTimeline(made), [made])
  if (isError) return <NoFilm words={messages.theFilmDidntLoadCheckYour()} />
  if (film === undefined) return <div className="no-print aspect-video w-full rounded-lg bg-deep" />
  if (film.status === 'preparing') return <Preparing {...film} />
  if (!made || !timeline) return <NoFilm words={notYet} />
  return (
    <Player
      key={made.version}
      part={{ ...part, endsAt: timeline.seconds }}
      film={made}
      timeline={timeline}
      askAgain={askAgain}
    />
  )
}
