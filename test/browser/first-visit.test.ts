/** Proves that a first visit asks for little: each file costs a round trip, each byte time on a slow line. */
import type { Page, Request, Route } from '@playwright/test'
import { forEndurance } from '#test/endurance.ts'
import { pageIsLive } from '#web/browser/live-page.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import type { RunningApp } from './running-app.ts'

const mostScripts = 20
/** Compressed, as they travel, with what the page is made of, once somebody uses it. The forms and widgets follow when used. */
const mostKilobytes = { landing: 155, other: 185, home: 160 }

const kilobytesOf = async (scripts: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  for (const { responseBodySize } of sizes) expect(responseBodySize).toBeGreaterThan(0)
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
}

for (const path of forEndurance(
  ['/', '/auth', '/account-setup'],
  ['/', '/auth', '/account-setup', '/check-email', '/terms'],
))
  test(`${path} needs few scripts, and small ones`, async ({ page, app }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.addInitScript((live) => {
      addEventListener(live, () => Object.assign(window, { live }))
    }, pageIsLive)
    await page.goto(`${app.url}${path}`)
    await page.waitForFunction(() => 'live' in window)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length, scripts.map((script) => script.url()).join('\n')).toBeLessThan(mostScripts)
    const kilobytes = await kilobytesOf(scripts)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(path === '/' ? mostKilobytes.landing : mostKilobytes.other)
  })

/** The scripts of Home, once all that it shows by itself is there. */
const scriptsOfHome = async (page: Page, url: string): Promise<readonly Request[]> => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { level: 1, name: 'Hello, Robin' }).waitFor()
  await page.getByRole('link', { name: 'Ask a question' }).waitFor()
  await page.waitForLoadState('networkidle')
  return scripts
}

/** Through the API, so that no page of the case has loaded a script. */
const openCase = async (app: RunningApp, page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const homes = await (await page.request.get(`${app.url}/api/users/properties`, { headers })).json()
  const data = { propertyId: homes.data.properties[0].id, taxYear: 2026 }
  expect((await page.request.post(`${app.url}/api/cases`, { headers, data })).ok()).toBe(true)
}

test.describe('the home page of a signed-in person', () => {
  // What the worker hands out again has no size.
  test.use({ serviceWorkers: 'block' })

  test('needs neither forms, dialogs nor shapes', async ({ page, app }) => {
    await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
    const scripts = await scriptsOfHome(page, app.url)
    expect(scripts.map((script) => script.url()).join('\n')).not.toMatch(/\/(forms|widgets|shapes)-/)
    const kilobytes = await kilobytesOf(scripts)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(mostKilobytes.home)
  })

  test('needs with a case as little: the server works out its steps and days', async ({ page, app }) => {
    await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
    await openCase(app, page)
    const scripts = await scriptsOfHome(page, app.url)
    await expect(page.getByRole('link', { name: 'See the whole case' })).toBeVisible()
    expect(scripts.map((script) => script.url()).join('\n')).not.toMatch(/\/(forms|widgets|shapes)-/)
    const kilobytes = await kilobytesOf(scripts)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(mostKilobytes.home)
  })
})

test.describe('a page that nobody uses yet', () => {
  test.use({ isUsed: false })
  for (const path of ['/', '/counties/hillsborough'])
    test(`${path} asks for no script before somebody uses it`, async ({ page, app }) => {
      const scripts: Request[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request)
      })
      await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' })
      // An idle browser with nothing left to load.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
      expect(scripts.map((script) => script.url())).toEqual([])
      await page.mouse.wheel(0, 100)
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
    })

  test('a mouse that rests where the page appears does not call for scripts', async ({ page, app }) => {
    await page.mouse.move(200, 200)
    // Held back, the letters keep the page from having loaded.
    const letters: Route[] = []
    await page.route('**/*.woff2', (route) => void letters.push(route))
    await page.goto(app.url, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
    await page.mouse.move(210, 210)
    await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
    await Promise.all(letters.map((route) => route.abort()))
  })
})

/** Opens the landing page and keeps its scripts back until the function is called. */
const openWithoutScripts = async (page: Page, url: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.addInitScript((live) => {
    addEventListener(live, () => document.documentElement.setAttribute('data-live', ''))
  }, pageIsLive)
  await page.goto(url, { waitUntil: 'commit' })
  return resolve
}

test('what is typed and pressed before the scripts are here counts', async ({ page, app }) => {
  const open = await openWithoutScripts(page, app.url)
  const field = page.getByLabel('Your home’s address')
  await field.fill('1 Nowhere Street, Miami, FL 33101')
  await field.press('Enter')
  await expect(field).toHaveValue('1 Nowhere Street, Miami, FL 33101')
  open()
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeVisible()
  await expect(field).toHaveValue('1 Nowhere Street, Miami, FL 33101')
})

test('somebody who is typing when the page begins to answer goes on at the same place', async ({
  page,
  app,
}) => {
  const open = await openWithoutScripts(page, app.url)
  const address = page.getByLabel('Your home’s address')
  await address.fill('1 Nowhere, Miami')
  for (let letter = 0; letter < ', Miami'.length; letter++) await address.press('ArrowLeft')
  open()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.keyboard.type(' Street')
  await expect(address).toHaveValue('1 Nowhere Street, Miami')
})

test('what is selected in an email field when the page begins to answer is typed over', async ({
  page,
  app,
}) => {
  const open = await openWithoutScripts(page, app.url)
  const email = page.getByLabel('Email')
  await email.fill('robin@example.com')
  await email.selectText()
  open()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.keyboard.type('r')
  await expect(email).toHaveValue('r')
})

test('the text of a written page does not wait for scripts', async ({ page, app }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(app.url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
})
