/** Every screen: axe, dark and light, 320 px, keyboard, one heading, a quiet console. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { pagePatterns } from '#contract/page-paths.ts'
import { type Buyer, buy, post, signInAsOwner } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import { checkReading, checkScreen } from './screen-checks.ts'
import { ownerScreens, visitorScreens } from './screen-list.ts'
import { expect, test } from './shop-test.ts'

let page: Page
let complaints: Complaints
let buyer: Buyer

test.beforeAll(async ({ browser, shop }) => {
  const context = await browser.newContext()
  page = await context.newPage()
  complaints = listenForComplaints(page)
  buyer = await buy(shop, page.request, 'standard')
})

test.afterEach(() => {
  expect(complaints.unexpected()).toEqual([])
})

test.afterAll(async () => {
  await page.context().close()
})

const open = async (url: string, heading: string | RegExp) => {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const askForReport = async (shopUrl: string, address: string): Promise<string> => {
  const { leadId } = await post<{ leadId: string }>(page.request, `${shopUrl}/api/public/property-analysis`, {
    email: 'screens@example.com',
    address,
    propertyType: 'Single Family Home',
  })
  return leadId
}

test('no page is left out', () => {
  const byAddress = [...visitorScreens, ...ownerScreens].map(([path]) => path.replace(/\?.*/, ''))
  // These need an id that only a journey below can give.
  const seen = [...byAddress, '/report/an-id', '/payment/success']
  expect(pagePatterns.filter((pattern) => !seen.some((path) => matchPath(pattern, path)))).toEqual([])
})

