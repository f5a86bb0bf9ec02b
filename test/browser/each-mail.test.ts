/** Proves how every mail looks: on a phone without sideways scrolling, readable in light and dark, and as it arrives. */
import type { Page } from '@playwright/test'
import { renderMail } from '#server/services/mail/layout.ts'
import { forEndurance } from '#test/endurance.ts'
import { everyMail, frameOfMails } from '#test/mails.ts'
import { expect, test } from './app-test.ts'
import { violationsIn } from './axe-look.ts'
import { buy } from './buyer.ts'

const phone = { width: 390, height: 844 }

/** The rules that a mail can hold to: it has no page around it. */
const rules = ['color-contrast', 'image-alt', 'link-name', 'document-title', 'html-has-lang', 'list']

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** A finger needs 24 px; links within running text are excepted, and a mail has its links on lines of their own. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button-row a')]
      .filter((link) => link.getBoundingClientRect().height < 44)
      .map((link) => link.textContent ?? ''),
  )

/** One for all mails: opening a page costs twice what looking at a mail does. */
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: phone })
})
test.afterAll(() => page.close())

/** All mails have one layout: `npm test` looks at every other one in the light, at the others in the dark. */
const schemesAt = (place: number) =>
  forEndurance([place % 2 === 0 ? 'light' : 'dark'] as const, ['light', 'dark'] as const)

for (const [place, [name, mail]] of [...everyMail].entries()) {
  test(`the mail “${name}” reads well on a phone`, async () => {
    await page.setContent((await renderMail(mail, frameOfMails)).html)
    for (const colorScheme of schemesAt(place)) {
      await page.emulateMedia({ colorScheme })
      expect(await widthOf(page)).toBe(phone.width)
      expect(await violationsIn(page, { runOnly: rules })).toEqual([])
    }
    expect(await lowTargets(page)).toEqual([])
  })
}

test('the set-up mail arrives as it was written, and fits the mailbox of a phone', async ({ app }) => {
  const { email } = await buy(app, page.request, 'standard')
  await page.goto(`${app.url}/dev/mail?to=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Complete your Just Value account/ }).click()
  const body = page.frameLocator('iframe')
  await expect(body.getByRole('heading', { name: 'Your purchase is complete' })).toBeVisible()
  await expect(body.getByRole('link', { name: 'Complete Account Setup' })).toBeVisible()
  expect(await widthOf(page)).toBe(phone.width)
  const inFrame = await body.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(inFrame).toBe(0)
})
