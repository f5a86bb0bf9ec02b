/** Proves that the certificate comes when the course is done, names who did it, and is a tagged PDF. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProgress, updateProfile } from '#contract/account/users.ts'
import { downloadCertificate, getCertificate } from '#contract/course/certificate.ts'
import { completeLesson, undoLesson } from '#contract/course/courses.ts'
import { answerQuiz } from '#contract/course/quizzes.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  // Late in the evening of October 9 in Florida, and already the 10th in London.
  app = await sharedApp({ startsAt: new Date('2026-10-10T03:30:00Z') })
})
afterAll(() => app.close())

const pass = async ({ client }: Person, quizId: string) => {
  const questions = app.ctx.course.quizzes.get(quizId)?.questions ?? []
  const answers = Object.fromEntries(questions.map(({ id, answer }) => [id, answer]))
  await client.call(answerQuiz, { quizId, tryId: randomUUID(), answers })
}

const certificateOf = async ({ client }: Person) => (await client.call(getCertificate, {})).certificate

const fileOf = async ({ client }: Person) => {
  const { url } = await client.call(downloadCertificate, {})
  return fetch(`${app.url}${url}`)
}

it('names what is missing until every lesson is complete and every test is passed; then it is a file', async () => {
  const dana = await student(app)
  const lessons = app.ctx.course.modules.flatMap((module) =>
    module.lessons.map(({ id }) => [module.id, id] as const),
  )
  const before = await certificateOf(dana)
  expect([before.earned, before.missing.lessons.length, before.missing.tests.length]).toEqual([false, 21, 7])
  expect(await dana.client.refusal(downloadCertificate, {})).toMatchObject({ status: 409, code: 'conflict' })

  for (const [id, lessonId] of lessons) await dana.client.call(completeLesson, { id, lessonId })
  for (const { id } of app.ctx.course.modules.slice(1)) await pass(dana, `${id}-test`)
  expect((await certificateOf(dana)).missing).toEqual({
    lessons: [],
    tests: [{ moduleId: 1, title: 'Introduction & Background' }],
  })

  await pass(dana, '1-test')
  expect(await certificateOf(dana)).toMatchObject({ earned: true, completedOn: '2026-10-09' })
  const file = await fileOf(dana)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="just-value-certificate.pdf"')
  const pdf = await readPdf(Buffer.from(await file.arrayBuffer()))
  expect(pdf).toMatchObject({ isTagged: true, unmarked: 0, title: 'Certificate of completion' })
  for (const words of [
    'Dana Whitfield',
    'Friday, October 9, 2026',
    '7. After Your Appeal',
    'not a license',
  ]) {
    expect(pdf.text).toContain(words)
  }

  const { url } = await dana.client.call(downloadCertificate, {})
  const { module } = await dana.client.call(undoLesson, { id: 4, lessonId: '4-2' })
  expect(module).toMatchObject({ progress: 67, status: 'in_progress' })
  expect((await certificateOf(dana)).missing.lessons.map(({ id }) => id)).toEqual(['4-2'])
  expect((await fetch(`${app.url}${url}`)).status).toBe(410)
  expect((await dana.client.call(getProgress, {})).lessonsCompleted).toBe(20)
})

it('is never without a name: what cannot be printed of it is dropped, or the name has to be mended first', async () => {
  const eve = await student(app)
  await eve.client.call(updateProfile, { firstName: 'አበበ', lastName: 'በቀለ' })
  for (const module of app.ctx.course.modules) {
    for (const { id } of module.lessons)
      await eve.client.call(completeLesson, { id: module.id, lessonId: id })
    await pass(eve, `${module.id}-test`)
  }
  expect(await eve.client.refusal(downloadCertificate, {})).toMatchObject({
    status: 409,
    message: expect.stringMatching(/print some letters in your name.+profile/),
  })
  await eve.client.call(updateProfile, { firstName: 'Peg ፨', lastName: 'Sato' })
  const { url } = await eve.client.call(downloadCertificate, {})
  const pdf = await readPdf(Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer()))
  expect(pdf.text).toMatch(/Completed by\s+Peg Sato/)
  await eve.client.call(updateProfile, { firstName: 'አበበ', lastName: 'በቀለ' })
  expect((await fetch(`${app.url}${url}`)).status).toBe(410)
})
