/** A lesson's film in a real browser: it plays, follows every jump, tells its words, goes on where it was left, and completes the lesson. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import type { LessonFilmState, MadeFilm } from '#contract/course/films.ts'
import { captionsIn } from '#core/film/captions.ts'
import { drawnAt } from '#core/film/drawn.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { type FakeSpeechServer, startSpeechServer } from '#fakes/speech/start-speech-server.ts'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { violationsIn } from './axe-look.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { type RunningApp, startApp } from './running-app.ts'

const lesson = '1-1'
const patience = 360_000
/** However slow the machine, a film that is being made gains a percent within this. */
const longestStandstill = 180_000

let voice: FakeSpeechServer
let speaking: RunningApp
let page: Page
let film: MadeFilm

test.describe.configure({ timeout: patience * 2 })

const stateOf = async (): Promise<LessonFilmState> => {
  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const answer = await page.request.get(`${speaking.url}/api/courses/lesson-films/${lesson}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok())
    throw new Error(`the film’s state was answered with ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).data.film
}

const openLesson = async (at?: number) => {
  await page.goto(`${speaking.url}/course/1?lesson=${lesson}${at === undefined ? '' : `&at=${at}`}`)
  await expect(player().locator('.film-scene')).toBeVisible()
}

const player = (): Locator => page.locator('media-controller.film-drawn')
const media = (): Locator => page.locator('drawn-film')
const shownScene = (): Promise<string | null> => page.locator('.film-stage').getAttribute('data-scene')
const seconds = (): Promise<number> => media().evaluate((element: HTMLMediaElement) => element.currentTime)

const seek = (second: number) =>
  media().evaluate(
    (element: HTMLMediaElement, to) =>
      new Promise((resolve) => {
        element.addEventListener('seeked', resolve, { once: true })
        element.currentTime = to
      }),
    second,
  )

/** As long as it comes on; the moment of its last gain counts, not how long it takes in all. */
const untilMade = async <Film extends { readonly status: string }>(
  state: () => Promise<Film>,
): Promise<Film> => {
  let last = await state()
  for (let gainedAt = Date.now(); last.status === 'preparing'; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const next = await state()
    if (JSON.stringify(next) !== JSON.stringify(last)) gainedAt = Date.now()
    if (Date.now() - gainedAt > longestStandstill) throw new Error(`no film comes: ${JSON.stringify(next)}`)
    last = next
  }
  return last
}

test.beforeAll(async ({ browser }) => {
  // No limit on how long a film takes in all; one on what hangs.
  test.setTimeout(patience * 8)
  // The built-in voice takes a core for half a minute; the server's tests listen to it.
  voice = await startSpeechServer()
  speaking = await startApp({
    SPEECH_URL: voice.url,
    SPEECH_VOICE: 'alloy',
    SPEECH_MODEL: 'tts-1',
    SPEECH_API_KEY: 'key',
    SPEECH_USD_PER_MILLION_CHARACTERS: '15',
  })
  for (const one of [lesson, 'landing']) await speaking.orderFilm(one)
  page = await (await browser.newContext()).newPage()
  await signInAsOwner(speaking, page, await makeOwner(speaking, 'standard'))
  const state = await untilMade(stateOf)
  if (state.status !== 'ready') throw new Error(`the film is ${state.status}`)
  film = state
})
test.afterAll(async () => {
  await page.context().close()
  await speaking.stop()
  await voice.close()
})

test('says how far it is while it is being prepared, with the text below', async ({ browser }) => {
  // What a service worker asks for cannot be answered from here.
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await signInAsOwner(speaking, other, await makeOwner(speaking, 'standard'))
  const preparing = { status: 'preparing', percent: 40, minutesLeft: 2 } satisfies LessonFilmState
  await other.route('**/api/courses/lesson-films/1-1', (route) =>
    route.fulfill({ json: { success: true, data: { film: preparing } } }),
  )
  await other.goto(`${speaking.url}/course/1?lesson=${lesson}`)
  await expect(
    other.getByText(/preparing this lesson’s video\. It should be ready in about 2 minutes/),
  ).toBeVisible()
  await expect(other.getByRole('progressbar', { name: 'Video being prepared' })).toHaveAttribute(
    'value',
    '40',
  )
  await expect(other.getByRole('heading', { name: 'Who does what' })).toBeVisible()
  await other.context().close()
})

test('plays at once when it is pressed', async () => {
  await openLesson()
  expect(await seconds()).toBe(0)
  await page.locator('media-play-button').click()
  await expect.poll(seconds).toBeGreaterThan(1)
  await page.locator('media-play-button').click()
  const stopped = await seconds()
  await page.waitForTimeout(300)
  expect(await seconds()).toBe(stopped)
})

