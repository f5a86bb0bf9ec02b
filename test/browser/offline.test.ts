/** An opened lesson is read and completed without a connection; the mark arrives when the connection is back. */
import { buy, signInAsOwner } from './buyer.ts'
import { expect, test } from './shop-test.ts'

test('a lesson opened before is read and completed without a connection', async ({ shop, page, context }) => {
  await signInAsOwner(shop, page, await buy(shop, page.request, 'standard'))
  await page.goto(`${shop.url}/course/1?lesson=1-2`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page says nothing of its copies: they are there when they are there.
  const isKept = (address: string) =>
    expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address)).toBe(true)
  await isKept('/api/courses/modules/1')
  await isKept('/offline-shell')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Caps/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark lesson complete' }).click()
  await expect(page.getByText('This browser keeps the mark')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/courses/modules/1/complete'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(page.getByText('This browser keeps the mark')).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('justvalue.waitingCompletions'))
  await page.reload()
  await expect(page.getByText('Lesson complete', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('justvalue-answers'))).toBe(false)
})
