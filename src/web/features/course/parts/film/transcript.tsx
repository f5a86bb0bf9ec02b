/** What is said in the film, as a text that follows it; a press on a line goes to its place. */
import { useEffect, useRef } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import * as words from '#messages/course/film-transcript.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type FilmTranscriptProps = {
  cues: CourseModule['film']['cues']
  /** Where the film is. */
  seconds: number
  onGo: (second: number) => void
}

/** Keeps the line being said in view within its own box, without moving the page. */
const useFollowing = (at: number) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const line = box?.children[at]
    if (!box || !(line instanceof HTMLElement)) return
    box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [at])
  return list
}

export const FilmTranscript = ({ cues, seconds, onGo }: FilmTranscriptProps) => {
  const at = cues.findLastIndex(({ startsAt }) => startsAt <= seconds)
  const list = useFollowing(at)
  if (cues.length === 0) return null
  return (
    <Disclosure summary={words.transcript()}>
      <ol
        ref={list}
        className="relative max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-2"
      >
        {cues.map((cue, index) => (
          <li key={`${cue.startsAt} ${cue.text}`}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onGo(cue.startsAt)}
              className="flex min-h-9 w-full items-baseline gap-4 rounded px-2 py-1 text-left hover:bg-tint aria-[current]:bg-tint aria-[current]:font-bold"
            >
              <span className="tabular shrink-0 text-sm font-normal text-soft">{filmTime(cue.startsAt)}</span>{' '}
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