test('shows the right scene, parts and words wherever it is jumped to, in any order', async () => {
  await openLesson()
  const timeline = timelineOf(film.scenes, film.spoken)
  const shares = [0.93, 0.11, 0.55, 0.02, ...forEndurance([], [0.78, 0.31, 0.99, 0.47, 0.64, 0.2])]
  const places = shares.map((share) => share * film.spoken.seconds)
  for (const place of places) {
    await seek(place)
    const { scene, pointing } = drawnAt(timeline, await seconds())
    await expect.poll(shownScene).toBe(film.scenes[scene]?.id)
    await expect(page.locator('.film-stage')).toHaveAttribute('aria-label', film.scenes[scene]?.alt ?? '')
    const farthest = () =>
      page
        .locator('.film-scene [style*="--pointed"]')
        .evaluateAll((parts: HTMLElement[]) =>
          Math.max(0, ...parts.map((part) => Number(part.style.getPropertyValue('--pointed')))),
        )
    await expect.poll(farthest).toBe(pointing)
  }
})

test('picture and voice stay together at every speed', async () => {
  await openLesson()
  const timeline = timelineOf(film.scenes, film.spoken)
  const changesAt = timeline.scenes[1]?.from ?? 0
  for (const rate of forEndurance([0.75, 2], [0.75, 1, 1.5, 2])) {
    await seek(changesAt - 0.3)
    // On a busy machine the picture of before the jump is still there when the place is.
    await expect.poll(shownScene).toBe(film.scenes[0]?.id)
    // Looked at together, in the page, after the frame in which the picture was drawn; from before it plays, or a slow answer misses the change.
    const looks = await media().evaluate(
      (element: HTMLMediaElement, { to, until }) => {
        element.playbackRate = to
        return new Promise<{ at: number; scene: string | undefined }[]>((resolve, reject) => {
          const seen: { at: number; scene: string | undefined }[] = []
          const look = () => {
            const stage = document.querySelector<HTMLElement>('.film-stage')
            seen.push({ at: element.currentTime, scene: stage?.dataset.scene })
            if (seen.length < 20 || element.currentTime < until) requestAnimationFrame(look)
            else resolve(seen)
          }
          requestAnimationFrame(look)
          element.play().catch(reject)
        })
      },
      { to: rate, until: changesAt + 0.3 },
    )
    await media().evaluate((element: HTMLMediaElement) => element.pause())
    // A look may come before the picture of its frame is drawn: then it sees that of the look before, however long ago that was.
    for (const [place, { at, scene }] of looks.entries()) {
      const earlier = Math.min(at - 0.1, looks[place - 1]?.at ?? at)
      expect([earlier, at].map((second) => film.scenes[drawnAt(timeline, second).scene]?.id)).toContain(scene)
    }
    expect(new Set(looks.map(({ scene }) => scene)).size).toBeGreaterThan(1)
    expect((looks.at(-1)?.at ?? 0) - (looks[0]?.at ?? 0)).toBeGreaterThan(0.2)
  }
})

test('shows captions that are the narration, and none when they are off', async () => {
  await openLesson()
  const captions = captionsIn(timelineOf(film.scenes, film.spoken))
  const served = await (await page.request.get(film.captionsUrl)).text()
  for (const { text } of captions.slice(0, 5)) expect(served).toContain(text.replaceAll('&', '&amp;'))
  await expect(page.locator('.film-captions')).toBeHidden()
  await page.locator('media-captions-button').click()
  for (const at of [3, 40, captions.length - 2]) {
    const caption = captions[at]
    await seek(((caption?.startsAt ?? 0) + (caption?.endsAt ?? 0)) / 2)
    await expect(page.locator('.film-captions')).toHaveText(caption?.text ?? '')
  }
  await page.locator('media-captions-button').click()
  await expect(page.locator('.film-captions')).toBeHidden()
})

/** Follows the words within the box that it stands in, and leads to a word. */
const followsTheWords = async (box: Locator) => {
  const [, , third] = film.spoken.sentences
  await seek((third?.start ?? 0) + 0.1)
  await expect(box.locator('button[aria-current="true"]:has([data-second])')).toHaveCount(1)
  await expect(box.getByText(`Picture: ${film.scenes[0]?.alt}`)).toBeVisible()
  const word = box.locator('button:has([data-second])').nth(5).locator('span').nth(2)
  await word.click()
  expect(Math.abs((await seconds()) - Number(await word.getAttribute('data-second')))).toBeLessThan(0.05)
}

