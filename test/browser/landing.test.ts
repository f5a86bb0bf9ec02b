/** The landing page as a visitor meets it: without a script, by its links, and through its form. */
import type { Page } from '@playwright/test'
import { readModuleReadiness } from '#server/services/course/module-readiness.ts'
import { forEndurance } from '#test/endurance.ts'
import { pageIsLive } from '#web/browser/live-page.ts'
import { planReadiness } from '#words/billing/plan-readiness.ts'
import { expect, test } from './app-test.ts'

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).textContent()) ?? ''

const topOf = (page: Page, selector: string) => page.locator(selector).boundingBox()

/** In phone screens: more of them nobody scrolls through. */
const mostScreens = 9

test('a phone shows it in nine screens, whatever the season', async ({ page, app }) => {
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  for (const day of forEndurance(['2027-09-10'], ['2027-08-25', '2027-09-10', '2027-11-23'])) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00-04:00`))
    await page.goto(app.url)
    await page.waitForLoadState('networkidle')
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(tall / height, day).toBeLessThanOrEqual(mostScreens)
  }
})

test('a phone shows it in nine screens after an answer too', async ({ page, app }) => {
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  await page.goto(app.url)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Your home’s address').fill('101 Sample Orange Way, Sample Springs, FL 32300')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeVisible()
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(tall / height).toBeLessThanOrEqual(mostScreens)
})

test('a phone shows it in nine screens, with pages of the product fetched when they come near', async ({
  page,
  app,
}) => {
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  await page.goto(app.url)
  await page.waitForLoadState('networkidle')
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(tall / height).toBeLessThanOrEqual(mostScreens)
  const pages = page.getByRole('main').locator('img')
  await expect(pages).toHaveCount(2)
  for (const one of await pages.all()) {
    await expect(one).toHaveAttribute('loading', 'lazy')
    await expect(one).toHaveAttribute('width', /\d/)
    await expect(one).toHaveAttribute('alt', /./)
  }
  await pages.first().scrollIntoViewIfNeeded()
  await expect(pages.first()).toHaveJSProperty('complete', true)
  await expect(pages.first()).not.toHaveJSProperty('naturalWidth', 0)
})

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(async ({ page, app }) => {
    await page.goto(app.url)
  })

  test('the page stands there whole [S2.routes.1]', async ({ page }) => {
    await test.step('navigation [S2.landing.1, S2.landing.2]', async () => {
      const header = page.getByRole('banner')
      for (const [name, href] of [
        ['How it works', '/#how-it-works'],
        ['Pricing', '/#pricing'],
        ['The course', '/#instructor'],
        ['Sign In', '/auth'],
      ] as const)
        await expect(header.getByRole('link', { name }).first()).toHaveAttribute('href', href)
      await expect(header).toHaveCSS('position', 'sticky')
    })
    await test.step('badge about TRIM notices [S2.landing.4]', async () => {
      await expect(page.getByText('TRIM notices are mailed in August', { exact: true })).toBeVisible()
    })
    await test.step('the form, its fields and its rules [S2.landing.5, S2.report-form.1, S5.report-form.1, S5.report-form.2]', async () => {
      const form = page.locator('#savings-calculator form', { has: page.getByLabel('Email') })
      await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
      await expect(form.getByLabel('Email')).toHaveAttribute('required')
      await expect(form.getByLabel('Property address')).toHaveAttribute('required')
      await expect(form.getByLabel('Property type')).toHaveValue('Single Family Home')
    })
    await test.step('stats strip [S2.landing.6]', async () => {
      const strip = page.getByRole('region', { name: 'The course in four facts' })
      await expect(strip.getByRole('definition')).toHaveText(['7', '67', 'AI', '30-day'])
    })
    await test.step('deadline warning [S2.landing.7]', async () => {
      await expect(
        page.getByRole('heading', { name: 'Each county has its own petition deadline' }),
      ).toBeVisible()
    })
    await test.step('three steps [S2.landing.8]', async () => {
      await expect(page.locator('#how-it-works li')).toHaveCount(3)
    })
    await test.step('seven topics [S2.landing.9]', async () => {
      await expect(page.locator('#course-topics li')).toHaveCount(7)
    })
    await test.step('a look into the first lesson where the video will be [S2.landing.10]', async () => {
      await expect(page.locator('#instructor #instructor-video')).toContainText('What an assessment is')
    })
    await test.step('worked examples in place of testimonials [S2.landing.12]', async () => {
      const cards = page.locator('article', { hasText: 'Illustrative example, not a customer' })
      await expect(cards).toHaveCount(3)
    })
    await test.step('five questions with plain figures [S2.landing.14, S9.appeal.1, S9.appeal.2]', async () => {
      await expect(page.locator('summary h3')).toHaveCount(5)
      const answers = (await page.locator('details').allTextContents()).join(' ')
      expect(answers).toContain('due by the 25th day')
      expect(answers).toContain('1 to 2 hours for filing')
      expect(answers).toContain('60 to 90 days for the appeal')
    })
    await test.step('closing call and footer [S2.landing.15]', async () => {
      await expect(page.getByRole('heading', { name: 'Find out before you spend anything' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
        'County guides',
        'Terms',
        'Privacy',
        'Refund policy',
        'Disclaimers',
        'Accessibility',
        'How sure we are',
        /@/,
      ])
    })
  })

  test('the plans say what they hold, what is ready and what is being built [S2.landing.11, S2.landing.16, S2.landing.17, S2.landing.21, S2.landing.22, S9.appeal.3]', async ({
    page,
  }) => {
    const plans = page.locator('#pricing article')
    const [standard, ai] = await plans.allTextContents()
    expect(standard).toMatch(/\$197.*one-time payment.*Lifetime access and updates/)
    expect(ai).toMatch(/RECOMMENDED.*\$250.*one-time payment/)
    expect(await textOf(page, '#pricing')).toMatch(
      /You have 30 days to get your money back\. Once your account is set up: 60 days for Standard, 90 days for AI-Enhanced/,
    )
    const inWork = planReadiness('ai_enhanced', readModuleReadiness())
    if (inWork === null) expect(ai).not.toMatch(/Today you get|still being built/)
    else expect(ai).toContain(inWork)
    for (const words of [
      /AI-generated appeal documents/,
      /Property analysis/,
      /comparable sales analysis and research/,
      /packet and hearing script/,
      /Deadline reminders/,
      /Live Q&A/,
      /Priority email support/,
      /10 hours or more/,
    ])
      expect(ai).toMatch(words)
  })

  test('search engines read the course, its prices and its questions', async ({ page }) => {
    const { '@graph': graph } = JSON.parse(await textOf(page, 'script[type="application/ld+json"]'))
    expect(graph[0]).toMatchObject({ '@type': 'Course', provider: { name: 'Just Value' } })
    expect(graph[0].offers.map(({ price }: { price: string }) => price)).toEqual(
      expect.arrayContaining(['197.00', '250.00']),
    )
    expect(graph[1].mainEntity).toHaveLength(5)
  })
})

test.describe('the way around the page', () => {
  test('the header stays in view and leads to each part [S2.landing.1, S2.landing.3]', async ({
    page,
    app,
  }) => {
    await page.goto(app.url)
    const header = page.getByRole('banner')
    for (const [name, target] of [
      ['How it works', '#how-it-works'],
      ['Pricing', '#pricing'],
      ['The course', '#instructor'],
      ['Calculate Savings', '#savings-calculator'],
    ] as const) {
      await header.getByRole('link', { name }).and(page.locator(':visible')).click()
      await expect(page).toHaveURL(`${app.url}/${target}`)
      await expect.poll(async () => Math.abs((await topOf(page, target))?.y ?? 9999)).toBeLessThan(120)
      expect((await topOf(page, 'header'))?.y).toBe(0)
    }
  })

  test('a part of it that another page leads to has the focus there', async ({ page, app }) => {
    await page.goto(`${app.url}/counties`)
    // Before the page answers, the browser itself goes to the place.
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    const heading = page.locator('#pricing').getByRole('heading', { level: 2 })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('each course opens its own checkout [S2.landing.18, S2.landing.19], which can be left [S2.routes.19]', async ({
    page,
    app,
  }) => {
    await page.goto(app.url)
    for (const [plan, price] of [
      ['Standard Course', '$197.00'],
      ['AI-Enhanced Course', '$250.00'],
    ] as const) {
      await page
        .locator('#pricing')
        .getByRole('button', { name: new RegExp(plan) })
        .click()
      await expect(page.getByRole('button', { name: `Pay ${price}` })).toBeVisible()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(`${app.url}/?payment=cancelled`)
      await expect(page.getByRole('status')).toContainText('you weren’t charged')
    }
  })
})

test.describe('the free report form', () => {
  test.beforeEach(async ({ page, app }) => {
    await page.addInitScript((live) => {
      addEventListener(live, () => document.documentElement.setAttribute('data-live', ''))
    }, pageIsLive)
    await page.goto(app.url)
    await page.getByLabel('Email').fill('landing@example.com')
    await page.getByLabel('Property address').fill('101 Sample Orange Way, Sample Springs, FL 32300')
  })

  test('thanks, names the reference and is empty again [S2.report-form.2, S2.report-form.3, S2.report-form.4]', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Send me my report' }).click()
    const panel = page.getByRole('status').filter({ hasText: 'Success!' })
    await expect(panel).toContainText(/Reference ID: \S{20,}/)
    await expect(page.getByLabel('Email')).toHaveValue('')
    await expect(page.getByLabel('Property address')).toHaveValue('')
  })

  test('says a wrong email at its field alone', async ({ page }) => {
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email').fill('landing@example')
    await page.getByRole('button', { name: 'Send me my report' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Oops! Something went wrong')).toBeHidden()
  })

  test('says so when the server refuses, keeps what was typed [S2.report-form.5, S8.report-form.1], and names support when the connection is gone [S8.report-form.2]', async ({
    page,
    context,
  }) => {
    // A value that nobody types is lost in the fields of a page that does not answer yet.
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.getByLabel('Email').fill('landing@example.com')
    // Longer than any parcel number: of what a person can type nothing is left for the server to refuse.
    await page.locator('input[name=parcelNumber]').evaluate((field: HTMLInputElement) => {
      field.value = '0'.repeat(41)
    })
    await page.getByRole('button', { name: 'Send me my report' }).click()
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('Oops! Something went wrong')
    await expect(panel).toContainText('There was an issue processing your request. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue('landing@example.com')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send me my report' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'There was an issue processing your request. Please try again or contact support.',
    )
  })
})
