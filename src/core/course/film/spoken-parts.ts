/** What is said in a film, in parts short enough to be found and to be led to, none across two lessons. */
import type { Cue } from './web-vtt.ts'

/** A part that is led to is heard from its beginning: about this long is still near the words. */
const longestSeconds = 45

export type SpokenPart = {
  /** Which lesson it belongs to, counted from 0. */
  readonly lesson: number
  readonly startsAt: number
  readonly text: string
}

const lessonAt = (starts: readonly number[], second: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= second),
  )

/** `starts` are the seconds at which the lessons begin, in order. */
export const spokenParts = (
  cues: readonly Pick<Cue, 'startsAt' | 'text'>[],
  starts: readonly number[],
): readonly SpokenPart[] => {
  const parts: SpokenPart[] = []
  for (const { startsAt, text } of cues) {
    const lesson = lessonAt(starts, startsAt)
    const last = parts.at(-1)
    const goesOn = last?.lesson === lesson && startsAt - last.startsAt < longestSeconds
    if (goesOn) parts[parts.length - 1] = { ...last, text: `${last.text} ${text}` }
    else parts.push({ lesson, startsAt: Math.floor(startsAt), text })
  }
  return parts
}
