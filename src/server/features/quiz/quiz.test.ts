/** Proves that questions are asked without their answers, judged on the server, and that every try is kept. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadOwnData } from '#contract/account/users.ts'
import { answerQuiz, getQuiz, listQuizRecords } from '#contract/course/quizzes.ts'
import type { LibraryQuiz } from '#server/services/course/quiz-library.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { buyer, type Person, signUp, student } from '#test/people.ts'

let app: TestApp
let dana: Person
beforeAll(async () => {
  app = await sharedApp()
  dana = await student(app)
})
afterAll(() => app.close())

const libraryQuiz = (quizId: string): LibraryQuiz => {
  const quiz = app.ctx.course.quizzes.get(quizId)
  if (!quiz) throw new Error(`no questions ${quizId}`)
  return quiz
}

/** The first `right` answers right, the others wrong. */
const answersWith = (quizId: string, right: number) =>
  Object.fromEntries(
    libraryQuiz(quizId).questions.map(({ id, answer }, at) => [
      id,
      at < right ? answer : answer === 1 ? 2 : 1,
    ]),
  )

const answerAs = ({ client }: Person, quizId: string, right: number, tryId = randomUUID()) =>
  client.call(answerQuiz, { quizId, tryId, answers: answersWith(quizId, right) })

describe('the questions', () => {
  it('are five after each lesson and ten at the end of each module, with every figure filled in', () => {
    const counts = [...app.ctx.course.quizzes.values()].map(({ id, questions }) => [id, questions.length])
    expect(counts).toHaveLength(28)
    for (const [id, count] of counts) expect(count).toBe(String(id).endsWith('test') ? 10 : 5)
    expect(JSON.stringify([...app.ctx.course.quizzes.values()])).not.toContain('{{')
  })

  it('reach the browser without answer, explanation or place', async () => {
    const eve = await student(app)
    const { quiz, record, lastTry } = await eve.client.call(getQuiz, { quizId: '1-2' })
    expect([lastTry, record.tries, record.best]).toEqual([null, 0, null])
    expect(quiz.questions).toHaveLength(5)
    const sent = await eve.client.send('/api/courses/quizzes/1-2', {
      headers: { authorization: `Bearer ${eve.client.token}` },
    })
    const text = JSON.stringify(sent.body)
    expect(text).toContain(quiz.questions[0]?.question)
    for (const { explanation } of libraryQuiz('1-2').questions) expect(text).not.toContain(explanation)
    expect(text).not.toMatch(/"(answer|explanation|place|isRight)"/)
  })

  it('are for who owns the course', async () => {
    const ada = await signUp(app)
    expect(await ada.client.refusal(getQuiz, { quizId: '1-1' })).toMatchObject({ status: 403 })
    const answered = { quizId: '1-1', tryId: randomUUID(), answers: answersWith('1-1', 5) }
    expect(await ada.client.refusal(answerQuiz, answered)).toMatchObject({ status: 403 })
    expect(await app.rows('select 1 from quiz_tries where user_id = $1', [ada.user.id])).toEqual([])
  })
})

