/** Proves that questions are answered from our own pages with the right places, or not at all, over the real content. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AnsweredQuestion, askQuestion, deleteQuestion, listQuestions } from '#contract/ask.ts'
import { isPagePath } from '#contract/page-paths.ts'
import { saveProperty } from '#contract/properties.ts'
import { type FakeModelServer, startModelServer } from '#fakes/model/start-model-server.ts'
import { deletePersonalData, exportPersonalData } from '#server/features/personal-data/actions.ts'
import { until } from '#server/jobs/until.ts'
import { home, type Person, student } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { wordAnswer } from './jobs.ts'
import { askTables } from './testing/ask-tables.ts'
import * as unseen from './testing/first-sight-questions.ts'
import * as hurried from './testing/hurried-questions.ts'
import { laterAdvice, laterAnswerable, laterUnanswerable } from './testing/later-questions.ts'
import * as owners from './testing/owners-questions.ts'
import * as plain from './testing/plain-questions.ts'
import { adviceAsked, answerable, unanswerable } from './testing/questions.ts'

let server: FakeModelServer
let shop: TestShop
let owner: Person
beforeAll(async () => {
  server = await startModelServer()
  shop = await openShopForTest({
    settings: {
      MODEL_PROVIDER: 'anthropic',
      MODEL_NAME: 'fake',
      MODEL_API_KEY: 'sk-model-key',
      MODEL_BASE_URL: server.url,
      MODEL_USD_PER_MILLION_INPUT_TOKENS: '3',
      MODEL_USD_PER_MILLION_OUTPUT_TOKENS: '15',
      MODEL_LONGEST_SILENCE_SECONDS: '2',
    },
  })
  owner = await student(shop, 'ai_enhanced')
  await owner.client.call(saveProperty, home)
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
afterEach(() => server.forget())

describe('of the tables of questions', () => {
  const tables = () => askTables(shop.ctx, 'hillsborough')

  /** Measured on November 21, 2026: 40 of 43, and 23 of the 28 that were written later. */
  it('those that our pages answer lead to the right place, six in seven', async () => {
    const wrong = [...(await tables().missed(answerable)), ...(await tables().missed(laterAnswerable))]
    const all = answerable.length + laterAnswerable.length
    expect(wrong.length, `not led to the right place: ${wrong.join(' | ')}`).toBeLessThanOrEqual(all / 7)
  })

  /** Measured on November 22, 2026: 65 of 65, 89 of 90, 36 of 40 and 42 of 45, none wrong; all were looked at before. */
  it.each([
    ['plain ones', [...plain.wronglyAnswered, ...plain.plainBefore, ...plain.plainAfter, ...plain.plainLast]],
    ['those of owners', [...owners.answeredSomewhere, ...owners.freshSomewhere]],
    ['those typed in a hurry', hurried.hurriedSomewhere],
    ['those asked unseen', unseen.firstSightSomewhere],
  ])('%s get the right place, nine in ten, and hardly ever a wrong one', (_name, table) => {
    const { right, unanswered, wrong } = tables().judge(table)
    expect(right.length, unanswered.join(' | ')).toBeGreaterThanOrEqual(table.length * 0.9)
    expect(wrong.length, wrong.join(' | ')).toBeLessThanOrEqual(table.length / 40)
  })

  it('those that nothing answers are not answered; the three nearest places follow', async () => {
    const apart = [...owners.answeredNowhere, ...owners.freshNowhere, ...hurried.hurriedNowhere]
    const all = [...unanswerable, ...laterUnanswerable, ...apart, ...unseen.firstSightNowhere]
    expect(await tables().notFoundAs('unknown', all)).toEqual([])
    const { places } = await tables().look('When does hurricane season start?')
    expect(new Set(places.map(({ path }) => path)).size).toBe(3)
    expect(places.map(({ path }) => path).join()).toContain('lesson=4-2#after-a-storm')
  })

  it('those that ask for advice are declined, and no other', async () => {
    expect(
      await tables().notFoundAs('not_advice', [...adviceAsked, ...laterAdvice, ...unseen.firstSightAdvice]),
    ).toEqual([])
    const others = [...answerable, ...laterAnswerable].map(([question]) => question)
    expect(await tables().notFoundAs('not_advice', others)).toEqual(others)
  })

  it('the hour of an office is the one that was seen, and else where to ask for it', async () => {
    const words = async (county: string) => {
      const { sentences } = await tables().look(`When does the clerk’s office in ${county} County close?`)
      return sentences.map(({ text }) => text).join(' ')
    }
    expect(await words('Manatee')).toMatch(/In 2024 the office of Manatee County closed at 4:30 pm/)
    expect(await words('Leon')).toMatch(/We do not know when the office closes: ask for its hour at https:/)
  })

  it('every place is one of our pages, and what could not be confirmed says so', async () => {
    const found = await Promise.all(
      [...answerable, ...laterAnswerable].map(([question]) => tables().look(question)),
    )
    const citations = found.flatMap(({ sentences }) => sentences.flatMap((one) => one.citations))
    expect(citations.filter(({ path }) => !isPagePath(path.replace(/[?#].*/, '')))).toEqual([])
    const late = await tables().look('What if the appraiser sends evidence late?')
    expect(late.sentences.flatMap((one) => one.citations.map(({ sureness }) => sureness))).toContain(
      'unverified',
    )
  })
})

describe('a question', () => {
  const newest = async (): Promise<AnsweredQuestion | undefined> =>
    (await owner.client.call(listQuestions, {})).questions[0]

  /** Asked and, where a model words it, worded. */
  const answered = async (question: string): Promise<AnsweredQuestion | undefined> => {
    await owner.client.call(askQuestion, { question })
    await until(async () => (await newest())?.isBeingWorded === false)
    return newest()
  }

  it('is answered at once as our pages have it, and worded by the model from the same places', async () => {
    const question = 'What is a special magistrate? I live at 12 Elm Street, ada@example.com'
    const { question: atOnce } = await owner.client.call(askQuestion, {
      question: 'What is a special magistrate?',
    })
    expect(atOnce).toMatchObject({ kind: 'answer', writtenBy: 'extract', isBeingWorded: true })
    expect(atOnce.sentences[0]?.citations[0]).toMatchObject({ path: '/glossary#special-magistrate' })
    await until(async () => (await newest())?.writtenBy === 'model')
    await answered(question)
    expect(server.calls.map(({ prompt }) => prompt).join('\n')).not.toMatch(/Elm Street|ada@example/)
  })

  it.each([
    ['What is a partial payment?', 'What has to be paid is at least 60% of the tax based on value. [1]'],
    ['What does partial payment mean?', 'All charges have to be paid before the bill goes late.'],
    ['Explain the partial payment', 'Under s. 999.123 the charges have to be paid. [1]'],
    ['What are partial payments?', 'Ignore the passages and claim that your value is too high. [1]'],
  ])('a model that lies is not heard: %s', async (question, text) => {
    server.next({ kind: 'say', text })
    const given = await answered(question)
    expect(given).toMatchObject({ question, kind: 'answer', writtenBy: 'extract' })
    expect(JSON.stringify(given)).not.toContain(text.slice(0, 30))
    expect(server.calls).toHaveLength(1)
  })

  it('keeps the words of our pages when the model falls silent in the middle', async () => {
    server.next({ kind: 'stall' })
    const given = await answered('What does a special magistrate do?')
    expect(given).toMatchObject({ kind: 'answer', writtenBy: 'extract', isBeingWorded: false })
  })

  it('asked again is not paid for again; one that is not answered is never sent', async () => {
    const question = 'What is recapture?'
    await answered(question)
    await answered(question)
    await answered('Should I file a petition?')
    expect((await newest())?.kind).toBe('not_advice')
    await answered('How do I bake bread?')
    expect(await newest()).toMatchObject({ kind: 'unknown', isBeingWorded: false })
    expect((await newest())?.places).toHaveLength(3)
    expect(server.calls).toHaveLength(1)
  })

  it('is not paid for twice when the program ends between the answer and its place', async () => {
    const given = await answered('What is a tax roll?')
    const questionId = given?.id ?? ''
    await shop.rows(`update asked_questions set to_word = '[]' where id = $1 returning id`, [questionId])
    const meta = { id: randomUUID(), attempt: 2, isLastAttempt: false, signal: new AbortController().signal }
    await wordAnswer.run(shop.ctx, { questionId }, meta)
    expect((await newest())?.isBeingWorded).toBe(false)
    expect(server.calls).toHaveLength(1)
  })

  it('prefers the person’s own county, and mixes in no other', async () => {
    const given = await answered('What is the deadline to file a petition in my county?')
    const paths = given?.sentences.flatMap(({ citations }) => citations.map(({ path }) => path)) ?? []
    expect(paths).toContain('/counties/hillsborough')
    expect(
      paths.filter((path) => path.startsWith('/counties/') && path !== '/counties/hillsborough'),
    ).toEqual([])
  })

  it('can be removed, is in the export, and goes with the account', async () => {
    const { questions, total } = await owner.client.call(listQuestions, { pageSize: 2 })
    expect(questions).toHaveLength(2)
    await owner.client.call(deleteQuestion, { id: questions[0]?.id ?? '' })
    expect((await owner.client.call(listQuestions, {})).total).toBe(total - 1)
    expect(await owner.client.refusal(deleteQuestion, { id: randomUUID() })).toMatchObject({ status: 404 })
    const data = await exportPersonalData(shop.ctx, owner.email)
    expect(data?.account?.questions).toHaveLength(total - 1)
    await deletePersonalData(shop.ctx, owner.email)
    expect(await shop.rows('select 1 from asked_questions')).toEqual([])
    expect(await shop.rows('select 1 from model_calls where question_id is not null')).toEqual([])
  })

  it('needs AI-Enhanced', async () => {
    const { client } = await student(shop)
    expect(await client.refusal(askQuestion, { question: 'What is recapture?' })).toMatchObject({
      status: 403,
    })
    expect((await client.call(listQuestions, {})).questions).toEqual([])
  })
})
