/** One stranger's whole way: report, purchase, account from the mail, first lesson, sign-out and back. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './app-test.ts'
import { linkIn } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import type { RunningApp } from './running-app.ts'

const buyer = { email: 'pat.rivera@example.com', password: 'Sun-Coast-26', first: 'Pat', last: 'Rivera' }
const guest = 'guest@example.com'
/** A parcel of the sample roll: capped homestead, so that a modest cut saves nothing. */
const sampleHome = '101 Sample Orange Way, Sample Springs, FL 32300'

let app: RunningApp
let page: Page
let complaints: Complaints

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, app: running }) => {
  app = running
  page = await browser.newPage()
  complaints = listenForComplaints(page)
})

test.afterAll(async () => {
  await page.close()
})

const askForReport = async (email: string, address: string) => {
  await page.goto(app.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Property address').fill(address)
  await page.getByRole('button', { name: 'Send me my report' }).click()
  await expect(page.getByText('Success!')).toBeVisible()
  await expect(page.getByText('Reference ID')).toBeVisible()
}

/** What the API says about the signed-in person, asked with the browser's own token. */
const askApi = async (request: APIRequestContext, path: string) => {
  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const answer = await request.get(`${app.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}

test('the free report finds the parcel and says truthfully what an appeal would save', async () => {
  await askForReport(guest, sampleHome)
  const mail = await app.mailTo(guest, 'report')
  await page.goto(linkIn(mail.links, '/report/').href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Even the low end of the estimate')
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true
  })
  await expect(page.getByText('SAMPLE-0001', { exact: true })).toBeVisible()
  await expect(page.getByText('$420,000').first()).toBeVisible()
  await expect(page.getByText('Sample data: this isn’t a real home')).toBeVisible()
})

test('an address on no roll gets the same verdict from six typed numbers', async () => {
  await askForReport('other@example.com', '1 Nowhere Street, Key West, FL 33040')
  const mail = await app.mailTo('other@example.com', 'report')
  // A slow line: the name is typed before the counties have come.
  const typing = Promise.withResolvers<void>()
  await page.route('**/api/properties/counties', async (route) => {
    await typing.promise
    await route.continue()
  })
  await page.goto(linkIn(mail.links, '/report/').href)
  await page.getByRole('combobox', { name: 'County' }).fill('Hillsb')
  typing.resolve()
  await page.getByRole('option', { name: 'Hillsborough' }).click()
  await page.unroute('**/api/properties/counties')
  await page.getByLabel('Tax year').selectOption('2026')
  const typed = [
    ['Market value (just value)', '$420,000'],
    ['Assessed value, school row', '300 000'],
    ['Assessed value, county row', '300000'],
    ['Taxable value, school row', '275000'],
    ['Taxable value, county row', '248589'],
    ['Total proposed tax', '4854.67'],
  ] as const
  for (const [label, value] of typed) await page.getByLabel(label).fill(value)
  await page.getByRole('radio', { name: 'Yes' }).check()
  const otherUse = page.getByRole('group', { name: /agricultural classification/ })
  await otherUse.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'until the market value drops below $300,000',
  )
})

test('a guest buys the standard course', async () => {
  await page.goto(app.url)
  await page.locator('#pricing').getByRole('button', { name: 'Get Lifetime Access' }).first().click()
  // Two answers said that an appeal would not pay.
  await page.getByRole('button', { name: 'Buy it anyway' }).click()
  await expect(page.getByText('TEST MODE')).toBeVisible()
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByLabel('Expiration').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill(`${buyer.first} ${buyer.last}`)
  await page.getByRole('button', { name: 'Pay $197.00' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Pay $197.00' }).click()
  await expect(page.getByRole('heading', { name: 'Purchase Complete!' })).toBeVisible()
})

test('the mail leads through both set-up steps to the dashboard', async ({ request }) => {
  const mail = await app.mailTo(buyer.email, 'account')
  await page.goto(linkIn(mail.links, '/account-setup').href)
  await page.getByLabel('Password', { exact: true }).fill('sunshine')
  await page.getByLabel('Confirm password', { exact: true }).fill('sunshin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Password must contain uppercase, lowercase, and number')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(buyer.password)
  await expect(page.getByLabel('First name')).toHaveValue(buyer.first)
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel('Street address').fill('120 South Monroe Street')
  await page.getByLabel('City').fill('Tallahassee')
  await page.getByLabel('ZIP code').fill('32301')
  await expect(page.getByText('Address validated - Leon County')).toBeVisible()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL(`${app.url}/dashboard`)

  expect((await askApi(request, '/users/profile')).profile).toMatchObject({
    email: buyer.email,
    firstName: buyer.first,
    tier: 'standard',
  })
  const { properties } = await askApi(request, '/users/properties')
  expect(properties).toHaveLength(1)
  expect(properties[0]).toMatchObject({ city: 'Tallahassee', countyId: 'leon', homesteadStatus: true })
  const { purchases } = await askApi(request, '/integration/payment/subscription')
  expect(purchases).toHaveLength(1)
  expect(purchases[0]).toMatchObject({ amountCents: 19_700, tier: 'standard' })
})

test('the set-up link works only once', async ({ request }) => {
  const mail = await app.mailTo(buyer.email, 'account')
  const token = linkIn(mail.links, '/account-setup').searchParams.get('token')
  const answer = await request.post(`${app.url}/api/auth/validate-setup-token`, { data: { token } })
  expect(answer.status()).toBe(410)
})

test('the first lesson opens, is completed, and shows on the dashboard', async ({ request }) => {
  await page.goto(`${app.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Your next step' })).toBeVisible()
  await page.getByText('See the 7 modules').click()
  await page
    .getByRole('link', { name: /module 1|introduction/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What an assessment is, and who decides it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Three values, like three stairs' })).toBeVisible()
  await page.getByRole('button', { name: /mark lesson complete/i }).click()
  await expect.poll(async () => (await askApi(request, '/users/progress')).lessonsCompleted).toBe(1)
  await page.goto(`${app.url}/dashboard`)
  await expect(page.getByText('IN PROGRESS')).toBeVisible()
})

test('signing out closes the doors; signing in leads back to where one was going', async () => {
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('button', { name: new RegExp(buyer.first) }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await page.goto(`${app.url}/course/1?lesson=1-2`)
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${app.url}/course/1?lesson=1-2`)
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Caps, and when an appeal cannot save anything' }),
  ).toBeVisible()
})

test('a lost access token is renewed in silence from the session cookie', async () => {
  await page.evaluate(() => localStorage.setItem('justvalue.accessToken', 'stale'))
  await page.goto(`${app.url}/dashboard`)
  await expect(page.getByText('IN PROGRESS')).toBeVisible()
})

test('any other path is a page that was not found', async () => {
  await page.goto(`${app.url}/no-such-page`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(`${app.url}/dashboard`)
})

test('nothing complained in the console on the whole way', () => {
  expect(complaints.unexpected()).toEqual([])
})
