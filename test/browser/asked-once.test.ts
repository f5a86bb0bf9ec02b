/** One owner on a phone: a first answer, a report from typed numbers, a purchase, the set-up and the case, nothing asked twice. */
import type { Page } from '@playwright/test'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { expect, test } from './app-test.ts'
import { linkIn } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import { expectOnFirstScreen, withLargeLetters } from './large-letters.ts'
import type { RunningApp } from './running-app.ts'

const owner = 'asked.once@example.com'
const address = '1 Nowhere Street, Tallahassee, FL 32301'
const mostInputs = 6
const mostSeconds = 60

let app: RunningApp
let page: Page
let complaints: Complaints
let setupToken = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, app: running }) => {
  app = running
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  complaints = listenForComplaints(page)
})
test.afterAll(() => page.context().close())

/** Each touch of a field or a button by a person counts as one. */
const countInputs = async (): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const touched = new Set<EventTarget | null>()
    Object.assign(window, { touched })
    for (const kind of ['change', 'click']) addEventListener(kind, ({ target }) => touched.add(target), true)
  })
  return () => page.evaluate(() => (window as unknown as { touched: Set<unknown> }).touched.size)
}

const heroField = () => page.getByLabel('Your home’s address')

test('a first answer takes few inputs and little time', async () => {
  const from = performance.now()
  await page.goto(app.url)
  const inputs = await countInputs()
  await heroField().fill('101 Sample Orange Way, Sample Springs, FL 32300')
  await page.locator('form', { has: heroField() }).getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeFocused()
  expect(await inputs()).toBeLessThanOrEqual(mostInputs)
  expect((performance.now() - from) / 1000).toBeLessThan(mostSeconds)
  const email = page.getByRole('button', { name: 'Email me the full report' })
  await withLargeLetters(page, async () => {
    // The answer comes into view by itself as it arrives; the letters have just grown above it.
    await page.getByRole('region', { name: 'Your answer' }).evaluate((panel) => panel.scrollIntoView())
    await expectOnFirstScreen(page, email)
  })
})

for (const [line, sentence] of [
  ['601 E Kenn', 'Add the city and ZIP code, like 1234 Your Street, Your City, FL 33602.'],
  ['4709 N Wilis Stret, Tmpa', 'Add the ZIP code, and check the spelling of the street and city.'],
  ['Tampa, FL', 'Start with the house number, then the street and city: 1234 Your Street, Your City.'],
  ['350 5th Ave, New York, NY 10118', /^This address isn’t in Florida/],
  ['P.O. Box 1234, Tallahassee, FL 32301', /^A PO box isn’t a home/],
] as const)
  test(`${line}: one sentence at the field says what to do, and it stays as typed`, async () => {
    await heroField().fill(line)
    await page.keyboard.press('Escape')
    await heroField().press('Enter')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(heroField()).toHaveValue(line)
    await expect(heroField()).toHaveAttribute('aria-invalid', 'true')
  })

test('a house number that is not on the street: the nearest are offered, and one press answers', async () => {
  await heroField().fill('104 Sample Orange Way, Sample Springs, FL 32300')
  await page.keyboard.press('Escape')
  await heroField().press('Enter')
  const panel = page.getByRole('region', { name: 'Your answer' })
  await expect(panel).toContainText('Is the house number right?')
  await expect(panel.getByRole('button', { name: 'use six numbers from your TRIM notice' })).toBeVisible()
  const nearest = '103 Sample Orange Way, Sample Springs, FL 32300'
  await panel.getByRole('button', { name: nearest }).click()
  await expect(panel.getByRole('button', { name: 'Email me the full report' })).toBeVisible()
  await expect(heroField()).toHaveValue(nearest)
})

for (const [line, sentence] of [
  ['9900 Sample Orange Way, Sample Springs, FL 32300', /We can’t find this house number/],
  ['99 Nosuch Rd, Davenport, FL 33896', /the property record for Osceola County or Polk County yet/],
  ['101 Sample Orange Way Unit 999, Sample Springs, FL 32300', /Please check that it’s your home/],
] as const)
  test(`${line}: the answer says what comes next`, async () => {
    await heroField().fill(line)
    await page.keyboard.press('Escape')
    await heroField().press('Enter')
    await expect(page.getByRole('region', { name: 'Your answer' })).toContainText(sentence)
    await expect(heroField()).toHaveValue(line)
  })

