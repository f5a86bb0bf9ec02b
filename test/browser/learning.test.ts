/** One owner learns: by the keyboard alone, from the search to the place, on a second device, and on paper. */
import type { Page } from '@playwright/test'
import { readYaml } from '#content/content-files.ts'
import { questionFile } from '#content/questions.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'

let page: Page
let complaints: Complaints

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, app }) => {
  page = await (await browser.newContext()).newPage()
  complaints = listenForComplaints(page)
  await signInAsOwner(app, page, await makeOwner(app, 'standard'))
})
test.afterEach(() => {
  expect(complaints.unexpected()).toEqual([])
})
test.afterAll(() => page.context().close())

const mostPresses = 60

/** The words or the label of what has the focus. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: here } = document
    return here?.getAttribute('aria-label') ?? here?.textContent ?? ''
  })

const tabTo = async (name: RegExp) => {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await focused())) return
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${name}`)
}

const pressOn = async (name: RegExp) => {
  await tabTo(name)
  await page.keyboard.press('Enter')
}

test('the keyboard alone goes from the dashboard through a lesson, its words and its questions to the next', async ({
  app,
}) => {
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Sixty presses are faster than the answer that brings the lesson.
  await page
    .locator('a')
    .filter({ hasText: /^Start: What an assessment is/ })
    .waitFor()
  await pressOn(/^Start: What an assessment is/)
  await expect(page.getByRole('heading', { level: 1, name: /^What an assessment is/ })).toBeVisible()

  await pressOn(/^just value$/)
  const word = page.locator('#term-just-value')
  await expect(word).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(word).toBeHidden()
  expect(await focused()).toBe('just value')

  await page.getByRole('button', { name: 'Answer five questions' }).focus()
  await page.keyboard.press('Enter')
  const questions = page.getByRole('radiogroup').or(page.locator('fieldset:has(input[type=radio])'))
  await expect(questions).toHaveCount(5)
  for (let question = 0; question < 5; question += 1) {
    await questions.nth(question).getByRole('radio').first().focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct answer:').first()).toBeVisible()

  await pressOn(/^Mark lesson complete$/)
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: /^Caps/ })).toBeFocused()
})

test('the search leads to the very place in the lesson', async ({ app }) => {
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('searchbox').fill('front desk takes your petition')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Who does what' }).click()
  await expect(page).toHaveURL(/\/course\/1\?lesson=1-1#who-does-what$/)
  await expect(page.getByRole('heading', { name: 'Who does what' })).toBeInViewport()
  await expect(page.getByText('is the front desk')).toBeAttached()
})

test('a second device goes on with the next lesson, where it was left [S4.lesson.6]', async ({
  app,
  browser,
}) => {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/modules/1/position') && answer.ok())
  await page.goto(`${app.url}/course/1?lesson=1-2`)
  const place = page.getByRole('heading', { level: 2, name: 'Five owners, five answers' })
  await place.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await kept

  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const second = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await second.goto(`${app.url}/robots.txt`)
  await second.evaluate((value) => localStorage.setItem('justvalue.accessToken', value ?? ''), token)
  await second.goto(`${app.url}/dashboard`)
  await second.getByRole('link', { name: /^Continue ?: Caps/ }).click()
  await expect(second.getByText('We saved your place.')).toBeVisible()
  await expect(second.getByRole('heading', { level: 2, name: 'Five owners, five answers' })).toBeInViewport()
  await second.context().close()
})

test('module 1 is learned to its end, and its final test passed', async ({ app }) => {
  for (const lesson of ['1-2', '1-3']) {
    await page.goto(`${app.url}/course/1?lesson=${lesson}`)
    await page.getByRole('button', { name: 'Mark lesson complete' }).click()
    await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()
  }
  const { finalTest } = questionFile.parse(readYaml('modules/01-introduction-and-background/questions.yaml'))
  await page.getByRole('link', { name: /^Final test/ }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  for (const [at, { answer }] of finalTest.entries()) {
    const question = page.getByRole('group', { name: new RegExp(`^${at + 1}\\. `) })
    await question
      .getByRole('radio')
      .nth(answer - 1)
      .check()
  }
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByText('You passed this module’s final test')).toBeVisible()
  await page.goto(`${app.url}/dashboard`)
  await expect(page.getByRole('link', { name: /^(Start|Continue) ?: Your TRIM notice/ })).toBeVisible()
})

test('on paper a lesson has its text, words and sources, and nothing to press', async ({ app }) => {
  await page.goto(`${app.url}/course/1?lesson=1-1`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  // What a browser says before it prints: folded parts are printed open.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const main = page.getByRole('main')
  for (const name of ['Who does what', 'Do this now', 'Terms in this lesson'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main.getByText(/^\d+ sources? of this lesson$/)).toBeVisible()
  await expect(main.getByText(/^ https:\/\//).first()).toBeVisible()
  for (const role of ['button', 'textbox', 'navigation', 'complementary'] as const)
    await expect(main.getByRole(role)).toHaveCount(0)
  const paper = await page.pdf({ preferCSSPageSize: true })
  const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThanOrEqual(3)
  // Ten minutes of words with two figures, the words explained, and all sources.
  expect(sheets).toBeLessThanOrEqual(10)
  await page.emulateMedia({ media: null })
})
