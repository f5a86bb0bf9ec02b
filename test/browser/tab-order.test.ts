/** Proves that on the way into an account the keyboard goes through a page in the order in which the eye does. */
import type { Page } from '@playwright/test'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { makeOwner } from './buyer.ts'

type Stop = { readonly name: string; readonly top: number; readonly bottom: number; readonly left: number }

const mostStops = 60

const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || !element.closest('main')) return null
    const { top, bottom, left } = element.getBoundingClientRect()
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
    return { name: name.trim(), top: top + scrollY, bottom: bottom + scrollY, left }
  })

/** Every stop of the Tab key within the main part, in order. */
const stopsOf = async (page: Page): Promise<Stop[]> => {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.focus()
  })
  const stops: Stop[] = []
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(`the main part has more than ${mostStops} stops`)
}

/** Down the page, and from left to right within a row. */
const isAfter = (before: Stop, after: Stop): boolean =>
  after.top >= before.bottom - 1 || (after.bottom > before.top && after.left >= before.left)

const jumpsIn = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, at) => {
    const before = stops[at - 1]
    return before && !isAfter(before, stop) ? [`from “${before.name}” back to “${stop.name}”`] : []
  })

const widths = [320, 1280]

const expectOrder = async (page: Page, least: number) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const stops = await stopsOf(page)
    expect(stops.length).toBeGreaterThanOrEqual(least)
    expect(jumpsIn(stops), `at ${width} px`).toEqual([])
  }
}

type Way = readonly [path: string, stops: number]
const longest: readonly Way[] = [['/auth', 6]]
const others: readonly Way[] = [
  ['/reset-password', 4],
  ['/verify-email', 2],
  ['/check-email', 3],
  ['/account-setup', 4],
]

for (const [path, stops] of forEndurance(longest, [...longest, ...others])) {
  test(`the keyboard goes through ${path} as the eye does`, async ({ app, page }) => {
    await page.goto(`${app.url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectOrder(page, stops)
  })
}

test('from the e-mail to the password, and from there to the button', async ({ app, page }) => {
  await page.goto(`${app.url}/auth`)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Palm-Harbor1')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
})

test('the keyboard goes through both steps of the set-up as the eye does', async ({ app, page }) => {
  const { setupToken } = await makeOwner(app, 'standard')
  await page.goto(`${app.url}/account-setup?token=${setupToken}`)
  await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
  await expectOrder(page, 7)
  await page.getByLabel('Password', { exact: true }).fill('Sun-Coast-26')
  await page.getByLabel('Confirm password', { exact: true }).fill('Sun-Coast-26')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Alvarez')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your property', exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'County' }).waitFor()
  await expectOrder(page, 10)
})
