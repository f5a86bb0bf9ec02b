import { expect, it } from 'vitest'
import { pastWorker, wayFor } from './what-to-do.ts'

const origin = 'https://justvalue.example'
const asked = (path: string, mode = 'cors', method = 'GET') =>
  wayFor({ method, mode, url: new URL(path, origin).href }, origin)

it.each([
  ['/assets/course-page-x1.js', 'file'],
  ['/api/courses/modules/3', 'answer'],
  ['/api/courses/modules', 'answer'],
  ['/api/courses/resources?moduleId=3', 'answer'],
  ['/api/courses/quizzes/1-2', 'answer'],
  ['/api/users/profile', 'answer'],
  ['/api/notes?lessonId=1-1', 'answer'],
  ['/api/cases/7d1c7c7e/rehearsal', 'answer'],
  ['/api/cases/7d1c7c7e', null],
  ['/api/courses/films/a.signed.address', null],
  ['/api/courses/lesson-films/1-1', 'answer'],
  ['/api/courses/lesson-films/files/1-1/0a1b.mp3?permission=x.y.z', 'sound'],
  ['/api/courses/lesson-films/files/1-1/0a1b.mp3?permission=x.y.z&direct=1', null],
  ['/api/courses/lesson-films/files/1-1/0a1b.vtt?permission=x.y.z', null],
  ['/api/landing-film/files/landing/0a1b.mp3', null],
  ['/api/courses/resources/files/a.signed.address', null],
  ['/api/integration/payment/invoices', null],
  ['/api/auth/refresh', null],
  ['/favicon.svg', null],
  ['https://elsewhere.example/assets/x.js', null],
] as const)('%s → %s', (path, way) => {
  expect(asked(path)).toBe(way)
})

it.each([
  ['/course/1?lesson=1-2', 'page'],
  ['/dashboard', 'page'],
  ['/appeal/7d1c7c7e/rehearsal', 'page'],
  ['/appeal/7d1c7c7e/hearing', null],
  ['/', null],
  ['/pricing', null],
  ['/api/courses/modules/3', null],
] as const)('going to %s → %s', (path, way) => {
  expect(asked(path, 'navigate')).toBe(way)
})

it('a sound past the worker keeps its permission', () => {
  const past = pastWorker(`${origin}/api/courses/lesson-films/files/1-1/0a1b.mp3?permission=x.y.z`)
  expect(new URL(past).searchParams.get('permission')).toBe('x.y.z')
  expect(wayFor({ method: 'GET', mode: 'cors', url: past }, origin)).toBeNull()
})

it('nothing that changes something is answered from a copy', () => {
  expect(asked('/api/courses/modules/1', 'cors', 'POST')).toBeNull()
})
