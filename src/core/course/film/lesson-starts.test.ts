import { expect, it } from 'vitest'
import { lessonStarts } from './lesson-starts.ts'

const lessons = [
  { id: '1-1', minutes: 10 },
  { id: '1-2', minutes: 9 },
  { id: '1-3', minutes: 11 },
]

it('goes by the planned minutes without chapters', () => {
  expect(lessonStarts(lessons, [])).toEqual([0, 600, 1140])
})

it('goes by the first chapter of a lesson where the film has one', () => {
  const chapters = [
    { lessonId: '1-2', startsAt: 700.9 },
    { lessonId: '1-2', startsAt: 655.4 },
    { lessonId: '9-9', startsAt: 1 },
  ]
  expect(lessonStarts(lessons, chapters)).toEqual([0, 655, 1140])
})
