/** Proves the films from the job to the ear: made once and in order, served in pieces to who owns the course, replaced by a recording, and honest when a voice fails. */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { getLandingFilm, getLessonFilm, type MadeFilm } from '#contract/course/films.ts'
import { search } from '#contract/course/search.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import { cuesIn } from '#core/course/film/web-vtt.ts'
import { wordsIn } from '#core/film/narration.ts'
import { sentencesToSay } from '#core/film/spoken-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { type FakeSpeechServer, startSpeechServer } from '#fakes/speech/start-speech-server.ts'
import { refreshSearch } from '#server/features/search/actions.ts'
import { until } from '#server/jobs/until.ts'
import { besideApp, operatorOf } from '#server/operator/testing/operate.ts'
import { filmFolder } from '#server/services/course/film-shelf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'
import { filmJobs, makeFilmJob } from './jobs.ts'

let server: FakeSpeechServer
let app: TestApp
let dana: Person
/** As the app's own settings, for the operator beside it. */
let settings: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await startSpeechServer({ secondsPerWord: 0.12 })
  settings = {
    SPEECH_URL: server.url,
    SPEECH_VOICE: 'alloy',
    SPEECH_MODEL: 'tts-1',
    SPEECH_API_KEY: 'key',
    SPEECH_USD_PER_MILLION_CHARACTERS: '15',
    SPEECH_MOST_USD: '1',
    WORKER: 'off',
  }
  app = await openAppForTest({ settings })
  dana = await student(app)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const filmOf = async ({ client }: Person, lessonId: string) =>
  (await client.call(getLessonFilm, { lessonId })).film

const readyFilm = async (person: Person, lessonId: string): Promise<MadeFilm> => {
  const film = await filmOf(person, lessonId)
  if (film.status !== 'ready') throw new Error(`The film is ${film.status}.`)
  return film
}

const meta = (isLastAttempt: boolean) => ({
  id: randomUUID(),
  attempt: 1,
  isLastAttempt,
  signal: new AbortController().signal,
})

const make = (lessonId: string, isLastAttempt = true) =>
  makeFilmJob.run(app.ctx, { lessonId }, meta(isLastAttempt))

const operate = (...args: string[]) => operatorOf({ ...besideApp(app), ...settings })(...args)

