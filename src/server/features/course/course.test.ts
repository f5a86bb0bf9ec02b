/** Proves who may open the course, and that what a person completes is kept. */
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { completeLesson, getModule, listModules } from '#contract/course/courses.ts'
import { courseRoutes } from '#server/features/course/routes.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const titles = [
  'Introduction & Background',
  'Prerequisites & Materials',
  'Filing Your Appeal',
  'Building Your Evidence Package',
  'Preparing for Your Hearing',
  'Attending Your Hearing',
  'After Your Appeal',
]

const finish = ({ client }: Person, lessonId: string) => client.call(completeLesson, { id: 1, lessonId })

describe('the plan of the course', () => {
  it('is open to every account: seven modules of three lessons, 3-4 hours [S7.courses.1, S9.course.1, S9.course.2, S9.course.3, S9.course.4, S9.course.5, S9.course.6, S9.course.7, S9.course.8, S9.course.9]', async () => {
    const { client } = await signUp(app)
    const { modules } = await client.call(listModules, {})
    expect(modules.map(({ id, title }) => [id, title])).toEqual(titles.map((title, at) => [at + 1, title]))
    const lessons = modules.flatMap((module) => module.lessons)
    expect(lessons).toHaveLength(21)
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
    expect(minutes).toBeGreaterThanOrEqual(180)
    expect(minutes).toBeLessThanOrEqual(240)
  })

  it('can be asked for by status', async () => {
    const dana = await student(app)
    await finish(dana, '1-1')
    const ask = async (status: 'not_started' | 'in_progress' | 'completed') =>
      (await dana.client.call(listModules, { status })).modules.map(({ id }) => id)
    expect(await ask('in_progress')).toEqual([1])
    expect(await ask('not_started')).toEqual([2, 3, 4, 5, 6, 7])
    expect(await ask('completed')).toEqual([])
    const refused = await dana.client.send('/api/courses/modules?status=done', {
      headers: { authorization: `Bearer ${dana.client.token}` },
    })
    expect(refused.status).toBe(400)
  })
})

describe('a module', () => {
  let dana: Person
  beforeAll(async () => {
    dana = await student(app)
  })

  it('opens with its lessons for who bought the course [S7.courses.2]', async () => {
    const { client } = await student(app)
    const { module } = await client.call(getModule, { id: 1 })
    expect(module).toMatchObject({ id: 1, title: titles[0], progress: 0, status: 'not_started' })
    expect(module.sections.map(({ id }) => id)).toEqual(['1-1', '1-2', '1-3'])
    for (const { content, sources } of module.sections) {
      expect(content).toMatch(/^<(h2|p)/)
      expect(sources.length).toBeGreaterThan(0)
    }
    const starts = module.sections.map(({ timestamp }) => timestamp)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('stays shut without a purchase: nothing of its text, nothing completed', async () => {
    const ada = await signUp(app)
    const shut = { status: 403, code: 'forbidden', message: expect.stringContaining('Choose a plan') }
    expect(await ada.client.refusal(getModule, { id: 1 })).toMatchObject(shut)
    expect(await ada.client.refusal(completeLesson, { id: 1, lessonId: '1-1' })).toMatchObject(shut)
    expect(await app.rows('select 1 from lesson_progress where user_id = $1', [ada.user.id])).toEqual([])
  })

  it.each([
    ['0', 404],
    ['8', 404],
    ['99', 404],
    ['123456789', 404],
    ['-1', 400],
    ['1.5', 400],
    ['one', 400],
    ['1; drop table users', 400],
  ])('%s does not exist [S7.courses.5]', async (id, status) => {
    const { client } = dana
    const answer = await client.send(`/api/courses/modules/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${client.token}` },
    })
    expect(answer.status).toBe(status)
  })
})

describe('completing lessons', () => {
  it('is kept and counted, step by step [S7.courses.3, S7.users.4]', async () => {
    const dana = await student(app)
    expect(await dana.client.call(getProgress, {})).toMatchObject({
      overallPercent: 0,
      modulesCompleted: 0,
      modulesTotal: 7,
      lessonsCompleted: 0,
      lessonsTotal: 21,
      minutesInvested: 0,
      nextStep: { moduleId: 1, lessonId: '1-1' },
    })
    const seen: [number, string][] = []
    for (const lessonId of ['1-2', '1-1', '1-3']) {
      const { module } = await finish(dana, lessonId)
      seen.push([module.progress, module.status])
    }
    expect(seen).toEqual([
      [34, 'in_progress'],
      [67, 'in_progress'],
      [100, 'completed'],
    ])
    const progress = await dana.client.call(getProgress, {})
    // 3 of 21 lessons: 14.28 %.
    expect(progress).toMatchObject({
      overallPercent: 14,
      modulesCompleted: 1,
      lessonsCompleted: 3,
    })
    expect(progress.nextStep?.moduleId).not.toBe(1)
  })

  it('twice, or ten times at once, changes nothing more', async () => {
    const dana = await student(app)
    await Promise.all(Array.from({ length: 10 }, () => finish(dana, '1-1')))
    expect((await dana.client.call(getProgress, {})).lessonsCompleted).toBe(1)
  })

  it('is each person’s own [S6.user.4]', async () => {
    const [dana, eve] = [await student(app), await student(app)]
    await finish(dana, '1-1')
    expect((await eve.client.call(getProgress, {})).lessonsCompleted).toBe(0)
  })

  it('of a lesson that another module holds is refused', async () => {
    const { client, user } = await student(app)
    const refused = await client.refusal(completeLesson, { id: 1, lessonId: '2-1' })
    expect(refused).toMatchObject({ status: 404, message: 'We couldn’t find that lesson in this module' })
    expect(await app.rows('select 1 from lesson_progress where user_id = $1', [user.id])).toEqual([])
  })

  it('of a lesson that is still being written is refused', async () => {
    const { client, user } = await student(app)
    const unwritten = { ...app.ctx, course: { ...app.ctx.course, lessonText: () => null } }
    const server = fastify()
    await server.register(rateLimit, { global: false })
    courseRoutes(server, unwritten)
    const answer = await server.inject({
      method: 'POST',
      url: '/courses/modules/1/complete',
      headers: { authorization: `Bearer ${client.token}` },
      payload: { lessonId: '1-1' },
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
    expect(await app.rows('select 1 from lesson_progress where user_id = $1', [user.id])).toEqual([])
  })

  it.each([
    ['lessonId', { lessonId: '1-4' }],
    ['lessonId', {}],
    ['progress', { lessonId: '1-1', progress: 100 }],
  ])('a wrong %s is named: %j', async (field, body) => {
    const { client } = await student(app)
    const answer = await client.send('/api/courses/modules/1/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { details: [{ field }] } })
  })
})
