/** The county pages as a visitor meets them: without a script, by search and map, by keyboard, in the dark, on paper. */
import type { Page } from '@playwright/test'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { checkScreen, checkWords, looksAt } from './screen-checks.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('the list holds all 67 counties, and the footer leads to it', async ({ page, app }) => {
    await page.goto(app.url)
    await page.getByRole('contentinfo').getByRole('link', { name: 'County guides' }).click()
    await expect(page).toHaveURL(`${app.url}/counties`)
    await expect(
      main(page)
        .getByRole('listitem')
        .getByRole('link', { name: /County$/ }),
    ).toHaveCount(67)
    await expect(main(page).locator('svg[aria-hidden] a')).toHaveCount(67)
  })

  test('a county’s page stands there whole, with its facts and their sources', async ({ page, app }) => {
    await page.goto(`${app.url}/counties/lake`)
    await expect(main(page)).toContainText('Go by the date on your notice')
    await expect(main(page)).toContainText('A postmark doesn’t count')
    await expect(main(page)).toContainText('$50 per parcel')
    await expect(main(page)).toContainText('Tuesday, September 15, 2026')
    await expect(main(page)).toContainText('Don’t hand evidence to the clerk of the board')
    await expect(main(page)).toContainText('15.6324')
    await expect(main(page).getByRole('link', { name: 'Orange County' })).toHaveAttribute(
      'href',
      '/counties/orange',
    )
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')['@graph'][0].about[0].name).toBe('Lake County, Florida')
  })
})

test('a phone finds its county in one screen: by search, by map, or in the list that opens', async ({
  page,
  app,
}) => {
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  await page.goto(`${app.url}/counties`)
  await page.waitForLoadState('networkidle')
  const search = page.getByLabel('Find your county')
  await expect(search).toBeInViewport()
  const tall = await main(page).evaluate((part) => part.getBoundingClientRect().height)
  expect(tall / height).toBeLessThanOrEqual(2)
  const polk = main(page).getByRole('listitem').getByRole('link', { name: 'Polk County' })
  await expect(polk).toBeHidden()
  await search.fill('polk')
  await expect(polk).toBeInViewport()
  await search.fill('')
  await main(page).getByRole('button', { name: 'Show all 67 counties' }).click()
  await expect(
    main(page)
      .getByRole('listitem')
      .getByRole('link', { name: /County$/ }),
  ).toHaveCount(67)
  await expect(polk).toBeVisible()
})

test('a search by name, county seat or ZIP code leaves what fits, and opens the county’s page', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/counties`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Find your county').fill('pensacola')
  await expect(main(page).getByRole('status')).toHaveText('1 of 67 counties')
  await page.getByLabel('Find your county').fill('33556')
  await expect(main(page).getByRole('status')).toContainText('ZIP 33556 (Odessa) covers parts of')
  await expect(main(page).getByRole('link', { name: 'Hillsborough County' })).toBeVisible()
  await expect(main(page).locator('svg circle')).toHaveCount(1)
  await page.getByLabel('Find your county').fill('saint j')
  await main(page).getByRole('link', { name: 'St. Johns County' }).press('Enter')
  await expect(page).toHaveURL(`${app.url}/counties/st-johns`)
  await expect(page.getByRole('heading', { level: 1, name: 'St. Johns County' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Clay County' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clay County' })).toBeVisible()
})

test('the map is a shortcut to the same pages', async ({ page, app }) => {
  await page.goto(`${app.url}/counties`)
  await page.waitForLoadState('networkidle')
  await main(page).locator('svg a[href="/counties/polk"] path').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Polk County' })).toBeVisible()
})

test('a fact says how fresh it is on the day it is read', async ({ page, app }) => {
  const feeLine = main(page).locator('dl > div', { hasText: 'Filing fee' })
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'))
  await page.goto(`${app.url}/counties/leon`)
  await expect(main(page)).toContainText(/Checked on \w+ \d+, 2026 or later\./)
  await expect(feeLine).not.toContainText('Out of date')
  await page.clock.setFixedTime(new Date('2027-08-20T12:00:00-04:00'))
  await page.reload()
  await expect(feeLine).toContainText('Out of date: from the 2026 season')
  await expect(main(page)).toContainText('We don’t have a 2027 date for Leon County yet.')
})

const counties = [
  ['brevard', 'Brevard County', 'Ask the clerk of the board what the fee is.'],
  ['okaloosa', 'Okaloosa County', 'it’s 6 pm in Tallahassee'],
] as const
for (const [place, [id, name, words]] of counties.entries())
  test(`${name} holds as the page of any county does`, async ({ page, app }) => {
    await page.goto(`${app.url}/counties/${id}`)
    await page.waitForLoadState('networkidle')
    await expect(main(page)).toContainText(words)
    const action = main(page).getByRole('link', { name: 'Calculate Savings' })
    // Gulf County’s page, built alike, is among the screens that anyone sees.
    if (forEndurance(true, false)) await checkWords(page, action)
    else await checkScreen(page, action, looksAt(place))
  })

test('on paper the page keeps its facts and drops what only a screen needs', async ({ page, app }) => {
  await page.goto(`${app.url}/counties/lake`)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('$50 per parcel', { exact: true })).toBeVisible()
  await expect(main(page).getByText('www.lakecopropappr.com').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'Calculate Savings' })).toBeHidden()
})
