import { expect, it } from 'vitest'
import { lessonAfter, lessonBefore } from './lesson-order.ts'

it.each([
  ['1-1', null, '1-2'],
  ['1-2', '1-1', '1-3'],
  ['1-3', '1-2', '2-1'],
  ['2-1', '1-3', '2-2'],
  ['7-3', '7-2', null],
])('%s comes after %s and before %s', (lessonId, before, after) => {
  expect(lessonBefore(lessonId)?.lessonId ?? null).toBe(before)
  expect(lessonAfter(lessonId)?.lessonId ?? null).toBe(after)
})

it('names the module of the lesson it leads to', () => {
  expect(lessonAfter('1-3')?.moduleId).toBe(2)
  expect(lessonBefore('2-1')?.moduleId).toBe(1)
})
