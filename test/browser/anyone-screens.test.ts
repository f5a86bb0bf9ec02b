/** What a visitor sees, screen by screen: axe, dark and light, 320 px, keyboard, one heading, a quiet console. */

import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { buy, post } from './buyer.ts'
import { onePage } from './one-page.ts'
import { checkFoldedWidths, checkScreen, checkWords, looksAt } from './screen-checks.ts'
import { visitorScreens } from './screen-list.ts'

const view = onePage((app, request) => buy(app, request, 'standard'))

const askForReport = async (appUrl: string, address: string): Promise<string> => {
  const { leadId } = await post<{ leadId: string }>(
    view.page.request,
    `${appUrl}/api/public/property-analysis`,
    {
      email: 'screens@example.com',
      address,
      propertyType: 'Single Family Home',
    },
  )
  return leadId
}

test.describe('a visitor', () => {
  for (const [place, [path, heading, mainAction, like]] of visitorScreens.entries()) {
    test(`sees ${path} [S2.voice.1, S2.voice.2, S6.visitor.1]`, async ({ app }) => {
      await view.open(`${app.url}${path}`, heading)
      if (like && forEndurance(true, false)) await checkWords(view.page, mainAction(view.page))
      else await checkScreen(view.page, mainAction(view.page), looksAt(place))
    })
  }

  test('asks for a new password', async ({ app }) => {
    await view.page.goto(`${app.url}/auth`)
    await view.page.getByRole('button', { name: /forgot/i }).click()
    await expect(view.page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await checkScreen(view.page, view.page.getByLabel('Email', { exact: true }), looksAt(0))
  })

  test('reads a report that is ready [S2.voice.2, S2.voice.3]', async ({ app }) => {
    const leadId = await askForReport(app.url, '101 Sample Orange Way, Sample Springs, FL 32300')
    await view.open(`${app.url}/report/${leadId}`, /Even the low end of the estimate/)
    const words = await view.page.getByRole('main').textContent()
    for (const what of [/not an? .*appraisal/i, /legal advice/i, /government/i]) expect(words).toMatch(what)
    await checkScreen(view.page, view.page.getByRole('link', { name: 'Download as PDF' }), looksAt(1))
    await checkFoldedWidths(view.page)
  })

  test('types the numbers of a home on no roll', async ({ app }) => {
    const leadId = await askForReport(app.url, '1 Nowhere Street, Key West, FL 33040')
    await view.open(`${app.url}/report/${leadId}`, /.+/)
    await checkScreen(view.page, view.page.getByRole('button', { name: 'Show my answer' }), looksAt(0))
  })

  test('chooses between parcels of one address', async ({ app }) => {
    const leadId = await askForReport(app.url, '20 Sample Heron Ln, Sample Springs, FL 32300')
    await view.open(`${app.url}/report/${leadId}`, 'Which home is yours?')
    await checkScreen(view.page, view.page.getByRole('radio').first(), looksAt(1))
  })

  test('waits for the set-up mail of a purchase [S2.voice.2]', async ({ app }) => {
    await view.open(`${app.url}/check-email?session_id=${view.whose.sessionId}`, 'Purchase Complete!')
    await checkScreen(
      view.page,
      view.page.getByRole('main').getByRole('link', { name: 'Sign In Instead' }),
      looksAt(0),
    )
  })

  test('takes both steps of the account set-up', async ({ app }) => {
    await view.open(`${app.url}/account-setup?token=${view.whose.setupToken}`, 'Set up your account')
    await checkScreen(view.page, view.page.getByLabel('Password', { exact: true }), looksAt(1))
    for (const label of ['Password', 'Confirm password'])
      await view.page.getByLabel(label, { exact: true }).fill('Sun-Coast-26')
    await view.page.getByLabel('First name').fill('Robin')
    await view.page.getByLabel('Last name').fill('Alvarez')
    await view.page.getByRole('button', { name: 'Continue' }).click()
    await checkScreen(view.page, view.page.getByRole('button', { name: 'Complete Setup' }), looksAt(0))
  })
})
