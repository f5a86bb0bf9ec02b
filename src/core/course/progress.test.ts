import { expect, it } from 'vitest'
import type { ModulePlan } from './outline.ts'
import { courseProgress, modulePercent, moduleProgress } from './progress.ts'

const module = (id: number): ModulePlan => ({
  id,
  title: `Module ${id}`,
  lessons: [1, 2, 3].map((lesson) => ({
    id: `${id}-${lesson}` as const,
    title: `Lesson ${lesson}`,
    minutes: 10,
  })),
})
const modules = [module(1), module(2)]

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
])('%i lessons done read as floor(percent ÷ 33.33) = %i', (done, expected) => {
  expect(Math.floor(modulePercent(done) / 33.33)).toBe(expected)
})

it.each([
  [[], 0, 'not_started'],
  [['1-2'], 34, 'in_progress'],
  [['1-1', '1-3'], 67, 'in_progress'],
  [['1-1', '1-2', '1-3'], 100, 'completed'],
  [['2-1'], 0, 'not_started'],
] as const)('completing %j puts module 1 at %i, %s', (completed, progress, status) => {
  expect(moduleProgress(module(1), new Set(completed))).toEqual({ progress, status })
})

it('names the first readable lesson that is still open', () => {
  const progress = courseProgress(modules, new Set(['1-1']), () => true)
  expect(progress).toMatchObject({
    overallPercent: 16,
    modulesCompleted: 0,
    lessonsCompleted: 1,
    lessonsTotal: 6,
  })
  expect(progress.nextStep?.lesson.id).toBe('1-2')
  expect(courseProgress(modules, new Set(['1-1']), (id) => id === '2-1').nextStep?.moduleId).toBe(2)
  expect(
    courseProgress(modules, new Set(modules.flatMap((m) => m.lessons.map((l) => l.id))), () => true),
  ).toMatchObject({
    overallPercent: 100,
    modulesCompleted: 2,
    nextStep: null,
  })
})
