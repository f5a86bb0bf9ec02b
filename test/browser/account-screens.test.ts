/** What an owner sees, screen by screen: axe, dark and light, 320 px, keyboard, one heading, a quiet console. */
import { readFile } from 'node:fs/promises'
import { matchPath } from 'react-router'
import { pagePatterns } from '#contract/page-paths.ts'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { buy, signInAsOwner } from './buyer.ts'
import { onePage } from './one-page.ts'
import { checkScreen, checkWords, looksAt } from './screen-checks.ts'
import { ownerScreens, visitorScreens } from './screen-list.ts'

const view = onePage((app, request) => buy(app, request, 'standard'))

test('no page is left out', () => {
  const byAddress = [...visitorScreens, ...ownerScreens].map(([path]) => path.replace(/\?.*/, ''))
  // These need an id that only a journey below can give.
  const seen = [...byAddress, '/report/an-id', '/payment/success', '/appeal/an-id/notice']
  expect(pagePatterns.filter((pattern) => !seen.some((path) => matchPath(pattern, path)))).toEqual([])
})

test.describe('an owner', () => {
  test.beforeAll(({ app }) => signInAsOwner(app, view.page, view.whose))

  for (const [place, [path, heading, mainAction, like]] of ownerScreens.entries()) {
    test(`sees ${path} [S2.voice.1, S2.voice.2, S6.user.1]`, async ({ app }) => {
      await view.open(`${app.url}${path}`, heading)
      if (like && forEndurance(true, false)) await checkWords(view.page, mainAction(view.page))
      else await checkScreen(view.page, mainAction(view.page), looksAt(place))
    })
  }

  test('sees what was bought [S6.user.1]', async ({ app }) => {
    await view.open(`${app.url}/payment/success?session_id=${view.whose.sessionId}`, 'Payment Successful!')
    await checkScreen(
      view.page,
      view.page.getByRole('main').getByRole('link', { name: /dashboard/i }),
      looksAt(0),
    )
  })

  test('finds a completed lesson again after a reload [S4.lesson.3]', async ({ app }) => {
    await view.page.goto(`${app.url}/course/1?lesson=1-2`)
    await view.page.getByRole('button', { name: 'Mark lesson complete' }).click()
    await expect(view.page.getByText('Lesson complete', { exact: true })).toBeVisible()
    await view.page.waitForLoadState('networkidle')
    await view.page.reload()
    await expect(view.page.getByText('Lesson complete', { exact: true })).toBeVisible()
  })

  for (const [name, fileName, begins] of [
    ['Download PDF : Dates and rules on one page', /\.pdf$/, '%PDF-'],
    ['Download PDF : Guide to the petition', /\.pdf$/, '%PDF-'],
    ['Download Excel', /\.xlsx$/, 'PK'],
    ['Download calendar file', /\.ics$/, 'BEGIN:VCALENDAR'],
  ] as const)
    test(`takes a quick resource away: ${name} [S2.dashboard.13, S2.dashboard.14, S2.dashboard.15]`, async ({
      app,
    }) => {
      await view.page.goto(`${app.url}/dashboard`)
      const download = view.page.waitForEvent('download')
      await view.page.getByRole('region', { name: 'Quick resources' }).getByRole('button', { name }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(fileName)
      expect((await readFile(await file.path())).toString('latin1').startsWith(begins)).toBe(true)
    })

  test('downloads the real invoice as PDF [S2.success.8]', async ({ app }) => {
    await view.page.goto(`${app.url}/payment/success?session_id=${view.whose.sessionId}`)
    const invoice = view.page.getByRole('link', { name: 'Download Invoice' })
    const answer = await view.page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect(answer.headers()['content-disposition']).toContain('attachment')
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-.*Standard Course.*%%EOF\s*$/s)
  })

  test('gets a module with its sections from the server [S3.module.1, S3.module.2]', async ({ app }) => {
    await view.page.goto(`${app.url}/robots.txt`)
    const token = await view.page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
    const answer = await view.page.request.get(`${app.url}/api/courses/modules/1`, {
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