test('the report form says in place that the record has no such home, and one press goes on with the notice', async () => {
  const slip = '9900 Sample Orange Way, Sample Springs, FL 32300'
  await page.goto(app.url)
  const form = page.locator('form').filter({ has: page.getByLabel('Property type') })
  await form.getByLabel('Email').fill('slip.once@example.com')
  await form.getByLabel('Property address').fill(slip)
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Send me my report' }).click()
  await expect(form).toContainText('We can’t find this house number')
  await expect(form.getByLabel('Property address')).toHaveValue(slip)
  await form.getByRole('button', { name: 'use six numbers from your TRIM notice' }).click()
  await expect(page.getByRole('heading', { name: 'Six numbers from your TRIM notice' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('justvalue.home'))).toBeNull()
  await page.goto(app.url)
})

test('a home close to what was typed is asked about on the first card, and one press answers for it', async () => {
  const answer = page.getByRole('region', { name: 'Your answer' })
  await heroField().fill('101 Sampel Orange Way, Sample Springs, FL 32300')
  await page.keyboard.press('Escape')
  await heroField().press('Enter')
  await expect(answer).toContainText('Is it this home?')
  await answer.getByRole('button', { name: 'Change the address' }).click()
  await expect(heroField()).toBeFocused()
  await answer.getByRole('button', { name: 'Yes, show my answer' }).click()
  await expect(answer).toContainText('SAMPLE-0001')
  await expect(answer).toBeFocused()
  // The home found is in the field and in the form below, which asks for the email alone until it is to be changed.
  const found = '101 Sample Orange Way, Sample Springs, FL 32300'
  await expect(heroField()).toHaveValue(found)
  const form = page.locator('form', { has: page.getByLabel('Email') })
  await expect(form).toContainText(found)
  await expect(page.getByLabel('Property address')).toHaveCount(0)
  await form.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Property address')).toBeFocused()
  await expect(page.getByLabel('Property address')).toHaveValue(found)
  await page.getByRole('button', { name: 'Check another address' }).click()
  await expect(heroField()).toBeFocused()
  await expect(heroField()).toHaveValue('')
  await heroField().fill('20 Sample Heron Ln, Sample Springs, FL 32300')
  await page.keyboard.press('Escape')
  await heroField().press('Enter')
  await answer.getByRole('button', { name: /Unit 3/i }).click()
  await expect(answer).toContainText('SAMPLE-0010')
})

test('two presses on the form ask once, and its address becomes a report', async () => {
  await page.goto(app.url)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/property-analysis')) asked.push(request.url())
  })
  await page.getByLabel('Email').fill(owner)
  await page.getByLabel('Property address').fill(address)
  await page.keyboard.press('Escape')
  await page.getByLabel('Property type').selectOption('Townhouse')
  await page.getByRole('button', { name: 'Send me my report' }).dblclick()
  await page.getByRole('link', { name: 'Go to your report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked).toHaveLength(1)
})

const labels = [
  'Market value (just value)',
  'Assessed value, school row',
  'Assessed value, county row',
  'Taxable value, school row',
  'Taxable value, county row',
  'Total proposed tax',
]
const swapped = ['420,000', '300,000', '300,000', '248,589', '275,000', '4,854.67']
const number = (at: number) => page.getByLabel(labels[at] ?? '')

test('rows that were exchanged are told at their field, and nothing typed is lost', async () => {
  await page.getByRole('combobox', { name: 'County' }).fill('Leon')
  await page.getByRole('option', { name: 'Leon' }).click()
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  for (const [at, text] of swapped.entries()) {
    await number(at).fill(text)
    if (at < labels.length - 1) await page.getByRole('button', { name: 'Next number' }).click()
  }
  const otherUse = page.getByRole('group', { name: /agricultural classification/ })
  await otherUse.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(page.getByText(/Check that you didn’t swap the two rows/).first()).toBeVisible()
  for (const [at, text] of swapped.entries()) await expect(number(at)).toHaveValue(text)
  await number(3).fill('310,000')
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(
    page.getByText(/It can be at most \$300,000, the assessed value, school row/).first(),
  ).toBeVisible()
})

test('the numbers put right get the answer', async () => {
  await number(3).fill('275,000')
  await number(4).fill('248,589')
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('until the market value drops below')
})

test('a notice of last year is told at its year, a second press asks once, and the numbers are there on the way back', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const given = await visitor.request.post(`${app.url}/api/public/property-analysis`, {
    data: {
      email: 'last.year@example.com',
      address: '2 Nowhere Street, Tallahassee, FL 32301',
      propertyType: 'Townhouse',
    },
  })
  const { leadId } = (await given.json()).data
  const asked: string[] = []
  visitor.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(leadId)) asked.push(request.url())
  })
  await visitor.goto(`${app.url}/report/${leadId}`)
  await visitor.getByRole('combobox', { name: 'County' }).fill('Leon')
  await visitor.getByRole('option', { name: 'Leon' }).click()
  const year = visitor.getByLabel('Tax year')
  const newest = Number(await year.inputValue())
  await year.selectOption(String(newest - 1))
  await expect(visitor.getByText(`A ${newest - 1} notice can’t tell you about ${newest}.`)).toBeVisible()
  await visitor.getByRole('radio', { name: 'No' }).first().check()
  const typed = ['420,000', '420,000', '420,000', '420,000', '420,000', '7,900']
  for (const [at, text] of typed.entries()) {
    await visitor.getByLabel(labels[at] ?? '').fill(text)
    if (at < labels.length - 1) await visitor.getByRole('button', { name: 'Next number' }).click()
  }
  await visitor.getByRole('button', { name: 'Show my answer' }).dblclick()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`We can’t tell for ${newest}`)
  expect(asked).toHaveLength(1)
  const areKept = async () => {
    for (const [at, text] of typed.entries())
      await expect(visitor.getByLabel(labels[at] ?? '')).toHaveValue(text)
    await expect(year).toHaveValue(String(newest - 1))
  }
  await visitor.goBack()
  await areKept()
  await visitor.goForward()
  await visitor.getByRole('button', { name: 'Update my numbers' }).click()
  await areKept()
  await visitor.context().close()
})

