/** Proves that a film is spoken, joined and kept: sentence by sentence, at one loudness, without clicks or long silences, and whole or not at all. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wordsIn } from '#core/film/narration.ts'
import { type SaidScene, sentencesToSay } from '#core/film/spoken-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { levelSpeech } from '#core/speech/level-speech.ts'
import { integratedLoudness } from '#core/speech/loudness.ts'
import { type FakeSpeechServer, humAsWav, startSpeechServer } from '#fakes/speech/start-speech-server.ts'
import { unpackPiece } from './kept-piece.ts'
import { type Made, makeFilm, type Studio, type Voice, voiceId } from './make-film.ts'
import { planFilm } from './plan-film.ts'
import { openSpeechShelf } from './speech-shelf.ts'
import { startSpeechThread } from './start-speech-thread.ts'

let folder: string
let server: FakeSpeechServer
const ending = new AbortController()
const thread = startSpeechThread(ending.signal)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-speech-'))
  server = await startSpeechServer()
})
afterEach(() => server.forget())
afterAll(async () => {
  thread.end()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const scenes: readonly SaidScene[] = [
  {
    id: 'envelope',
    chapter: 'The envelope',
    says: 'In August [market] an envelope comes to Heron Lane. On it stands $420,000, and form DR-486 is next.',
  },
  { id: 'hearing', says: 'At 10:30 a.m. [clerk] the hearing begins. Dana speaks, and Lee finds the pages.' },
]
const slt: Voice = { kind: 'built-in', name: 'slt' }

let shelves = 0
const newStudio = (change: Partial<Studio> = {}): Studio => {
  shelves += 1
  return {
    shelf: openSpeechShelf(path.join(folder, `shelf-${shelves}`), () => new Date()),
    thread,
    purse: { setAside: async () => 'paid', giveBack: async () => undefined },
    signal: ending.signal,
    sentenceMs: 60_000,
    ...change,
  }
}

const make = async (studio: Studio, said = scenes, voice: Voice = slt) => {
  const plan = planFilm(said, voiceId(voice))
  const fresh: boolean[] = []
  const made = await makeFilm(plan, voice, studio, async (_count, isFresh) => {
    fresh.push(isFresh)
  })
  return { plan, made, spoken: fresh.filter(Boolean).length, film: await studio.shelf.film(plan.hash) }
}

const filesIn = async ({ shelf }: Studio) =>
  (await readdir(shelf.folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('a film of two scenes, spoken by flite', () => {
  let studio: Studio
  let first: Awaited<ReturnType<typeof make>>
  beforeAll(async () => {
    studio = newStudio()
    first = await make(studio)
  })

  it('has a time for each shown word, in order, as the timeline wants them', () => {
    const film = first.film?.film
    if (!film) throw new Error('there is no film')
    expect(film.sentences.map(({ words }) => words.length)).toEqual(
      sentencesToSay(scenes).map(({ text }) => wordsIn(text).length),
    )
    const words = film.sentences.flatMap((sentence) => sentence.words)
    words.forEach(({ start, end }, at) => {
      expect(end - start).toBeGreaterThan(0.03)
      // "DR-486" is five words and "$420,000" four; no other takes as long.
      expect(end - start).toBeLessThan(3)
      expect(start).toBeGreaterThanOrEqual((words[at - 1]?.end ?? 0) - 0.001)
    })
    expect(words.at(-1)?.end).toBeLessThan(film.seconds)
    expect(() => timelineOf(scenes, film)).not.toThrow()
  })

  it('has no silence of 1.5 seconds, and a longer one between two scenes than between two sentences', () => {
    const sentences = first.film?.film.sentences ?? []
    const gaps = sentences.slice(1).map(({ start }, at) => start - (sentences[at]?.end ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(1.5)
    expect(Math.min(...gaps)).toBeGreaterThan(0.3)
    expect(gaps[1]).toBeGreaterThan((gaps[0] ?? 0) + 0.2)
  })

  it('is an MP3 of the length that its times say', async () => {
    const kept = first.film
    if (!kept) throw new Error('there is no film')
    const mp3 = await readFile(path.join(studio.shelf.folder, kept.file))
    // 48 kbit/s: 6,000 bytes a second; the encoder rounds up to whole frames of 36 ms.
    expect(mp3.length / 6_000).toBeGreaterThan(kept.film.seconds - 0.07)
    expect(mp3.length / 6_000).toBeLessThan(kept.film.seconds + 0.25)
    expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0])
  })

  it('begins and ends each sentence at silence, so that no join clicks', async () => {
    for (const { hash } of first.plan.sentences) {
      const file = await studio.shelf.sentence(hash)
      const piece = unpackPiece(await readFile(file ?? ''))
      const samples = piece?.sound.samples ?? new Int16Array()
      expect([samples[0], samples.at(-1)]).toEqual([0, 0])
      expect(Math.max(...samples.subarray(0, 40).map(Math.abs))).toBeLessThan(300)
    }
  })

  it('is -16 LUFS, give or take one', async () => {
    const pieces = await Promise.all(
      first.plan.sentences.map(async ({ hash }) => {
        const piece = unpackPiece(await readFile((await studio.shelf.sentence(hash)) ?? ''))
        return [...(piece?.sound.samples ?? [])].map((sample) => sample / 32_768)
      }),
    )
    const loudness = integratedLoudness(levelSpeech(Float32Array.from(pieces.flat()), 16_000), 16_000) ?? 0
    expect(Math.abs(loudness + 16)).toBeLessThan(1)
  })

  it('is not made twice, and one changed sentence speaks one sentence', async () => {
    expect(first.spoken).toBe(4)
    expect((await make(studio)).spoken).toBe(0)
    const changed = scenes.map((scene) => ({ ...scene, says: scene.says.replace('comes to', 'arrives at') }))
    expect(await make(studio, changed)).toMatchObject({ made: { ok: true }, spoken: 1 })
  })

  it('speaks a sentence once more whose file is broken', async () => {
    const [sentence] = first.plan.sentences
    const file = await studio.shelf.sentence(sentence?.hash ?? '')
    await writeFile(file ?? '', (await readFile(file ?? '')).subarray(0, 2_000))
    await rm(path.join(studio.shelf.folder, first.film?.file ?? ''))
    expect(await make(studio)).toMatchObject({ made: { ok: true }, spoken: 1 })
  })

  it('another voice is another film', async () => {
    const other: Voice = { kind: 'built-in', name: 'rms' }
    const made = await make(studio, scenes.slice(0, 1), other)
    expect(made).toMatchObject({ made: { ok: true }, spoken: 2 })
    expect(made.plan.hash).not.toBe(planFilm(scenes.slice(0, 1), voiceId(slt)).hash)
  })
})

it('goes on where it was called off', async () => {
  const off = new AbortController()
  const one = newStudio()
  const plan = planFilm(scenes, voiceId(slt))
  const stopped = makeFilm(plan, slt, { ...one, signal: off.signal }, async (count) => {
    if (count === 2) off.abort()
  })
  await expect(stopped).rejects.toThrow()
  expect(await one.shelf.film(plan.hash)).toBeNull()
  expect(await make(one)).toMatchObject({ made: { ok: true }, spoken: 2 })
})

it('a full disk is one sentence, with nothing half-written', async () => {
  const studio = newStudio()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const shelf = { ...studio.shelf, keepFilm: () => Promise.reject(full) }
  const { made } = await make({ ...studio, shelf })
  expect(made).toEqual({ ok: false, problem: expect.stringMatching(/^There is no room left on the disk/) })
  expect((await filesIn(studio)).filter((name) => !/^[0-9a-f]{64}\.gz$/.test(name))).toEqual([])
})

it('a built-in voice that hangs is one sentence, and nothing half-spoken is kept', async () => {
  const studio = newStudio()
  const hangs = {
    ...studio.thread,
    ask: () => Promise.reject(new Error('The voice gave no answer in 60 seconds.')),
  }
  const { made } = await make({ ...studio, thread: hangs })
  expect(made).toEqual({ ok: false, problem: 'The voice gave no answer in 60 seconds.' })
  expect(await filesIn(studio)).toEqual([])
})

describe('an endpoint', () => {
  const endpoint = (): Extract<Voice, { kind: 'endpoint' }> => ({
    kind: 'endpoint',
    name: 'alloy',
    endpoint: { url: server.url, model: 'tts-1', apiKey: 'key', usdPerMillionCharacters: 15, mostUsd: 1 },
  })

  it('speaks in its wire format, and its words share the measured length', async () => {
    const { made, film } = await make(newStudio(), scenes, endpoint())
    expect(made).toMatchObject({ ok: true })
    expect(server.calls).toHaveLength(4)
    expect(server.calls[1]).toEqual({
      model: 'tts-1',
      voice: 'alloy',
      key: 'key',
      input: 'on it stands four hundred twenty thousand dollars, and form D R four eighty six is next.',
    })
    const [sentence] = film?.film.sentences ?? []
    // Eight words of 0.35 seconds each, as the stand-in hums.
    expect((sentence?.end ?? 0) - (sentence?.start ?? 0)).toBeCloseTo(8 * 0.35, 1)
    expect(film?.film.sentences.map(({ words }) => words.length)).toEqual(
      sentencesToSay(scenes).map(({ text }) => wordsIn(text).length),
    )
  })

  const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(4_000, 7)])
  it.each([
    ['an MP3 as WAV', { kind: 'lie', body: mp3 }, /WAV file of 16-bit sound and sent something else/],
    ['a page', { kind: 'lie', body: Buffer.from('<html>Please sign in</html>') }, /something else/],
    ['nothing', { kind: 'lie', body: Buffer.alloc(0) }, /something else/],
    ['a head without sound', { kind: 'lie', body: humAsWav(0) }, /nothing is heard/],
    ['silence', { kind: 'hum', seconds: 3, volume: 0 }, /nothing is heard/],
    ['far too little', { kind: 'hum', seconds: 0.2 }, /0\.2 seconds of sound for 8 words/],
    ['far too much', { kind: 'hum', seconds: 60 }, /60\.0 seconds of sound for 8 words/],
    ['more than fits', { kind: 'lie', body: Buffer.alloc(11_000_000) }, /more than 10 MB/],
    ['a refusal', { kind: 'fail', status: 401 }, /refused with status 401/],
    ['half an answer', { kind: 'hang-up' }, /broke off its answer/],
    ['no answer', { kind: 'silence' }, /no whole answer within 2 seconds/],
    ['an answer that stops', { kind: 'stall' }, /no whole answer within 2 seconds/],
  ] as const)('that sends %s is one sentence, and nothing is kept', async (_what, behavior, sentence) => {
    server.next(behavior)
    const hangs = behavior.kind === 'silence' || behavior.kind === 'stall'
    const studio = newStudio(hangs ? { sentenceMs: 2_000 } : {})
    const { made, film } = await make(studio, scenes, endpoint())
    expect(made).toEqual({ ok: false, problem: expect.stringMatching(sentence) } satisfies Made | object)
    expect(film).toBeNull()
    expect(await filesIn(studio)).toEqual([])
  })

  it('is not asked where its limit would be passed', async () => {
    const studio = newStudio({ purse: { setAside: async () => null, giveBack: async () => undefined } })
    const { made } = await make(studio, scenes, endpoint())
    expect(made).toEqual({
      ok: false,
      problem: expect.stringMatching(/SPEECH_MOST_USD \(1\) would be passed/),
    })
    expect(server.calls).toEqual([])
  })

  it('costs nothing where it refused, and what it cost where it answered badly', async () => {
    const back: string[] = []
    const purse = { setAside: async () => 'paid', giveBack: async (id: string) => void back.push(id) }
    server.next({ kind: 'fail', status: 500 })
    await make(newStudio({ purse }), scenes, endpoint())
    expect(back).toEqual(['paid'])
    server.next({ kind: 'lie', body: mp3 })
    await make(newStudio({ purse }), scenes, endpoint())
    expect(back).toEqual(['paid'])
  })
})
