/** Proves that a film on the operator's disk plays for who owns the course, with its captions, chapters and what was watched. */
import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getModule, savePosition } from '#contract/course/courses.ts'
import { search } from '#contract/course/search.ts'
import { refreshSearch } from '#server/features/search/actions.ts'
import { filmFolder } from '#server/services/course/film-shelf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

const chapters = `WEBVTT

1-1
00:00.000 --> 01:05.000
Three values

1-1
01:05.000 --> 07:30.000
Two columns

1-2
07:30.500 --> 20:00.000
Caps
`

const captions = `WEBVTT

00:01.000 --> 00:04.000
Good morning.

07:31.000 --> 07:34.000
A word about quince marmalade.
`

let app: TestApp
let dana: Person
beforeAll(async () => {
  app = await openAppForTest()
  dana = await student(app)
  const folder = filmFolder(app.ctx.env.DATA_DIR)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/module-1.mp4`, Buffer.from('0123456789'))
  await writeFile(`${folder}/module-1.vtt`, captions)
  await writeFile(`${folder}/module-1.chapters.vtt`, chapters)
})
afterAll(() => app.close())

const moduleOf = async ({ client }: Person, id: number) => (await client.call(getModule, { id })).module

describe('a module with a film', () => {
  it('is found by what is said in it, and led to at its second', async () => {
    const { client } = dana
    expect((await client.call(search, { q: 'quince marmalade', as: 'typed' })).found).toEqual([])
    await refreshSearch(app.ctx)
    const { found } = await client.call(search, { q: 'quince marmalade' })
    expect(found.map(({ heading, path }) => [heading, path])).toEqual([
      ['In the video, at 7:31', '/course/1?lesson=1-2&at=451'],
    ])
    const ada = await signUp(app)
    expect(await ada.client.call(search, { q: 'quince marmalade' })).toMatchObject({
      found: [],
      inLessons: 1,
    })
  })

  it('gives its address, its captions as a text, and its chapters', async () => {
    const { videoUrl, film, sections } = await moduleOf(dana, 1)
    expect(videoUrl).toMatch(/^http:\/\/localhost:\d+\/api\/courses\/films\/./)
    expect(film.cues).toEqual([
      { startsAt: 1, endsAt: 4, text: 'Good morning.' },
      { startsAt: 451, endsAt: 454, text: 'A word about quince marmalade.' },
    ])
    expect(film.chapters.map(({ lessonId, startsAt }) => [lessonId, startsAt])).toEqual([
      ['1-1', 0],
      ['1-1', 65],
      ['1-2', 450.5],
    ])
    // The third lesson has no chapter: it stands after the planned minutes of the first two, ten and eleven.
    expect(sections.map(({ timestamp }) => timestamp)).toEqual([0, 450, 1260])
  })

  it('plays in pieces, without a token in a header', async () => {
    const { videoUrl } = await moduleOf(dana, 1)
    const whole = await fetch(videoUrl)
    expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
      200,
      'video/mp4',
      '0123456789',
    ])
    const piece = await fetch(videoUrl, { headers: { range: 'bytes=2-4' } })
    expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
  })

  it('has captions that a browser reads', async () => {
    const captions = await fetch((await moduleOf(dana, 1)).film.captionsUrl ?? '')
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect(await captions.text()).toContain('Good morning.')
  })

  it('stops for who no longer owns the course', async () => {
    const eve = await student(app)
    const { videoUrl } = await moduleOf(eve, 1)
    await app.rows('update orders set user_id = null where user_id = $1 returning id', [eve.user.id])
    expect((await fetch(videoUrl)).status).toBe(410)
  })
})

it('a module without a film has no address and no captions', async () => {
  const { videoUrl, film } = await moduleOf(dana, 2)
  expect({ videoUrl, film }).toEqual({
    videoUrl: '',
    film: { kind: 'none', captionsUrl: null, cues: [], chapters: [] },
  })
})

it('what was watched adds up over visits and devices, and counts once', async () => {
  const watch = (watched: [number, number][]) =>
    dana.client.call(savePosition, { id: 1, lessonId: '1-1', filmSeconds: 3, watched })
  await watch([
    [0, 10],
    [100, 120],
  ])
  await Promise.all([watch([[5, 20]]), watch([[110, 130]])])
  expect((await moduleOf(dana, 1)).sections[0]?.watched).toEqual([
    [0, 20],
    [100, 130],
  ])
})

it.each([
  ['a range that ends before it begins', [[5, 2]]],
  ['a second that is not whole', [[0, 1.5]]],
  ['more seconds than a day has', [[0, 90_000]]],
])('refuses %s', async (_what, watched) => {
  const answer = await dana.client.send('/api/courses/modules/1/position', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${dana.client.token}` },
    body: JSON.stringify({ lessonId: '1-1', watched }),
  })
  expect(answer.status).toBe(400)
})

it('an address is good for a long evening and no longer, and cannot be guessed', async () => {
  const { videoUrl } = await moduleOf(dana, 1)
  app.pass(11 * 3600)
  expect((await fetch(videoUrl)).status).toBe(200)
  app.pass(2 * 3600)
  expect((await fetch(videoUrl)).status).toBe(410)
  expect((await fetch(`${app.url}/api/courses/films/module-1.mp4`)).status).toBe(410)
})