test('after a guest purchase the set-up has the home of the report, back and forward keep it', async ({
  request,
}) => {
  const answer = await request.post(`${app.url}/api/integration/payment/guest-checkout-session`, {
    data: {
      tier: 'ai_enhanced',
      guestCheckout: true,
      successUrl: `${app.url}/check-email?session_id={CHECKOUT_SESSION_ID}`,
    },
  })
  await pay((await answer.json()).data.url, { email: owner })
  const mail = await app.mailTo(owner, 'account')
  const link = linkIn(mail.links, '/account-setup')
  setupToken = link.searchParams.get('token') ?? ''
  await page.goto(link.href)
  await page.getByLabel('Password', { exact: true }).fill('Sun-Coast-26')
  await page.getByLabel('Confirm password', { exact: true }).fill('Sun-Coast-26')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Alvarez')
  await page.getByRole('button', { name: 'Continue' }).click()
  const filled = async () => {
    await expect(page.getByLabel('Street address')).toHaveValue('1 Nowhere Street')
    await expect(page.getByLabel('City')).toHaveValue('Tallahassee')
    await expect(page.getByLabel('ZIP code')).toHaveValue('32301')
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('Leon')
    await expect(page.getByLabel('Property type')).toHaveValue('townhouse')
    await expect(page.getByRole('checkbox')).toBeChecked()
  }
  await filled()
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await page.goForward()
  await filled()
})

test('a second tab that finished first is told, and Home has the answer from the numbers typed before', async () => {
  const other = await page.context().newPage()
  await other.goto(`${app.url}/account-setup?token=${setupToken}`)
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  const notes = page.getByText('If it’s right', { exact: false })
  await expect(page.getByText(/Your home|Please check the address/).first()).toBeVisible()
  if (await notes.isVisible()) await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL(`${app.url}/dashboard`)
  // Once no petition can be filed any more, that is the answer.
  await expect(page.getByRole('region', { name: 'Your home' })).toContainText(
    /Better not to file|drops below|deadline has passed/,
  )
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/set up/i)
  await other.close()
})

test('the wizard and the case show those numbers, to be confirmed', async () => {
  await page.goto(`${app.url}/property-setup`)
  await expect(page.getByLabel('Street address')).toHaveValue('1 Nowhere Street')
  await page.getByRole('button', { name: 'Find my home' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm the county' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Find your home' })).toBeVisible()
  await page.goForward()
  const onward = page.getByRole('button', { name: /Continue/ })
  await onward.click()
  await expect(
    page.getByText(/These are the numbers you gave us before|Please check the address/),
  ).toBeVisible()
  if (await page.getByText('Please check the address').isVisible()) await onward.click()
  await expect(number(4)).toHaveValue('248,589')
  await page.goto(`${app.url}/appeal`)
  await page
    .getByRole('button', { name: /Open|Start/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/appeal\/[0-9a-f-]{36}/)
  await page.goto(`${page.url().replace(/(\/appeal\/[0-9a-f-]{36}).*/, '$1')}/notice`)
  for (const [at, text] of ['420,000', '300,000', '300,000', '275,000', '248,589', '4,854.67'].entries())
    await expect(number(at)).toHaveValue(text)
  await expect(page.getByLabel('Does the notice show a homestead exemption?')).toHaveValue('yes')
})

test('each change of page leaves the focus on its one heading, told once', async () => {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) heard.push(target.textContent ?? '')
    })
  })
  const titles: string[] = []
  for (const name of ['Course', 'Documents', 'Ask', 'Help', 'Home']) {
    await page.evaluate(() => ((window as unknown as { heard: string[] }).heard.length = 0))
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([heading])
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(titles).not.toContain(await page.title())
    titles.push(await page.title())
  }
})

test('after a declined card the focus is on the message', async () => {
  await page.goto(`${app.url}/payment/failure?error=card_declined`)
  await expect(page.getByRole('heading', { level: 1, name: 'Card Declined' })).toBeFocused()
})

test('nothing complained in the console on the way', () => {
  // The address of another state is refused by the server.
  expect(complaints.unexpected()).toEqual([expect.stringContaining('400 (Bad Request)')])
})
