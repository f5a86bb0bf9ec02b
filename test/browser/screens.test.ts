/** Every screen: axe, dark and light, 320 px, keyboard, one heading, a quiet console. */
import type { Locator, Page } from '@playwright/test'
import { type Buyer, buy, post, signInAsOwner } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import { checkScreen } from './screen-checks.ts'
import { expect, test } from './shop-test.ts'

type Screen = readonly [path: string, heading: string | RegExp, mainAction: (page: Page) => Locator]

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first()
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true })

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

test.describe('a visitor', () => {
  const screens: readonly Screen[] = [
    ['/', /property tax value/, link('Calculate Savings')],
    ['/terms', /terms/i, link(/.+/)],
    ['/privacy', /privacy/i, link(/.+/)],
    ['/refund-policy', /refund/i, link(/.+/)],
    ['/disclaimers', /disclaimer|what this is/i, link(/.+/)],
    ['/accessibility', /accessib/i, link(/.+/)],
    ['/auth', /sign in|welcome/i, field('Email')],
    ['/reset-password', 'Choose a new password', field('Code from the e-mail')],
    [
      '/reset-password?token=a-token-of-the-right-length-1234567890',
      'Choose a new password',
      field('New password'),
    ],
    ['/check-email?email=pat@example.com', 'Purchase Complete!', link('Sign In Instead')],
    ['/account-setup', 'Setup Link Required', link('Sign in')],
    [
      '/account-setup?token=no-token-of-ours-1234567890abcdefghijklmnop',
      'Invalid Setup Link',
      link('Sign in'),
    ],
    ['/no-such-page', 'Page not found', link('Go to the homepage')],
  ]
  for (const [path, heading, mainAction] of screens) {
    test(`sees ${path} [S2.voice.1, S6.visitor.1]`, async ({ shop }) => {
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

  test('reads a report that is ready [S2.voice.3]', async ({ shop }) => {
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

  test('waits for the set-up mail of a purchase', async ({ shop }) => {
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

  const failure = link('Back to Pricing')
  const screens: readonly Screen[] = [
    ['/dashboard', 'Hello, Robin', link(/^Start/)],
    ['/course/1', 'What an assessment is, and who decides it', button('Mark lesson complete')],
    ['/course/2', 'Your TRIM notice, line by line', link(/^Next/)],
    ['/course/99', 'Module Not Found', button('Return to Dashboard')],
    ['/pricing', 'Get Lifetime Access', button(/Get Lifetime Access.*AI-Enhanced/)],
    ['/payment/failure', 'Payment Failed', failure],
    ['/payment/failure?cancelled=true', 'Payment Cancelled', failure],
    ['/payment/failure?error=card_declined', 'Card Declined', failure],
    ['/payment/failure?error=insufficient_funds', 'Insufficient Funds', failure],
    ['/property-setup', 'Your property', button('Find my home')],
    ['/profile', 'Profile', field('First name')],
  ]
  for (const [path, heading, mainAction] of screens) {
    test(`sees ${path} [S2.voice.1, S6.user.1]`, async ({ shop }) => {
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
