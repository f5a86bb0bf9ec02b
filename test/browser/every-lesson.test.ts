/** Every lesson as an owner reads it: on a narrow screen too, and taken up again where the reading stopped. */

import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { onePage } from './one-page.ts'
import { checkReading, checkScreen } from './screen-checks.ts'

const view = onePage((app) => makeOwner(app, 'standard'))

test.describe('an owner', () => {
  test.beforeAll(({ app }) => signInAsOwner(app, view.page, view.whose))

  for (const moduleId of [1, 2, 3, 4, 5, 6, 7])
    test(`reads each lesson of module ${moduleId} on a narrow screen too [S2.voice.2]`, async ({ app }) => {
      for (const lesson of [1, 2, 3]) {
        await view.page.goto(`${app.url}/course/${moduleId}?lesson=${moduleId}-${lesson}`)
        await expect(view.page.getByRole('heading', { level: 1 })).toBeVisible()
        await test.step(`lesson ${moduleId}-${lesson}`, () => checkReading(view.page))
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
