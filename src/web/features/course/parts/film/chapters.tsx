/** The parts of the lesson in the film; each leads to its place. */
import type { CourseModule } from '#contract/course/courses.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import * as words from '#messages/course/film-chapters.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type FilmChaptersProps = {
  chapters: CourseModule['film']['chapters']
  /** Where the film is. */
  seconds: number
  onGo: (second: number) => void
}

export const FilmChapters = ({ chapters, seconds, onGo }: FilmChaptersProps) => {
  if (chapters.length === 0) return null
  const current = chapters.findLast(({ startsAt }) => startsAt <= seconds)
  return (
    <Disclosure summary={words.chapters()}>
      <ol className="stack gap-1">
        {chapters.map((chapter) => (
          <li key={chapter.startsAt}>
            <button
              type="button"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => onGo(chapter.startsAt)}
              className="flex min-h-11 w-full items-center gap-4 rounded-md px-3 py-1 text-left hover:bg-tint aria-[current]:bg-tint aria-[current]:font-bold"
            >
              <span className="tabular text-sm text-soft">{filmTime(chapter.startsAt)}</span> {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
