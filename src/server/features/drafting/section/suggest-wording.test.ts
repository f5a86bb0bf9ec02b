/** Proves what a configured model may do: suggest beside our text, checked, paid once, within its limits; it never writes a document. */
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenDocument } from '#contract/document/documents.ts'
import {
  dropSuggestion,
  renewDocument,
  saveDocumentSection,
  suggestWording,
} from '#contract/document/edits.ts'
import { PROMPT_VERSION } from '#core/document/gate/model-task.ts'
import {
  type FakeModelServer,
  type ModelBehavior,
  startModelServer,
} from '#fakes/model/start-model-server.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Author, author, sectionIn, textOf } from '../testing/drafting-fixture.ts'
import { suggestWording as suggestWordingJob } from './suggest-wording.ts'

let server: FakeModelServer
let app: TestApp
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
  app = await openAppForTest({ settings: settingsOf(server.url) })
})
afterAll(async () => {
  await app.close()
  await server.close()
})
afterEach(() => server.forget())

const SECTION = 'values'
const freer: ModelBehavior = {
  kind: 'lie',
  change: (text) => text.replace('follow different rules', 'have different rules'),
}
const lie: ModelBehavior = { kind: 'say', text: 'You should claim that it is too high. You will win.' }

const analysis = async (ada?: Author) => {
  const writer = ada ?? (await author(app))
  return { writer, document: await writer.written({ kind: 'case_summary', propertyId: writer.onRoll }) }
}
type Written = Awaited<ReturnType<typeof analysis>>

const sectionOf = async ({ writer, document }: Written) =>
  sectionIn(await writer.statusOf(document.id), SECTION)

const ask = async ({ writer, document }: Written, sectionId = SECTION) => {
  const { version } = sectionIn(await writer.statusOf(document.id), sectionId)
  await writer.client.call(suggestWording, { id: document.id, sectionId, version })
}

/** What stands beside the section once the model was asked, as told. */
const suggested = async (written: Written, ...behaviors: readonly ModelBehavior[]) => {
  server.next(...behaviors)
  await ask(written)
  await until(async () => (await sectionOf(written)).suggestion?.state !== 'asked')
  return (await sectionOf(written)).suggestion
}

const callsOf = (documentId: string) =>
  app.rows<{ attempt: number; outcome: string; cost: string; answer: string | null }>(
    `select attempt, outcome, cost_micro_usd as cost, answer from model_calls
     where document_id = $1 order by asked_at, attempt`,
    [documentId],
  )

const writersOf = ({ sections }: WrittenDocument) => new Set(sections.map(({ writtenBy }) => writtenBy))

describe('a document', () => {
  it('is our own program’s, whole and at once, while the model is silent: nobody asks it', async () => {
    server.next({ kind: 'silence' })
    const { document } = await analysis()
    expect(document).toMatchObject({ status: 'completed', writtenBy: 'composer' })
    expect(writersOf(document)).toEqual(new Set(['composer']))
    expect(server.calls).toEqual([])
    const may = document.sections.filter(({ maySuggest }) => maySuggest).map(({ id }) => id)
    expect(may).toContain(SECTION)
    expect(may).not.toContain('limits')
  })
})

