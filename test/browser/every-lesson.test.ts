/** The lessons as an owner reads them: on a narrow screen too, and taken up again where the reading stopped. */
import type { CourseModule } from '#contract/course/courses.ts'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { onePage } from './one-page.ts'
import { checkReading, checkScreen } from './screen-checks.ts'

/** Tables, figures and formulas: what breaks a narrow screen first. */
const stiffParts = ({ content }: CourseModule['sections'][number]): number =>
  content?.match(/<(table|figure|svg|pre|math)\b/g)?.length ?? 0

const view = onePage((app) => makeOwner(app, 'standard'))

test.describe('an owner', () => {
  test.beforeAll(({ app }) => signInAsOwner(app, view.page, view.whose))

  /** In `npm test` of each module the lesson with the most in it that does not wrap as words do. */
  const lessonsOf = async (appUrl: string, moduleId: number): Promise<readonly string[]> => {
    const token = await view.page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
    const answer = await view.page.request.get(`${appUrl}/api/courses/modules/${moduleId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { sections }: CourseModule = (await answer.json()).data.module
    const wide = sections.toSorted((one, other) => stiffParts(other) - stiffParts(one))
    return wide.slice(0, forEndurance(1, sections.length)).map(({ id }) => id)
  }

  for (const moduleId of [1, 2, 3, 4, 5, 6, 7])
    test(`reads the lessons of module ${moduleId} on a narrow screen too [S2.voice.2]`, async ({ app }) => {
      const lessons = await lessonsOf(app.url, moduleId)
      expect(lessons).toHaveLength(forEndurance(1, 3))
      for (const lesson of lessons) {
        await view.page.goto(`${app.url}/course/${moduleId}?lesson=${lesson}`)
        await expect(view.page.getByRole('heading', { level: 1 })).toBeVisible()
        await test.step(`lesson ${lesson}`, () => checkReading(view.page))
      }
    })

  test('takes a lesson up again where the reading stopped [S4.lesson.6]', async ({ app }) => {
    await view.page.goto(`${app.url}/course/1?lesson=1-3`)
    const part = view.page.getByRole('main').locator('h2').filter({ hasText: /\S/ }).nth(4)
    const kept = view.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/courses/modules/1/position') &&
        Number(answer.request().postDataJSON().block) > 0,
    )
    await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    expect((await kept).status()).toBe(200)
    await expect(part).toBeInViewport()
    await view.page.goto(`${app.url}/dashboard`)
    await view.page.goto(`${app.url}/course/1?lesson=1-3`)
    await expect(view.page.getByText('We saved your place.')).toBeVisible()
    await expect(part).toBeInViewport()
    await checkScreen(view.page, view.page.getByRole('button', { name: 'Start at the top' }))
  })
})
