import { expect, it } from 'vitest'
import { readinessLine } from './course-readiness.ts'

const course = (...ready: readonly number[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, ready: ready.includes(id) }))

it.each([
  [[1], 'Module 1 is complete; modules 2–7 are being written and will be added at no further cost.'],
  [
    [1, 2, 4],
    'Modules 1–2 and 4 are complete; modules 3 and 5–7 are being written and will be added at no further cost.',
  ],
  [
    [1, 2, 3, 4, 5, 6],
    'Modules 1–6 are complete; module 7 is being written and will be added at no further cost.',
  ],
  [[], 'Modules 1–7 are being written and will be added at no further cost.'],
])('with modules %j ready', (ready, line) => {
  expect(readinessLine(course(...ready))).toBe(line)
})

it('says nothing once all are ready', () => {
  expect(readinessLine(course(1, 2, 3, 4, 5, 6, 7))).toBeNull()
})
