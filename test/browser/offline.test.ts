/** An opened lesson is read and completed without a connection, an opened rehearsal practiced; marks arrive when it is back. */

import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { typeNotice } from './typed-notice.ts'

test('a lesson opened before is read and completed without a connection', async ({ app, page, context }) => {
  await signInAsOwner(app, page, await makeOwner(app, 'standard'))
  await page.goto(`${app.url}/course/1?lesson=1-2`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page says nothing of its copies: they are there when they are there.
  const isKept = (address: string) =>
    expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address)).toBe(true)
  await isKept('/api/courses/modules/1')
  await isKept('/api/courses/quizzes/1-2')
  await isKept('/offline-shell')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Caps/ })).toBeVisible()
  await page.getByRole('button', { name: 'Answer five questions' }).click()
  await expect(page.getByRole('group', { name: /^5\. / })).toBeVisible()
  await page.getByRole('button', { name: 'Mark lesson complete' }).click()
  await expect(page.getByText('marked complete in this browser')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/courses/modules/1/complete'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(page.getByText('marked complete in this browser')).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('justvalue.waitingCompletions'))
  await page.reload()
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('justvalue-answers'))).toBe(false)
})

test('a rehearsal opened before is practiced without a connection', async ({ app, page, context }) => {
  await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
  await page.goto(`${app.url}/appeal`)
  await page.getByRole('button', { name: 'Open the case' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your next step' })).toBeVisible()
  const caseUrl = page.url()
  await typeNotice(page, caseUrl)
  await page.goto(`${caseUrl}/rehearsal`)
  await expect(page.getByRole('button', { name: /^5 minutes/ })).toBeVisible()
  const answer = `${new URL(caseUrl).pathname.replace('/appeal/', '/api/cases/')}/rehearsal`
  for (const address of [answer, '/offline-shell'])
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
      .toBe(true)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /^5 minutes/ }).click()
  await expect(page.getByRole('heading', { name: 'When your case is called' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^Part 2 of/)).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const said = page.getByText(/^“/).first()
  await expect(said).toBeVisible()
  expect(
    await said.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
  ).toBeGreaterThanOrEqual(24)
  // The page takes a moment to fold to the new width.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
