/** A report from its address on: read on paper, kept as a file, taken away for good. */

import { expect, test } from './app-test.ts'
import { post } from './buyer.ts'
import { listenForComplaints } from './console-complaints.ts'

test('a report prints with its folds open, comes as a file, and is gone once it is deleted', async ({
  page,
  app,
}) => {
  const complaints = listenForComplaints(page)
  const { leadId } = await post<{ leadId: string }>(page.request, `${app.url}/api/public/property-analysis`, {
    email: 'paper@example.com',
    address: '103 Sample Orange Way, Sample Springs, FL 32300',
    propertyType: 'Single Family Home',
  })
  await page.goto(`${app.url}/report/${leadId}`)
  await expect(page.getByRole('heading', { name: 'What a lower value would save' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const ofSales = page.locator('#sales details').first()
  await expect(ofSales).not.toHaveAttribute('open')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_500)
  await page.getByRole('heading', { name: 'What homes like yours sold for' }).click()
  await expect(ofSales).toHaveAttribute('open')
  await expect(page.getByRole('table', { name: 'Adjustment grid' })).toBeVisible()

  const sources = page.locator('#sources > details')
  await expect(sources).not.toHaveAttribute('open')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(sources).toHaveAttribute('open')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Delete this report' })).toBeHidden()
  await expect(page.getByText(/Just Value · printed on/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sources).not.toHaveAttribute('open')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)

  const { links } = await app.mailTo('paper@example.com', 'Your property savings report')
  await page.goto(links.find((link) => link.includes('#delete=')) ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your report is deleted' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this report' })).toBeVisible()
  expect(complaints.unexpected()).toEqual([])
})