test('the transcript stands beside the film, follows the words, leads to them, and tells what is drawn', async () => {
  for (const width of forEndurance([1024], [1024, 1280])) {
    await page.setViewportSize({ width, height: 800 })
    await openLesson()
    const box = page.getByRole('region', { name: 'Transcript' })
    await followsTheWords(box)
    const [words, picture] = [await box.boundingBox(), await player().boundingBox()]
    expect(words?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
    expect(words?.height).toBeCloseTo(picture?.height ?? 0, 0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('on a phone the transcript stands below the film, and no button over its controls', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLesson()
  await page.getByText('Transcript', { exact: true }).click()
  await followsTheWords(page.locator('details:has(> summary:text-is("Transcript"))'))
  const notes = page.getByRole('button', { name: /^Notes/ })
  // As high as the film and the tabs below it: a button at the edge would lie over the controls.
  await page.setViewportSize({ width: 390, height: 740 })
  await player().evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(notes).not.toBeInViewport()
  // A round one is at the edge of the window while the page moves back up, past the film and the button above the text.
  await page.getByRole('heading', { name: 'Who does what' }).scrollIntoViewIfNeeded()
  await page.mouse.move(195, 300)
  await page.mouse.wheel(0, 600)
  await page.mouse.wheel(0, -100)
  await expect(notes.last()).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('has no picture in picture, and volume in steps of 0.1', async () => {
  await openLesson()
  await expect(page.locator('media-pip-button, media-cast-button')).toHaveCount(0)
  const slider = page.getByRole('slider', { name: 'Volume' })
  await slider.fill('0.3')
  expect(await media().evaluate((element: HTMLMediaElement) => element.volume)).toBeCloseTo(0.3)
})

test('goes on where it was left, and an address leads to its second', async () => {
  await openLesson()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/modules/1/position') && answer.ok())
  await seek(100)
  await media().evaluate((element: HTMLMediaElement) => element.play())
  await page.waitForTimeout(1500)
  await media().evaluate((element: HTMLMediaElement) => element.pause())
  await kept
  await openLesson()
  await expect.poll(seconds).toBeGreaterThanOrEqual(100)
  expect(await seconds()).toBeLessThan(110)
  await openLesson(200)
  await expect.poll(seconds).toBe(200)
  const timeline = timelineOf(film.scenes, film.spoken)
  expect(await shownScene()).toBe(film.scenes[drawnAt(timeline, 200).scene]?.id)
})

test.describe('on a phone held upright', () => {
  test('fits 320 pixels, and axe finds nothing in player and scenes', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openLesson(0)
    for (const share of forEndurance([0.25, 0.75], [0.02, 0.25, 0.5, 0.75, 0.95])) {
      await seek(share * film.spoken.seconds)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const small = await page.locator('.film-scene :not(svg *)').evaluateAll((elements) =>
        elements
          .filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
          .map((element) => element.textContent),
      )
      expect(small).toEqual([])
    }
    for (const colorScheme of forEndurance(['dark'] as const, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsIn(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: null })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test('without motion a scene stands at its end from its beginning', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLesson(0)
    const first = film.scenes[0]
    await seek(0.05)
    await expect.poll(shownScene).toBe(first?.id)
    const opacities = await page
      .locator('.film-scene [style*="opacity"]')
      .evaluateAll((elements) => elements.map((element) => Number(getComputedStyle(element).opacity)))
    expect(opacities.length).toBeGreaterThan(0)
    expect(opacities.every((opacity) => opacity === 1)).toBe(true)
    await page.emulateMedia({ reducedMotion: null })
  })
})

/** A line for whatever the page and its worker ask for: as a proxy, since both go through one. Slow, it has 1.6 Mbit/s, 150 ms away. */
const openLine = async () => {
  const bytesPerSecond = 200_000
  let isSlow = false
  const line = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked
    const sent = request(url, { method, headers }, (got) => {
      const send = async () => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        for await (const part of got as AsyncIterable<Buffer>) {
          if (isSlow)
            await new Promise((resolve) => setTimeout(resolve, (1000 * part.length) / bytesPerSecond))
          if (!answer.write(part)) await new Promise((resolve) => answer.once('drain', resolve))
        }
        answer.end()
      }
      // What the page no longer waits for is broken off.
      setTimeout(() => send().catch(() => answer.destroy()), isSlow ? 150 : 0)
    })
    sent.on('error', () => answer.destroy())
    answer.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
  // What the test itself asks for is not slowed.
  line.on('connect', ({ url = '' }, socket) => {
    const [host, port] = url.split(':')
    const through = connect(Number(port), host ?? '', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      through.pipe(socket).pipe(through)
    })
    for (const one of [through, socket]) one.on('error', () => undefined)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const slow = () => {
    isSlow = true
  }
  return {
    server: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    slow,
    close: () => line.close(),
  }
}

const soundsKept = (on: Page): Promise<number> =>
  on.evaluate(async () => (await (await caches.open('justvalue-sounds')).keys()).length)

/** Chromium makes a processor slow by working: only the long run has a slow phone too. */
const slowness = forEndurance(1, 4)

test('begins on a slow line long before its sound is there, and goes on without the line', async ({
  browser,
}) => {
  const line = await openLine()
  const context = await browser.newContext({ proxy: { server: line.server, bypass: '<-loopback>' } })
  const slow = await context.newPage()
  await signInAsOwner(speaking, slow, await makeOwner(speaking, 'standard'))
  await slow.goto(`${speaking.url}/course/1?lesson=${lesson}`)
  await expect(slow.locator('.film-scene')).toBeVisible({ timeout: patience })
  // Through the worker, as at every visit but the first.
  await expect.poll(() => slow.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => soundsKept(slow), { timeout: patience }).toBe(1)
  await slow.evaluate(() => caches.delete('justvalue-sounds'))
  line.slow()
  const phone = await context.newCDPSession(slow)
  await phone.send('Network.clearBrowserCache')
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await slow.reload()
  await expect(slow.locator('.film-scene')).toBeVisible({ timeout: patience })
  const { kept, waited } = await slow.locator('drawn-film').evaluate(async (element: HTMLMediaElement) => {
    const pressed = performance.now()
    const isPlaying = new Promise((resolve) => element.addEventListener('playing', resolve, { once: true }))
    await element.play()
    await isPlaying
    const waited = performance.now() - pressed
    const kept = (await (await caches.open('justvalue-sounds')).keys()).length
    // It has begun; to draw it while its sound comes would keep a core busy.
    element.pause()
    return { waited, kept }
  })
  // What the phone does until the sound has come is as slow for any page.
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  console.info(`A film on a slow line begins ${Math.round(waited)} ms after the press.`)
  expect(kept).toBe(0)
  await expect.poll(() => soundsKept(slow), { timeout: patience }).toBe(1)

  // What it plays comes from the server still; without that it goes on from what is kept.
  await context.setOffline(true)
  const isAt = await slow.locator('drawn-film').evaluate(async (element: HTMLMediaElement) => {
    element.currentTime = 300
    void element.play()
    const until = performance.now() + 60_000
    while (element.currentTime < 300.5 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return element.currentTime
  })
  expect(isAt).toBeGreaterThanOrEqual(300.5)
  await context.close()
  line.close()
})

test('goes on without a connection once it was opened', async () => {
  await openLesson(0)
  const sound = new URL(film.audioUrl).pathname
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), sound), {
      timeout: patience,
    })
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(player().locator('.film-scene')).toBeVisible()
  await seek(150)
  await media().evaluate((element: HTMLMediaElement) => element.play())
  await expect.poll(seconds).toBeGreaterThan(150.5)
  await page.context().setOffline(false)
})

test('completes the lesson', async () => {
  await openLesson(0)
  await page.getByRole('button', { name: 'Mark lesson complete' }).click()
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()
})

test('the first page offers its film once it can be played, loads it when it is pressed, and plays it', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  const isOfFilm = (url: string) => /landing-film-player|landing-film\/files|film-controls/.test(url)
  const stateOfLanding = async (): Promise<LessonFilmState> =>
    (await (await visitor.request.get(`${speaking.url}/api/landing-film`)).json()).data.film
  expect((await untilMade(stateOfLanding)).status).toBe('ready')
  await visitor.goto(speaking.url)
  await visitor.locator('#instructor-video').scrollIntoViewIfNeeded()
  await visitor.getByRole('button', { name: /^Watch the video/ }).waitFor()
  expect(asked.filter(isOfFilm)).toEqual([])
  await visitor
    .locator('#instructor-video')
    .getByRole('button', { name: /^Watch the video/ })
    .click()
  await expect(visitor.locator('#instructor-video .film-scene')).toBeVisible()
  await expect
    .poll(() => visitor.locator('drawn-film').evaluate((element: HTMLMediaElement) => element.currentTime))
    .toBeGreaterThan(0.5)
  await visitor.context().close()
})
