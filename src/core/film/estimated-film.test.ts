import { expect, it } from 'vitest'
import { estimatedFilm } from './estimated-film.ts'
import { timelineOf } from './timeline.ts'

const scenes = [
  { id: 'one', says: 'See [form] form DR-486.' },
  { id: 'two', chapter: 'The end', says: 'It is due.' },
]

// By hand: each spoken word takes 0.065 s and 0.0625 s for each letter. 'See form D R four eighty six' is 7 words of 22 letters.
it('gives each shown word the time of what is said for it', () => {
  const { sentences, seconds } = estimatedFilm(scenes)
  expect(sentences.map(({ words }) => words.length)).toEqual([3, 3])
  const [first, second] = sentences
  expect((first?.end ?? 0) - (first?.start ?? 0)).toBeCloseTo(7 * 0.065 + 22 * 0.0625)
  // 0.3 s before the first word, 1.2 s before a chapter, 0.7 s at the end.
  expect(first?.start).toBe(0.3)
  expect((second?.start ?? 0) - (first?.end ?? 0)).toBeCloseTo(1.2)
  expect(seconds - (second?.end ?? 0)).toBeCloseTo(0.7)
})

it('is a film of its score', () => {
  expect(timelineOf(scenes, estimatedFilm(scenes)).scenes.map(({ id }) => id)).toEqual(['one', 'two'])
})
