/** How the course is taught, with a short film and the opening of its first lesson. */

import { Play } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import * as words from '#messages/landing/instructor.ts'
import { useNear } from '#web/browser/use-near.ts'
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { courseTopicsId } from '#web/features/landing/parts/course-topics.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const LandingFilmPlayer = lazy(async () => ({
  default: (await import('#web/features/landing/parts/landing-film-player.tsx')).LandingFilmPlayer,
}))

const Waiting = () => (
  <div
    className="aspect-[4/5] w-full rounded-lg bg-deep sm:aspect-video"
    role="status"
    aria-label={words.loadingTheFilm()}
  />
)

/** Asked when the part comes near: a film that cannot be played yet is not offered. */
const useFilmReady = (near: RefObject<HTMLElement | null>): boolean => {
  const [isReady, setReady] = useState(false)
  const isNear = useNear(near, '1000px')
  useEffect(() => {
    if (!isNear) return
    void import('#web/features/landing/ask-film.ts').then(async ({ isFilmReady }) =>
      setReady(await isFilmReady()),
    )
  }, [isNear])
  return isReady
}

/** The short film about the product: nothing of it is loaded before somebody wants to see it. */
const LandingFilm = () => {
  const [isWanted, setWanted] = useState(false)
  if (isWanted)
    return (
      <Suspense fallback={<Waiting />}>
        <LandingFilmPlayer />
      </Suspense>
    )
  return (
    <button
      type="button"
      onClick={() => setWanted(true)}
      className="grid w-full place-items-center rounded-lg bg-deep p-5 text-on-deep hover:bg-action-hover sm:min-h-40 sm:p-6"
    >
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-left sm:grid-cols-1 sm:justify-items-center sm:gap-3 sm:text-center">
        <span className="row-span-2 grid size-14 place-items-center rounded-full border-2 border-on-deep sm:row-span-1 sm:size-16">
          <Play aria-hidden="true" className="ml-1 size-7" />
        </span>
        <span className="text-lg font-bold">{words.watchTheFilmFromTheNotice()}</span>
        <span className="text-sm text-deep-soft">{words.aboutAMinuteWithCaptionsThe()}</span>
      </span>
    </button>
  )
}

type InstructorProps = { copy: LandingContent['copy']['instructor']; excerpt: LandingContent['excerpt'] }

export const Instructor = ({ copy, excerpt }: InstructorProps) => {
  const part = useRef<HTMLDivElement>(null)
  const hasFilm = useFilmReady(part)
  return (
    <Section id="instructor" title={copy.heading} lead={copy.text}>
      <div
        id="instructor-video"
        ref={part}
        className={`grid gap-8 lg:items-start lg:gap-12 ${hasFilm ? 'lg:grid-cols-2' : ''}`}
      >
        {hasFilm && <LandingFilm />}
        <article
          className={`border-l-4 border-action pl-4 few-words:hidden sm:pl-5 ${hasFilm ? 'measure max-sm:hidden' : 'max-sm:[body:has([data-answered])_&]:hidden'}`}
        >
          <p className="text-sm text-soft">
            {words.howTheFirstLessonBeginsMinutes({ minutes: excerpt.minutes })}
          </p>
          <h3 className="mt-1">{excerpt.title}</h3>
          {/* Without the film beside it the opening has the whole width. */}
          <div
            className={`mt-3 grid gap-x-12 gap-y-3 font-serif max-sm:*:nth-[n+2]:hidden ${hasFilm ? '' : 'lg:grid-cols-2'}`}
          >
            {excerpt.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      </div>
      {/* On a phone the topics of the course are two screens above it. */}
      <p className="mt-4 max-sm:hidden sm:mt-6">
        <TextLink to={`/#${courseTopicsId}`}>{copy.action}</TextLink>
      </p>
    </Section>
  )
}
