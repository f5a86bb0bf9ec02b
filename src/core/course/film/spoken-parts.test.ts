import { expect, it } from 'vitest'
import { spokenParts } from '#core/course/film/spoken-parts.ts'

const cue = (startsAt: number, text: string) => ({ startsAt, text })

it('joins what is said within three quarters of a minute, and begins again with each lesson', () => {
  const cues = [cue(1.2, 'Good morning.'), cue(44, 'Your notice.'), cue(46.9, 'Line one.'), cue(60, 'Caps.')]
  expect(spokenParts(cues, [0, 60])).toEqual([
    { lesson: 0, startsAt: 1, text: 'Good morning. Your notice.' },
    { lesson: 0, startsAt: 46, text: 'Line one.' },
    { lesson: 1, startsAt: 60, text: 'Caps.' },
  ])
})

it('gives what is said before the first lesson to it, and nothing for a film without captions', () => {
  expect(spokenParts([cue(3, 'Hello.')], [10, 60])).toEqual([{ lesson: 0, startsAt: 3, text: 'Hello.' }])
  expect(spokenParts([], [0])).toEqual([])
})
