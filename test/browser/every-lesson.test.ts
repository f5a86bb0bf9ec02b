/** The lessons as an owner reads them: on a narrow screen too, and taken up again where the reading stopped. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CourseModule } from '#contract/course/courses.ts'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { onePage } from './one-page.ts'
import type { RunningApp } from './running-app.ts'
import { checkReading, checkScreen, checkWidths } from './screen-checks.ts'

/** Tables, figures and formulas: what breaks a narrow screen first. `npm test` reads the lesson that has most of them. */
const stiffParts = ({ content }: CourseModule['sections'][number]): number =>
  content?.match(/<(table|figure|svg|pre|math)\b/g)?.length ?? 0

type Lesson = { readonly moduleId: number; readonly id: string; readonly stiffness: number }

const view = onePage((app) => makeOwner(app, 'standard'))

test.describe('an owner', () => {
  test.beforeAll(({ app }) => signInAsOwner(app, view.page, view.whose))

  const lessonsOf = async (appUrl: string, moduleId: number): Promise<readonly Lesson[]> => {
    const token = await view.page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
    const answer = await view.page.request.get(`${appUrl}/api/courses/modules/${moduleId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { sections }: CourseModule = (await answer.json()).data.module
    expect(sections).toHaveLength(3)
    return sections.map((section) => ({ moduleId, id: section.id, stiffness: stiffParts(section) }))
  }

  test('reads the lessons on a narrow screen too [S2.voice.2]', async ({ app }) => {
    test.setTimeout(forEndurance(360_000, 600_000))
    const lessons = (
      await Promise.all([1, 2, 3, 4, 5, 6, 7].map((moduleId) => lessonsOf(app.url, moduleId)))
    ).flat()
    const stiffest = lessons.toSorted((one, other) => other.stiffness - one.stiffness)
    for (const { moduleId, id } of stiffest.slice(0, forEndurance(1, lessons.length))) {
      await view.page.goto(`${app.url}/course/${moduleId}?lesson=${id}`)
      await expect(view.page.getByRole('heading', { level: 1 })).toBeVisible()
      await test.step(`lesson ${id}`, () => checkReading(view.page))
    }
  })

  test('sees the film or reads the first sentence on the first screen, of nine at most without the film', async ({
    app,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await view.page.setViewportSize({ width, height })
      await view.page.goto(`${app.url}/course/1?lesson=1-1`)
      const first = view.page.getByText('Let’s begin at the kitchen table.')
      await expect(first).toBeVisible()
      // A film of the lesson may have been made meanwhile; what is folded on a phone is open until its scripts have come.
      const start = view.page.locator('media-controller').or(first).first()
      await expect.poll(async () => (await start.boundingBox())?.y).toBeLessThan(600)
    }
    // Below the film, which adds its own.
    const top = (await view.page.getByText('Let’s begin at the kitchen table.').boundingBox())?.y ?? 0
    const height = await view.page.evaluate(() => document.documentElement.scrollHeight)
    expect((height - top) / 844).toBeLessThanOrEqual(8.5)
    const part = view.page.getByRole('heading', { name: 'Who does what' })
    const inside = view.page.getByText('is the front desk')
    await expect(inside).toBeHidden()
    await part.click()
    await expect(inside).toBeVisible()
  })

  test('sees a staircase whose steps stand on one line, wide and narrow', async ({ app }) => {
    for (const width of [1280, 390]) {
      await view.page.setViewportSize({ width, height: 900 })
      await view.page.goto(`${app.url}/course/1?lesson=1-1`)
      const flights = view.page.locator('.lesson-flight')
      await expect(flights.first()).toBeVisible()
      const feet = await flights.evaluateAll((all) =>
        all.map((flight) =>
          [...flight.querySelectorAll('.lesson-riser')].map((step) =>
            Math.round(step.getBoundingClientRect().bottom),
          ),
        ),
      )
      for (const each of feet) expect(new Set(each).size).toBe(1)
    }
  })

  /** On a second device `learning.test.ts` does. */
  const takesUpAgain = async ({ app }: { readonly app: RunningApp }) => {
    await view.page.goto(`${app.url}/course/1?lesson=1-3`)
    const part = view.page.getByRole('main').locator('h2').filter({ hasText: /\S/ }).nth(4)
    const kept = view.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/courses/modules/1/position') &&
        Number(answer.request().postDataJSON().block) > 0,
    )
    await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const answer = await kept
    expect(answer.status(), await answer.text()).toBe(200)
    await expect(part).toBeInViewport()
    await view.page.goto(`${app.url}/dashboard`)
    await view.page.goto(`${app.url}/course/1?lesson=1-3`)
    await expect(view.page.getByText('We saved your place.')).toBeVisible()
    await expect(part).toBeInViewport()
    await checkScreen(view.page, view.page.getByRole('button', { name: 'Start at the top' }))
  }
  if (forEndurance(false, true)) test('takes a lesson up again where the reading stopped', takesUpAgain)

  test('sees the controls of a recorded film whole, with large letters on a narrow screen too', async ({
    app,
  }) => {
    const films = path.join(app.dataDir, 'films')
    await mkdir(films, { recursive: true })
    await writeFile(path.join(films, 'module-2.mp4'), 'no film, but a file where films lie')
    await view.page.goto(`${app.url}/course/2?lesson=2-1`)
    await expect(view.page.getByLabel('Volume')).toBeVisible()
    await checkWidths(view.page)
    await rm(path.join(films, 'module-2.mp4'))
  })
})