test.describe('a visitor', () => {
  for (const [path, heading, mainAction] of visitorScreens) {
    test(`sees ${path} [S2.voice.1, S2.voice.2, S6.visitor.1]`, async ({ shop }) => {
      await open(`${shop.url}${path}`, heading)
      await checkScreen(page, mainAction(page))
    })
  }

  test('asks for a new password', async ({ shop }) => {
    await page.goto(`${shop.url}/auth`)
    await page.getByRole('button', { name: /forgot/i }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await checkScreen(page, page.getByLabel('Email', { exact: true }))
  })

  test('reads a report that is ready [S2.voice.2, S2.voice.3]', async ({ shop }) => {
    const leadId = await askForReport(shop.url, '101 Sample Orange Way, Sample Springs, FL 32300')
    await open(`${shop.url}/report/${leadId}`, /until just value falls below/)
    const words = await page.getByRole('main').textContent()
    for (const what of [/not an? .*appraisal/i, /legal advice/i, /government/i]) expect(words).toMatch(what)
    await checkScreen(page, page.getByRole('button', { name: 'Print this report' }))
  })

  test('types the numbers of a home on no roll', async ({ shop }) => {
    const leadId = await askForReport(shop.url, '1 Nowhere Street, Key West, FL 33040')
    await open(`${shop.url}/report/${leadId}`, /.+/)
    await checkScreen(page, page.getByRole('button', { name: 'Show my answer' }))
  })

  test('chooses between parcels of one address', async ({ shop }) => {
    const leadId = await askForReport(shop.url, '20 Sample Heron Ln, Sample Springs, FL 32300')
    await open(`${shop.url}/report/${leadId}`, 'Your address fits several parcels')
    await checkScreen(page, page.getByRole('radio').first())
  })

  test('waits for the set-up mail of a purchase [S2.voice.2]', async ({ shop }) => {
    await open(`${shop.url}/check-email?session_id=${buyer.sessionId}`, 'Purchase Complete!')
    await checkScreen(page, page.getByRole('main').getByRole('link', { name: 'Sign In Instead' }))
  })

  test('takes both steps of the account set-up', async ({ shop }) => {
    await open(`${shop.url}/account-setup?token=${buyer.setupToken}`, 'Set up your account')
    await checkScreen(page, page.getByLabel('Password', { exact: true }))
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('Sunshine2026')
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Last name').fill('Alvarez')
    await page.getByRole('button', { name: 'Continue' }).click()
    await checkScreen(page, page.getByRole('button', { name: 'Complete Setup' }))
  })
})

test.describe('an owner', () => {
  test.beforeAll(({ shop }) => signInAsOwner(shop, page, buyer))

  for (const [path, heading, mainAction] of ownerScreens) {
    test(`sees ${path} [S2.voice.1, S2.voice.2, S6.user.1]`, async ({ shop }) => {
      await open(`${shop.url}${path}`, heading)
      await checkScreen(page, mainAction(page))
    })
  }

  test('sees what was bought [S6.user.1]', async ({ shop }) => {
    await open(`${shop.url}/payment/success?session_id=${buyer.sessionId}`, 'Payment Successful!')
    await checkScreen(page, page.getByRole('main').getByRole('link', { name: /dashboard/i }))
  })

  test('finds a completed lesson again after a reload [S4.lesson.3]', async ({ shop }) => {
    await page.goto(`${shop.url}/course/1?lesson=1-2`)
    await page.getByRole('button', { name: 'Mark lesson complete' }).click()
    await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()
  })

  for (const moduleId of [1, 2, 3, 4, 5, 6, 7])
    test(`reads each lesson of module ${moduleId} on a narrow screen too [S2.voice.2]`, async ({ shop }) => {
      for (const lesson of [1, 2, 3]) {
        await page.goto(`${shop.url}/course/${moduleId}?lesson=${moduleId}-${lesson}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await test.step(`lesson ${moduleId}-${lesson}`, () => checkReading(page))
      }
    })

  test('takes a lesson up again where the reading stopped [S4.lesson.6]', async ({ shop }) => {
    await page.goto(`${shop.url}/course/1?lesson=1-3`)
    const part = page.getByRole('main').locator('h2').filter({ hasText: /\S/ }).nth(4)
    await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.waitForResponse((answer) => answer.url().endsWith('/api/courses/modules/1/position'))
    await page.goto(`${shop.url}/dashboard`)
    await page.goto(`${shop.url}/course/1?lesson=1-3`)
    await expect(page.getByText('You are where you stopped reading.')).toBeVisible()
    await expect(part).toBeInViewport()
    await checkScreen(page, page.getByRole('button', { name: 'Start at the top' }))
  })

  for (const [name, fileName, begins] of [
    ['Download PDF', /\.pdf$/, '%PDF-'],
    ['Download Excel', /\.xlsx$/, 'PK'],
    ['Download calendar file', /\.ics$/, 'BEGIN:VCALENDAR'],
  ] as const)
    test(`takes a quick resource away: ${name} [S2.dashboard.13, S2.dashboard.14, S2.dashboard.15]`, async ({
      shop,
    }) => {
      await page.goto(`${shop.url}/dashboard`)
      const download = page.waitForEvent('download')
      await page.getByRole('region', { name: 'Quick resources' }).getByRole('button', { name }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(fileName)
      expect((await readFile(await file.path())).toString('latin1').startsWith(begins)).toBe(true)
    })

  test('downloads the real invoice as PDF [S2.success.8]', async ({ shop }) => {
    await page.goto(`${shop.url}/payment/success?session_id=${buyer.sessionId}`)
    const invoice = page.getByRole('link', { name: 'Download Invoice' })
    const answer = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect(answer.headers()['content-disposition']).toContain('attachment')
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-.*Standard Course.*%%EOF\s*$/s)
  })

  test('gets a module with its sections from the server [S3.module.1, S3.module.2]', async ({ shop }) => {
    await page.goto(`${shop.url}/robots.txt`)
    const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
    const answer = await page.request.get(`${shop.url}/api/courses/modules/1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { module } = (await answer.json()).data
    const ofModule = ['id', 'title', 'description', 'duration', 'progress', 'status', 'videoUrl', 'sections']
    expect(Object.keys(module)).toEqual(expect.arrayContaining([...ofModule, 'moduleResources']))
    const ofSection = ['id', 'title', 'content', 'timestamp', 'duration', 'thumbnail', 'resources']
    expect(module.sections).toHaveLength(3)
    for (const section of module.sections)
      expect(Object.keys(section)).toEqual(expect.arrayContaining(ofSection))
  })
})
