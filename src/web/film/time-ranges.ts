/** Ranges of seconds in the shape that browsers give them: a count, and a beginning and an end for each. */
import { joinRanges, type PlayedRange } from '#core/course/film/watched.ts'
import * as words from '#messages/film/time-ranges.ts'

export const timeRanges = (ranges: readonly PlayedRange[]): TimeRanges => {
  const joined = joinRanges(ranges)
  const edge = (at: number, side: 0 | 1): number => {
    const range = joined[at]
    if (!range) throw new DOMException(words.thereIsNoRange({ at }), 'IndexSizeError')
    return range[side]
  }
  return { length: joined.length, start: (at) => edge(at, 0), end: (at) => edge(at, 1) }
}