/** One after the other, as a film has it: being prepared, in trouble, failed, made. */
describe('the film of a lesson', () => {
  it('is ordered in the order of the course, the one of the first page second, each once', async () => {
    const [, keepFilmsMade] = filmJobs
    await keepFilmsMade?.run(app.ctx, { atStart: false }, meta(true))
    await keepFilmsMade?.run(app.ctx, { atStart: false }, meta(true))
    const rows = await app.rows<{ lesson: string }>(
      `select data->'payload'->>'lessonId' as lesson from jobs.job where name = 'make-film' order by priority desc, created_on, id`,
    )
    const lessons = rows.map(({ lesson }) => lesson)
    const [first, second, ...others] = lessons
    expect([first, second]).toEqual(['1-1', 'landing'])
    expect(others).toEqual([...new Set(others)].toSorted())
    expect(others).not.toContain('landing')
  })

  it('is being prepared until it is made, and nobody says how long an unknown voice takes', async () => {
    expect(await filmOf(dana, '1-1')).toEqual({ status: 'preparing', percent: 0, minutesLeft: null })
    const { module } = await dana.client.call(getModule, { id: 1 })
    expect({ kind: module.film.kind, videoUrl: module.videoUrl }).toEqual({ kind: 'scenes', videoUrl: '' })
  })

  it('whose voice lies stays on its way while it is tried again, and the operator reads why', async () => {
    server.next({ kind: 'speak' }, { kind: 'speak' }, { kind: 'lie', body: Buffer.from('<html></html>') })
    await expect(make('1-1', false)).rejects.toThrow('could not be made')
    expect(await filmOf(dana, '1-1')).toMatchObject({ status: 'preparing', minutesLeft: null })
    const listed = await operate('films', 'list')
    expect(listed.printed).toMatch(
      /1-1 +waiting +alloy .*asked for a WAV file of 16-bit sound and sent something else/,
    )
    expect(app.logLines.some((line) => line.includes('a film could not be made'))).toBe(true)
  })

  it('whose voice failed for the last time is none, and its text is what there is', async () => {
    server.next({ kind: 'fail', status: 503 })
    await expect(make('1-1')).rejects.toThrow('could not be made')
    expect(await filmOf(dana, '1-1')).toEqual({ status: 'none' })
  })

  it('goes on where it stopped, and is ready', { timeout: 180_000 }, async () => {
    const before = server.calls.length
    expect(await make('1-1')).toEqual({ ok: true })
    const film = await readyFilm(dana, '1-1')
    const sentences = sentencesToSay(film.scenes)
    // Two were spoken before the lie; equal sentences are spoken once.
    const texts = new Set(sentences.map(({ text }) => text.toLowerCase()))
    expect(server.calls.length - before).toBeLessThanOrEqual(texts.size - 2)
    expect(film.spoken.sentences.map(({ words }) => words.length)).toEqual(
      sentences.map(({ text }) => wordsIn(text).length),
    )
    await make('1-1')
    expect((await readyFilm(dana, '1-1')).version).toBe(film.version)
  })

  it('is heard in pieces, without a token in a header, and kept for long', async () => {
    const { audioUrl, version } = await readyFilm(dana, '1-1')
    expect(new URL(audioUrl).pathname).toBe(`/api/courses/lesson-films/files/1-1/${version}.mp3`)
    const whole = await fetch(audioUrl)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(whole.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(bytes.length).toBeLessThan(5_000_000)
    const piece = await fetch(audioUrl, { headers: { range: 'bytes=1000-1999' } })
    expect([piece.status, piece.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${bytes.length}`,
    ])
    expect(Buffer.from(await piece.arrayBuffer())).toEqual(bytes.subarray(1_000, 2_000))
  })

  it('has captions that are its narration, word for word, in lines that a person can read', async () => {
    const film = await readyFilm(dana, '1-1')
    const answer = await fetch(film.captionsUrl)
    expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/)
    const cues = cuesIn(await answer.text())
    const narration = sentencesToSay(film.scenes).map(({ text }) => text)
    expect(cues.map(({ text }) => text).join(' ')).toBe(narration.join(' '))
    for (const { text, startsAt, endsAt } of cues) {
      expect(text.length).toBeLessThanOrEqual(84)
      expect(endsAt).toBeGreaterThan(startsAt)
    }
  })

  it('is found by its words, each scene at its second, and only by who owns the course', async () => {
    const { scenes, spoken } = await readyFilm(dana, '1-1')
    const timeline = timelineOf(scenes, spoken)
    const scene = timeline.scenes.find(({ id }) => id === 'eight-things')
    const [first] = scene?.sentences ?? []
    expect(first?.start).toBeGreaterThan(30)
    await refreshSearch(app.ctx)
    const asked = { q: '"what a seller would keep"', kind: 'lesson' as const }
    const { found } = await dana.client.call(search, asked)
    const second = Math.floor(first?.start ?? 0)
    expect(found.map(({ path }) => path)).toContain(`/course/1?lesson=1-1&at=${second}`)
    expect(found.find(({ path }) => path.endsWith(`&at=${second}`))?.heading).toBe(
      `In the video, at ${filmTime(second)}`,
    )
    const ada = await signUp(app)
    expect((await ada.client.call(search, asked)).found).toEqual([])
  })

  it('stands at the address of its module', async () => {
    const { module } = await dana.client.call(getModule, { id: 1 })
    expect(module.film).toMatchObject({ kind: 'scenes', cues: [], chapters: [] })
    expect((await fetch(module.videoUrl)).headers.get('content-type')).toBe('audio/mpeg')
    expect(module.sections.map(({ timestamp }) => timestamp)).toEqual([0, 0, 0])
  })

  it('is for who owns the course, as long as they own it', async () => {
    const ada = await signUp(app)
    expect(await ada.client.refusal(getLessonFilm, { lessonId: '1-1' })).toMatchObject({ status: 403 })
    const eve = await student(app)
    const { audioUrl, captionsUrl } = await readyFilm(eve, '1-1')
    const [address, permission] = audioUrl.split('?')
    const strange = [
      address,
      `${address}?permission=made-up`,
      audioUrl.replace('/1-1/', '/1-2/'),
      audioUrl.replace(/[0-9a-f]{16}\.mp3/, 'ffffffffffffffff.mp3'),
      audioUrl.replace('.mp3', '.json'),
      `${app.url}/api/landing-film/files/1-1/${audioUrl.split('/').at(-1)?.split('?')[0]}`,
      `${app.url}/api/courses/films/${permission?.replace('permission=', '')}`,
    ]
    for (const url of strange) expect([url, (await fetch(url ?? '')).status]).toEqual([url, 410])
    await app.rows('update orders set user_id = null where user_id = $1 returning id', [eve.user.id])
    expect((await fetch(audioUrl)).status).toBe(410)
    expect((await fetch(captionsUrl)).status).toBe(410)
  })

  it('gives way to a recording of the operator, whole', async () => {
    const folder = filmFolder(app.ctx.env.DATA_DIR)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/module-1.mp4`, 'a recording')
    expect(await filmOf(dana, '1-1')).toEqual({ status: 'none' })
    expect((await dana.client.call(getModule, { id: 1 })).module.film.kind).toBe('recording')
    const { told } = await operate('films', 'list')
    expect(told).toMatch(/^module-1\.mp4 has no captions; put module-1\.vtt beside it/m)
    await rm(`${folder}/module-1.mp4`)
    expect((await filmOf(dana, '1-1')).status).toBe('ready')
  })

  it('of a lesson that is not there is not found', async () => {
    expect(await dana.client.refusal(getLessonFilm, { lessonId: '1-9' })).toMatchObject({ status: 400 })
  })
})

describe('the operator', () => {
  it('lists films with length and size, also as JSON', async () => {
    const { printed, code } = await operate('films', 'list', '--json')
    expect(code).toBe(0)
    const [first] = JSON.parse(printed)
    expect(first).toMatchObject({
      lesson: '1-1',
      state: 'ready',
      percent: 100,
      secondsLeft: null,
      problem: null,
    })
    expect(first.bytes).toBeGreaterThan(100_000)
  })

  it('renders a film with another voice, sees how far it is, and goes back to the usual one', async () => {
    const made = await operate('films', 'render', 'landing', '--voice', 'nova')
    expect(made).toMatchObject({ code: 0, printed: expect.stringMatching(/^landing: made in \d+:\d\d\.$/) })
    expect(made.told).toMatch(/landing: 10 of \d+ sentences, about \d+:\d\d left in all/)
    expect(server.calls.at(-1)?.voice).toBe('nova')
    expect(await operate('films', 'render', 'landing', '--voice', 'nova')).toMatchObject({
      printed: 'landing: made already.',
    })
  })

  it('has the film of the first page made, and everybody hears it', async () => {
    const { film } = await app.visitor().call(getLandingFilm, {})
    if (film.status !== 'ready') throw new Error(`The film is ${film.status}.`)
    expect(film.spoken.seconds).toBeGreaterThan(20)
    const heard = await fetch(film.audioUrl, { headers: { range: 'bytes=0-99' } })
    expect([heard.status, heard.headers.get('cache-control')]).toEqual([
      206,
      'public, max-age=31536000, immutable',
    ])
    expect((await fetch(film.captionsUrl)).status).toBe(200)
  })

  it('goes back to the usual voice, which fails with a sentence', async () => {
    server.always({ kind: 'fail', status: 500 })
    const failed = await operate('films', 'render', 'landing', '--voice', 'standard')
    expect(failed).toMatchObject({
      code: 1,
      printed: 'landing: The speech endpoint refused with status 500.',
    })
    server.forget()
  })

  it('is told in one sentence when the limit of cost would be passed', async () => {
    await app.rows(
      `insert into speech_calls (id, characters, cost_micro_usd, asked_at) values ($1, 1, 1000000, now()) returning id`,
      [randomUUID()],
    )
    const asked = server.calls.length
    const { printed, code } = await operate('films', 'render', '1-3')
    expect({ printed, code }).toEqual({
      printed: '1-3: The speech endpoint is not asked: SPEECH_MOST_USD (1) would be passed within 30 days.',
      code: 1,
    })
    expect(server.calls).toHaveLength(asked)
  })

  it.each([
    [['films', 'render', '9-9'], 1, /There is no film of 9-9/],
    [['films', 'render', '1-1', '1-2'], 2, /One lesson at a time/],
  ] as const)('%j is refused with a sentence', async (args, code, sentence) => {
    expect(await operate(...args)).toMatchObject({ code, told: expect.stringMatching(sentence) })
  })

  it('who has no endpoint is told which voices there are', async () => {
    const { told } = await operatorOf({ ...besideApp(app), SPEECH_VOICE: 'slt' })(
      ...['films', 'render', '1-3', '--voice', 'nova'],
    )
    expect(told).toMatch(
      /There is no voice nova: the built-in ones are slt, rms and awb, others need SPEECH_URL\./,
    )
  })
})

it('an app that stops does not wait for a film, and the next one goes on', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'just-value-films-'))
  const spoken = async () =>
    (await readdir(path.join(dataDir, 'speech', 'sentences'), { recursive: true }).catch(() => [])).filter(
      (name) => name.endsWith('.gz'),
    )
  const speaking = await openAppForTest({ settings: { SPEECH_VOICE: 'slt', DATA_DIR: dataDir } })
  await until(async () => (await spoken()).length >= 2)
  await speaking.close()
  const kept = await spoken()
  // A film has some 80 sentences, and a stop waits 20 seconds for what cannot be broken off.
  expect(kept.length).toBeLessThan(60)
  const next = await openAppForTest({ settings: { SPEECH_VOICE: 'slt', DATA_DIR: dataDir } })
  await until(async () => (await spoken()).length > kept.length)
  await next.close()
  expect(await spoken()).toEqual(expect.arrayContaining(kept))
  await rm(dataDir, { recursive: true, force: true })
})
