/** Proves that the place in a lesson is kept for its reader, and the worked examples that stand beside the course. */
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { completeLesson, getModule, listStories, savePosition } from '#contract/course/courses.ts'
import { courseRoutes } from '#server/features/course/routes.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const placesOf = async ({ client }: Person) =>
  (await client.call(getModule, { id: 1 })).module.sections.map(({ position }) => position)

const start = { block: 0, filmSeconds: 0 }

describe('the place in a lesson', () => {
  it('is kept on the server, in the text and in the film apart [S4.lesson.6]', async () => {
    const dana = await student(app)
    expect(await placesOf(dana)).toEqual([start, start, start])
    await dana.client.call(savePosition, { id: 1, lessonId: '1-2', block: 14 })
    await dana.client.call(savePosition, { id: 1, lessonId: '1-2', filmSeconds: 605 })
    await dana.client.call(savePosition, { id: 1, lessonId: '1-3', filmSeconds: 1201, block: 2 })
    const kept = { block: 14, filmSeconds: 605 }
    expect(await placesOf(dana)).toEqual([start, kept, { block: 2, filmSeconds: 1201 }])
  })

  it('can be an earlier one again, and completes nothing', async () => {
    const dana = await student(app)
    await dana.client.call(savePosition, { id: 1, lessonId: '1-1', block: 9 })
    const { position } = await dana.client.call(savePosition, { id: 1, lessonId: '1-1', block: 3 })
    expect(position).toEqual({ block: 3, filmSeconds: 0 })
    expect(await dana.client.call(getProgress, {})).toMatchObject({ lessonsCompleted: 0, minutesInvested: 0 })
  })

  it('stays through a completion', async () => {
    const dana = await student(app)
    await dana.client.call(savePosition, { id: 1, lessonId: '1-1', block: 9 })
    await dana.client.call(completeLesson, { id: 1, lessonId: '1-1' })
    expect((await placesOf(dana))[0]).toEqual({ block: 9, filmSeconds: 0 })
  })

  it('is each person’s own', async () => {
    const [dana, eve] = [await student(app), await student(app)]
    await dana.client.call(savePosition, { id: 1, lessonId: '1-1', block: 9 })
    expect((await placesOf(eve))[0]).toEqual(start)
  })

  it('is not kept without a purchase, nor for a lesson that is not there', async () => {
    const ada = await signUp(app)
    expect(await ada.client.refusal(savePosition, { id: 1, lessonId: '1-1', block: 1 })).toMatchObject({
      status: 403,
    })
    const dana = await student(app)
    expect(await dana.client.refusal(savePosition, { id: 1, lessonId: '2-1', block: 1 })).toMatchObject({
      status: 404,
      message: 'We couldn’t find that lesson in this module',
    })
    const ids = [ada.user.id, dana.user.id]
    expect(await app.rows('select 1 from lesson_progress where user_id = any($1)', [ids])).toEqual([])
  })

  it('is not kept for a lesson that is still being written', async () => {
    const { client } = await student(app)
    const server = fastify()
    await server.register(rateLimit, { global: false })
    courseRoutes(server, { ...app.ctx, course: { ...app.ctx.course, lessonText: () => null } })
    const answer = await server.inject({
      method: 'POST',
      url: '/courses/modules/1/position',
      headers: { authorization: `Bearer ${client.token}` },
      payload: { lessonId: '1-1', block: 1 },
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
  })

  it.each([
    ['block', { lessonId: '1-1', block: -1 }],
    ['block', { lessonId: '1-1', block: 2001 }],
    ['block', { lessonId: '1-1', block: 1999 }],
    ['filmSeconds', { lessonId: '1-1', filmSeconds: 1.5 }],
    ['lessonId', { lessonId: '1-9', block: 1 }],
  ])('with a wrong %s is refused by name: %j', async (field, body) => {
    const { client } = await student(app)
    const answer = await client.send('/api/courses/modules/1/position', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { details: [{ field }] } })
  })
})

it('a module lists the files that belong to it [S3.module.3]', async () => {
  const dana = await student(app)
  const { module } = await dana.client.call(getModule, { id: 3 })
  const guide = module.moduleResources.find(({ id }) => id === 'appeal-form-guide')
  expect(guide).toMatchObject({ type: 'guide', url: '/api/courses/resources/appeal-form-guide/download' })
  const others = await dana.client.call(getModule, { id: 7 })
  expect(others.module.moduleResources.map(({ id }) => id)).not.toContain('appeal-form-guide')
  const ofLessons = module.sections.map(({ resources }) => resources.map(({ id }) => id))
  expect(ofLessons[0]).toEqual(['informal-conference-sheet'])
  expect(ofLessons[1]).toEqual(expect.arrayContaining(['appeal-form-guide', 'official-petition-form']))
})

it('the worked examples are labelled, and their figures filled in [S2.dashboard.16]', async () => {
  const { client } = await signUp(app)
  const { stories, basis } = await client.call(listStories, {})
  expect(stories.map(({ label }) => label)).toEqual(Array(3).fill('Illustrative example, not a customer'))
  for (const { result } of stories) expect(result).toMatch(/\$[\d,]+/)
  expect(JSON.stringify(stories)).not.toContain('{{')
  expect(basis).toMatch(/^Tax year \d{4}, .+ County’s \d{4} average rates$/)
})
