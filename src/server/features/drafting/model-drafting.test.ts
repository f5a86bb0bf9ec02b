/** Proves what a configured model changes: its words stand when they hold to the facts, and in every trouble the composer's do. */
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { WrittenDocument } from '#contract/ai.ts'
import { downloadDocument } from '#contract/ai.ts'
import { rewriteDocumentSection } from '#contract/document-edits.ts'
import { PROMPT_VERSION } from '#core/document/gate/model-task.ts'
import {
  type FakeModelServer,
  type ModelBehaviour,
  startModelServer,
} from '#fakes/model/start-model-server.ts'
import { until } from '#server/jobs/until.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { type Asked, type Author, author, sectionIn, textOf } from './testing/drafting-bench.ts'

let server: FakeModelServer
let shop: TestShop
const settingsOf = (url: string) => ({
  MODEL_PROVIDER: 'anthropic',
  MODEL_NAME: 'fake',
  MODEL_API_KEY: 'sk-model-key',
  MODEL_BASE_URL: url,
  MODEL_USD_PER_MILLION_INPUT_TOKENS: '3',
  MODEL_USD_PER_MILLION_OUTPUT_TOKENS: '15',
  MODEL_LONGEST_SILENCE_SECONDS: '3',
})

beforeAll(async () => {
  server = await startModelServer()
  shop = await openShopForTest({ settings: settingsOf(server.url) })
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
afterEach(() => server.forget())

/** The property analysis of one person's new home, and what was asked for it. */
const analysis = async (ada?: Author) => {
  const writer = ada ?? (await author(shop))
  const asked: Asked = { kind: 'case_summary', propertyId: writer.onRoll }
  return { writer, document: await writer.written(asked) }
}

const writersOf = ({ sections }: WrittenDocument) => sections.map(({ writtenBy }) => writtenBy)

const callsOf = (documentId: string) =>
  shop.rows<{ position: number; attempt: number; outcome: string; cost: string; answer: string | null }>(
    `select position, attempt, outcome, cost_micro_usd as cost, answer from model_calls
     where document_id = $1 order by position, attempt`,
    [documentId],
  )

it('words what it is given, sees no figure or address, and the paper says so', async () => {
  const { writer, document } = await analysis()
  const byModel = writersOf(document).filter((one) => one === 'model')
  expect(byModel).toHaveLength(document.sections.length - 2)
  expect(document.writtenBy).toBe('composer_and_model')
  expect(document.sections.at(-1)).toMatchObject({ id: 'limits', writtenBy: 'composer' })
  expect(textOf(document)).toContain('$420,000')
  const sent = server.calls.map(({ prompt }) => prompt).join('\n')
  expect(sent).not.toMatch(/420,000|Sample Orange|Leon County/)
  const calls = await callsOf(document.id)
  expect(
    calls.every(({ outcome, answer, cost }) => outcome === 'passed' && answer === null && Number(cost) > 0),
  ).toBe(true)
  const { url } = await writer.client.call(downloadDocument, { id: document.id })
  expect(url).toContain('/api/integration/ai/documents/files/')
})

it('is told what was wrong, and asked once more', async () => {
  server.next({ kind: 'lie', change: (text) => `${text}\n\nA home nearby sold for $391,234.` })
  const { document } = await analysis()
  expect(writersOf(document)[0]).toBe('model')
  expect(server.calls[1]?.prompt).toContain('Your last answer was thrown away, because: it held a figure')
  expect((await callsOf(document.id)).slice(0, 2)).toMatchObject([
    { position: 0, attempt: 1, outcome: 'refused' },
    { position: 0, attempt: 2, outcome: 'passed' },
  ])
  expect(textOf(document)).not.toContain('391,234')
})

it('of every call the model, the version of the words sent and both hashes are kept', async () => {
  const said = 'You will win.'
  server.next({ kind: 'say', text: said })
  const { document } = await analysis()
  const calls = await shop.rows<Record<'provider' | 'model' | 'version' | 'input' | 'output', unknown>>(
    `select provider, model, prompt_version as version, input_hash as input, output_hash as output
     from model_calls where document_id = $1 order by position, attempt`,
    [document.id],
  )
  expect(calls).toHaveLength(server.calls.length)
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
  const known = { provider: 'anthropic', model: 'fake', version: PROMPT_VERSION, input: hash, output: hash }
  for (const call of calls) expect(call).toEqual(known)
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const sent = server.calls.map(({ instructions, prompt }) => hashOf(`${instructions}\n\n${prompt}`))
  expect(calls.map(({ input }) => input)).toEqual(sent)
  expect(calls[0]?.output).toBe(hashOf(said))
})

const lies: readonly (readonly [string, readonly ModelBehaviour[]])[] = [
  [
    'lies twice',
    [
      { kind: 'say', text: 'You should claim that the value is too high. You will win.' },
      { kind: 'lie', change: (text) => text.replaceAll('{home.address}', '9 Elm St') },
    ],
  ],
  ['is out of order', [{ kind: 'fail', status: 500 }]],
  ['hangs up', [{ kind: 'hang-up' }]],
  ['is cut short', [{ kind: 'cut-short' }]],
]

it.each(lies)('a model that %s leaves the section to the composer', async (_, behaviours) => {
  server.next(...behaviours)
  const { document } = await analysis()
  expect(document.status).toBe('completed')
  expect(writersOf(document).filter((_writer, at) => at === 0 || at === 2)).toEqual(['composer', 'model'])
  expect(textOf(document)).not.toMatch(/Elm|You will win/)
})

const outages: typeof lies = [
  ['stalls', [{ kind: 'obey' }, { kind: 'stall' }]],
  ['fails twice', [{ kind: 'obey' }, { kind: 'fail', status: 503 }, { kind: 'fail', status: 529 }]],
]

it.each(outages)('a model that %s is left alone for a while', async (_, behaviours) => {
  server.next(...behaviours)
  const { writer, document } = await analysis()
  expect(document).toMatchObject({ status: 'completed', failure: null, writtenBy: 'composer_and_model' })
  expect(writersOf(document)).toEqual(document.sections.map((_, at) => (at === 0 ? 'model' : 'composer')))
  const calls = await callsOf(document.id)
  const made = behaviours.map(({ kind }, position) => {
    return { position, attempt: 1, outcome: kind === 'obey' ? 'passed' : 'failed' }
  })
  expect(calls).toMatchObject(made)
  const sheet = await writer.written({ kind: 'informal_conference_sheet', propertyId: writer.onRoll })
  expect(sheet.writtenBy).toBe('composer')
  expect(server.calls).toHaveLength(behaviours.length)
  shop.pass(301)
  expect((await analysis()).document.writtenBy).toBe('composer_and_model')
})

it('words one section anew: another text that holds is stored, a lie leaves it to the composer', async () => {
  const { writer, document } = await analysis()
  const rewritten = async (behaviour: ModelBehaviour) => {
    server.forget()
    server.next(behaviour, behaviour)
    const { version } = sectionIn(await writer.statusOf(document.id), 'home')
    const asked = { id: document.id, sectionId: 'home', version }
    await writer.client.call(rewriteDocumentSection, asked)
    const now = async () => sectionIn(await writer.statusOf(document.id), 'home')
    await until(async () => (await now()).rewrite === null)
    return now()
  }
  const change = (text: string) => text.replace('This is about', 'This paper is about')
  const worded = await rewritten({ kind: 'lie', change })
  expect(worded).toMatchObject({ writtenBy: 'model', modelMayWrite: true })
  expect(worded.paragraphs[0]).toMatch(/^This paper is about the home at 103 Sample Orange Way/)
  expect(server.calls).toHaveLength(1)
  const lied = await rewritten({ kind: 'say', text: 'You will win.' })
  expect(lied.writtenBy).toBe('composer')
  expect(lied.paragraphs.join(' ')).not.toContain('You will win')
})

it('money that is spent is not spent again: the composer writes, and every document comes', async () => {
  const { writer, document } = await analysis()
  await shop.rows(`update model_calls set cost_micro_usd = 2000000 where document_id = $1 and position = 0`, [
    document.id,
  ])
  const script = await writer.written({ kind: 'hearing_script', propertyId: writer.onRoll })
  expect(new Set(writersOf(script))).toEqual(new Set(['composer']))
  const { document: others } = await analysis()
  expect(others.writtenBy).toBe('composer_and_model')
})

it('the limit of a day, reached by others, stops nobody: the composer writes until the day is over', async () => {
  const { document } = await analysis()
  const spend = (microUsd: number) =>
    shop.rows('update model_calls set cost_micro_usd = $2 where document_id = $1 and position = 0', [
      document.id,
      microUsd,
    ])
  await spend(10_000_000)
  server.forget()
  const { document: others } = await analysis()
  expect(others).toMatchObject({ status: 'completed', writtenBy: 'composer', failure: null })
  expect(server.calls).toEqual([])
  shop.pass(86_401)
  expect((await analysis()).document.writtenBy).toBe('composer_and_model')
})

it('nothing of the key or the words is in the log', () => {
  const log = shop.logLines.join('')
  expect(log).toContain('the language model gave no text')
  expect(log).not.toMatch(/sk-model-key|You will win|Elm/)
})