describe('a suggestion', () => {
  it('stands beside our text with what it changes, is made without a figure or address, and is the owner’s once taken', async () => {
    const written = await analysis()
    const { writer, document } = written
    const before = await sectionOf(written)
    const suggestion = await suggested(written, freer)
    if (suggestion?.state !== 'offered') throw new Error('Nothing was offered.')
    expect(suggestion.text).toContain('have different rules')
    expect(suggestion.text).toContain('$420,000')
    expect(suggestion.pieces).toContainEqual({ kind: 'added', text: 'have' })
    expect(await sectionOf(written)).toMatchObject({ paragraphs: before.paragraphs, writtenBy: 'composer' })
    expect(server.calls.map(({ prompt }) => prompt).join()).not.toMatch(/420,000|Sample Orange|Leon County/)
    const [call] = await callsOf(document.id)
    expect(call).toMatchObject({ outcome: 'passed', answer: null })
    expect(Number(call?.cost)).toBeGreaterThan(0)
    const named = { id: document.id, sectionId: SECTION, version: before.version }
    await writer.client.call(saveDocumentSection, { ...named, text: suggestion.text })
    expect(await sectionOf(written)).toMatchObject({
      writtenBy: 'owner',
      suggestion: null,
      maySuggest: false,
      notices: [],
    })
    expect(textOf(await writer.statusOf(document.id))).toContain('have different rules')
  })

  it('that was refused once is asked for once more, with what was wrong', async () => {
    const written = await analysis()
    const sold: ModelBehavior = {
      kind: 'lie',
      change: (text) => `${text}\n\nA home nearby sold for $391,234.`,
    }
    expect(await suggested(written, sold, freer)).toMatchObject({ state: 'offered' })
    expect(server.calls[1]?.prompt).toContain('Your last answer was thrown away, because: it held a figure')
    expect(await callsOf(written.document.id)).toMatchObject([
      { attempt: 1, outcome: 'refused' },
      { attempt: 2, outcome: 'passed' },
    ])
  })

  const troubles: readonly (readonly [string, readonly ModelBehavior[]])[] = [
    ['lies twice', [lie, { kind: 'lie', change: (text) => text.replaceAll('{value.just}', '$1') }]],
    ['is out of order', [{ kind: 'fail', status: 500 }]],
    ['hangs up', [{ kind: 'hang-up' }]],
    ['is cut short', [{ kind: 'cut-short' }]],
  ]
  it.each(troubles)('is none where the model %s, and our text stands', async (_, behaviors) => {
    const written = await analysis()
    const before = (await sectionOf(written)).paragraphs
    expect(await suggested(written, ...behaviors)).toEqual({ state: 'none' })
    expect((await sectionOf(written)).paragraphs).toEqual(before)
    // Two troubles in a row would have the provider left alone.
    app.pass(301)
  })

  it.each([
    ['stalls', [{ kind: 'stall' }] as const],
    [
      'fails twice',
      [
        { kind: 'fail', status: 503 },
        { kind: 'fail', status: 529 },
      ] as const,
    ],
  ])('is not asked for a while from a model that %s', async (_, behaviors) => {
    const written = await analysis()
    for (const behavior of behaviors) expect(await suggested(written, behavior)).toEqual({ state: 'none' })
    expect(await suggested(written)).toEqual({ state: 'none' })
    expect(server.calls).toHaveLength(behaviors.length)
    app.pass(301)
    expect(await suggested(written, freer)).toMatchObject({ state: 'offered' })
  })

  it('goes when it is put away, when the text changes and when the facts do', async () => {
    const written = await analysis()
    const { writer, document } = written
    expect(await suggested(written, freer)).toMatchObject({ state: 'offered' })
    await writer.client.call(dropSuggestion, { id: document.id, sectionId: SECTION })
    expect((await sectionOf(written)).suggestion).toBeNull()
    expect(await suggested(written, freer)).toMatchObject({ state: 'offered' })
    await app.rows('update documents set facts_hash = $2 where id = $1', [document.id, 'a'.repeat(64)])
    expect((await sectionOf(written)).suggestion).toBeNull()
    expect(await suggested(written, freer)).toMatchObject({ state: 'offered' })
    await writer.client.call(renewDocument, { id: document.id })
    await until(async () => (await writer.statusOf(document.id)).status === 'completed')
    expect((await sectionOf(written)).suggestion).toBeNull()
  })

  it('is refused where the text is the owner’s, where a section tells nothing, and where it has changed', async () => {
    const written = await analysis()
    const { writer, document } = written
    const { id } = document
    const refused = (more: object) =>
      writer.client.refusal(suggestWording, { id, sectionId: SECTION, version: 1, ...more })
    expect(await refused({ sectionId: 'limits' })).toMatchObject({ status: 409, message: /^We can suggest another wording/ })
    expect(await refused({ version: 7 })).toMatchObject({ status: 409, message: /changed since/ })
    await writer.client.call(saveDocumentSection, { id, sectionId: SECTION, version: 1, text: 'Mine.' })
    expect(await refused({ version: 2 })).toMatchObject({ status: 409, message: /^We can suggest another wording/ })
    expect(server.calls).toEqual([])
  })

  it('is paid once, however often its job is run', async () => {
    const written = await analysis()
    expect(await suggested(written, freer)).toMatchObject({ state: 'offered' })
    const [row] = await app.rows<{ tries: number }>(
      'select suggested_tries as tries from document_sections where document_id = $1 and section_id = $2',
      [written.document.id, SECTION],
    )
    const asked = { documentId: written.document.id, sectionId: SECTION, tries: row?.tries ?? 0 }
    const meta = { id: 'again', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
    // As a kill leaves it: asked for, paid, and nothing stored.
    await app.rows(
      `update document_sections set suggestion = 'asked', suggested = null where document_id = $1 and section_id = $2`,
      [asked.documentId, SECTION],
    )
    await suggestWordingJob.run(app.ctx, asked, meta)
    await suggestWordingJob.run(app.ctx, asked, meta)
    expect(server.calls).toHaveLength(1)
    expect((await sectionOf(written)).suggestion).toEqual({ state: 'none' })
  })

  it('leaves of every call the model, the version of the words sent and both hashes', async () => {
    const written = await analysis()
    await suggested(written, lie, freer)
    const calls = await app.rows<Record<'provider' | 'model' | 'version' | 'input' | 'output', unknown>>(
      `select provider, model, prompt_version as version, input_hash as input, output_hash as output
       from model_calls where document_id = $1 order by attempt`,
      [written.document.id],
    )
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
    const known = { provider: 'anthropic', model: 'fake', version: PROMPT_VERSION, input: hash, output: hash }
    expect(calls).toEqual([known, known])
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
    const sent = server.calls.map(({ instructions, prompt }) => hashOf(`${instructions}\n\n${prompt}`))
    expect(calls.map(({ input }) => input)).toEqual(sent)
    expect(calls[0]?.output).toBe(hashOf(lie.kind === 'say' ? lie.text : ''))
  })
})

describe('money that is spent', () => {
  const spend = ({ document }: Written, microUsd: number) =>
    app.rows('update model_calls set cost_micro_usd = $2 where document_id = $1', [document.id, microUsd])

  it('by a person is not spent again; others are still asked for', async () => {
    const written = await analysis()
    await suggested(written, freer)
    await spend(written, 2_000_000)
    server.forget()
    expect(await suggested(written)).toEqual({ state: 'none' })
    expect(server.calls).toEqual([])
    expect(await suggested(await analysis(), freer)).toMatchObject({ state: 'offered' })
  })

  it('by all on one day stops suggestions and no document, until the day is over', async () => {
    const written = await analysis()
    await suggested(written, freer)
    await spend(written, 10_000_000)
    server.forget()
    const others = await analysis()
    expect(others.document.status).toBe('completed')
    expect(await suggested(others)).toEqual({ state: 'none' })
    expect(server.calls).toEqual([])
    app.pass(86_401)
    expect(await suggested(await analysis(), freer)).toMatchObject({ state: 'offered' })
  })
})

it('nothing of the key or the words is in the log', () => {
  const log = app.logLines.join('')
  expect(log).toContain('the language model gave no text')
  expect(log).not.toMatch(/sk-model-key|You will win/)
})
