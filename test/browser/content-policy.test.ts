/** No page of ours breaks its own content policy, which allows no inline style or script but those it knows. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './app-test.ts'
import { makeOwner, post, signInAsOwner } from './buyer.ts'
import { typeNotice } from './typed-notice.ts'

/** Told by the browser itself, wherever on the page it happens. */
const listenForBreaches = (page: Page): readonly string[] => {
  const breaches: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) breaches.push(`${page.url()}: ${message.text()}`)
  })
  return breaches
}

test('the landing page, a lesson with its film, a report and a case keep to the policy', async ({
  page,
  app,
}) => {
  const breaches = listenForBreaches(page)
  await mkdir(path.join(app.dataDir, 'films'), { recursive: true })
  await writeFile(path.join(app.dataDir, 'films', 'module-1.mp4'), 'no film, but a file where films lie')
  const opened = await page.goto(`${app.url}/`)
  const policy = opened?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const { leadId } = await post<{ leadId: string }>(page.request, `${app.url}/api/public/property-analysis`, {
    email: 'policy@example.com',
    address: '103 Sample Orange Way, Sample Springs, FL 32300',
    propertyType: 'Single Family Home',
  })
  await page.goto(`${app.url}/report/${leadId}`)
  await expect(page.getByRole('heading', { name: 'What a lower value would save' })).toBeVisible()

  await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
  await page.goto(`${app.url}/course/1?lesson=1-1`)
  const player = page.locator('media-controller')
  await expect(player).toBeVisible()
  // The player's own style counts: its bar of controls lies in a row.
  await expect(player.locator('media-control-bar').last()).toHaveCSS('display', /flex/)

  await page.goto(`${app.url}/appeal`)
  await page.getByRole('button', { name: 'Open the case' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your next step' })).toBeVisible()
  await typeNotice(page, page.url())
  expect(breaches).toEqual([])

  // The browser does tell: a style that nobody knows is refused.
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  )
  await expect.poll(() => breaches.length).toBe(1)
})