describe('an answered set', () => {
  it('is judged by the server, and then explained with the place in the lesson', async () => {
    const { judged, record } = await answerAs(dana, '1-2', 3)
    expect(judged).toMatchObject({ right: 3, total: 5, passed: false })
    expect(judged.answers.map(({ isRight }) => isRight)).toEqual([true, true, true, false, false])
    const [first] = libraryQuiz('1-2').questions
    expect(judged.answers[0]).toMatchObject({
      answer: first?.answer,
      explanation: first?.explanation,
      place: { lessonId: '1-2', anchor: 'five-owners-five-answers', title: 'Five owners, five answers' },
    })
    expect(record).toMatchObject({ tries: 1, rightNeeded: 4, passedAt: null })
  })

  it('counts once when it is sent twice', async () => {
    const tryId = randomUUID()
    const first = await answerAs(dana, '1-3', 2, tryId)
    const again = await answerAs(dana, '1-3', 5, tryId)
    expect(again.judged).toEqual(first.judged)
    expect(again.record.tries).toBe(1)
    const other = { quizId: '1-1', tryId, answers: answersWith('1-1', 5) }
    expect((await dana.client.refusal(answerQuiz, other)).details).toMatchObject([{ field: 'tryId' }])
  })

  it('must be whole', async () => {
    const { '1-1-q2': _second, '1-1-q4': _fourth, ...some } = answersWith('1-1', 5)
    const refused = await dana.client.refusal(answerQuiz, {
      quizId: '1-1',
      tryId: randomUUID(),
      answers: some,
    })
    expect(refused).toMatchObject({ status: 400, message: 'Please answer questions 2 and 4' })
    const wrongPlace = { ...answersWith('1-1', 5), '1-1-q5': 9 }
    expect(
      await dana.client.refusal(answerQuiz, { quizId: '1-1', tryId: randomUUID(), answers: wrongPlace }),
    ).toMatchObject({ message: 'Please answer question 5' })
  })

  it('is shown again later, but not beside questions that have changed', async () => {
    const eve = await student(app)
    const { judged } = await answerAs(eve, '2-1', 4)
    expect((await eve.client.call(getQuiz, { quizId: '2-1' })).lastTry).toEqual(judged)
    await app.rows("update quiz_tries set edition = 'of-last-year' where user_id = $1", [eve.user.id])
    const { lastTry, record } = await eve.client.call(getQuiz, { quizId: '2-1' })
    expect([lastTry, record.last?.right]).toEqual([null, 4])
  })
})

describe('the final test', () => {
  it('is passed with eight of ten, and stays passed when a later try is worse', async () => {
    expect((await answerAs(dana, '1-test', 7)).record).toMatchObject({ rightNeeded: 8, passedAt: null })
    app.pass(60)
    const passed = await answerAs(dana, '1-test', 9)
    expect(passed.judged.passed).toBe(true)
    app.pass(60)
    const { record } = await answerAs(dana, '1-test', 1)
    expect(record).toMatchObject({
      tries: 3,
      best: { right: 9, total: 10, passed: true },
      last: { right: 1, passed: false },
      passedAt: passed.judged.answeredAt,
    })
  })
})

describe('the results', () => {
  it('are listed for all questions, and each person’s own', async () => {
    const eve = await student(app)
    await answerAs(eve, '3-test', 10)
    const { records, total } = await eve.client.call(listQuizRecords, {})
    expect([records.length, total]).toEqual([28, 28])
    expect(records.filter(({ tries }) => tries > 0).map(({ quizId }) => quizId)).toEqual(['3-test'])
    const ofModule = await eve.client.call(listQuizRecords, { moduleId: 3 })
    expect(ofModule.records.map(({ quizId }) => quizId)).toEqual(['3-1', '3-2', '3-3', '3-test'])
  })

  it('stay with a buyer whose access has ended; the questions do not', async () => {
    const eve = await buyer(app)
    await answerAs(eve, '1-1', 5)
    await app.rows(
      `insert into ledger_entries (id, order_id, kind, amount_cents, stripe_object_id, occurred_at)
       select gen_random_uuid(), id, 'refund', amount_cents, 'refund_of_' || id, now() from orders where user_id = $1`,
      [eve.user.id],
    )
    expect(await eve.client.refusal(getQuiz, { quizId: '1-1' })).toMatchObject({ status: 403 })
    const { records } = await eve.client.call(listQuizRecords, {})
    expect(records[0]).toMatchObject({ quizId: '1-1', tries: 1, best: { right: 5 } })
  })

  it('are in the download of one’s data, and go with the account', async () => {
    const eve = await student(app)
    await answerAs(eve, '1-1', 5)
    const { data } = await eve.client.call(downloadOwnData, {})
    expect(data).toMatchObject({ account: { quizTries: [{ quizId: '1-1', right: 5, total: 5 }] } })
    await app.rows('delete from users where id = $1', [eve.user.id])
    expect(await app.rows('select 1 from quiz_tries where user_id = $1', [eve.user.id])).toEqual([])
  })
})
