/** Proves that words come from each kind of provider over its real wire, and that trouble is a value and never a wait without end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeModelServer, startModelServer } from '#fakes/model/start-model-server.ts'
import type { ModelSettings, ModelWaits } from '#server/model-settings.ts'
import { openModelWriter } from './model-writer.ts'

let server: FakeModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const request = { instructions: 'Write again.', prompt: 'The text:\nThe value is {value.just}.' }

const writerOf = (provider: ModelSettings['provider'], waits?: ModelWaits) =>
  openModelWriter(
    {
      provider,
      name: 'fake',
      apiKey: 'key-of-the-test',
      baseUrl: server.url,
      usdPerMillionInput: 3,
      usdPerMillionOutput: 15,
      mostUsdPerDay: 1,
      mostUsdPerPerson: 1,
    },
    waits,
  )

const ask = (
  provider: ModelSettings['provider'] = 'openai-compatible',
  signal = new AbortController().signal,
) => writerOf(provider).write(request, signal)

describe.each(['anthropic', 'openai', 'openai-compatible'] as const)('a provider that is %s', (provider) => {
  it('is asked with the key, streams its words, and is counted by its own tokens', async () => {
    // 9 tokens of prompt at 3 and 7 of answer at 15, in millionths of a dollar
    expect(await ask(provider)).toEqual({ ok: true, text: 'The value is {value.just}.', costMicroUsd: 132 })
    expect(server.calls.at(-1)).toMatchObject({ key: 'key-of-the-test' })
  })

  it('that refuses is told with its status, and costs nothing', async () => {
    server.next({ kind: 'fail', status: 529 })
    expect(await ask(provider)).toEqual({ ok: false, why: 'status 529', mayCost: false, trouble: 'down' })
  })

  it('that cuts its answer short is not believed', async () => {
    server.next({ kind: 'cut-short' })
    expect(await ask(provider)).toMatchObject({
      ok: false,
      why: 'ended with length',
      mayCost: true,
      trouble: 'none',
    })
  })
})

it('a line that breaks in the middle is a failure that may have cost', async () => {
  server.next({ kind: 'hang-up' })
  expect(await ask()).toMatchObject({ ok: false, mayCost: true, trouble: 'down' })
})

it('an answer that stalls ends when whoever asked goes', async () => {
  server.next({ kind: 'stall' })
  const leaving = new AbortController()
  const asked = ask('openai-compatible', leaving.signal)
  setTimeout(() => leaving.abort(), 300)
  expect(await asked).toMatchObject({ ok: false, mayCost: true, trouble: 'left' })
})

describe.each(['anthropic', 'openai', 'openai-compatible'] as const)(
  'an answer of %s is given up',
  (provider) => {
    const [short, long] = [250, 60_000]
    const everyMs = 20
    it.each([
      ['that never begins', { kind: 'silence' }, { answerMs: short, silenceMs: long }],
      ['that stops in the middle', { kind: 'stall' }, { answerMs: long, silenceMs: short }],
      [
        'that sends nothing but a sign of life',
        { kind: 'drip-nothing', everyMs },
        { answerMs: long, silenceMs: short },
      ],
      [
        'that never ends, letter after letter',
        { kind: 'drip', everyMs },
        { answerMs: short, silenceMs: long },
      ],
    ] as const)('%s', async (_, behavior, waits) => {
      server.next(behavior)
      const begun = performance.now()
      const answer = await writerOf(provider, waits).write(request, new AbortController().signal)
      expect(answer).toMatchObject({ ok: false, mayCost: true, trouble: 'slow' })
      const took = performance.now() - begun
      expect(took).toBeGreaterThanOrEqual(short)
      expect(took).toBeLessThan(long / 2)
    })
  },
)

it('knows the most that a call can cost before it is made', () => {
  const most = writerOf('openai').mostMicroUsd(request)
  expect(most).toBeGreaterThan(132)
  expect(most).toBeLessThan(40_000)
})
