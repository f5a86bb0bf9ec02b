/** A report from its address on: read on paper, kept as a file, taken away for good. */

import { readFile } from 'node:fs/promises'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { expect, test } from './app-test.ts'
import { post } from './buyer.ts'
import { listenForComplaints } from './console-complaints.ts'

test('a report is one paper by button and by the keys for printing, and is gone once it is deleted', async ({
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

  await page.emulateMedia({ media: 'print' })
  for (const name of ['Delete this report', 'What homes like yours sold for', 'Where each figure comes from'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  await expect(page.getByText(/Just Value · printed on/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/For the whole report \(four pages at most\)/)).toBeVisible()
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.pages.length).toBe(1)
  await page.emulateMedia({ media: 'screen' })

  const fileFrom = async (ask: () => Promise<void>): Promise<Buffer> => {
    const downloading = page.waitForEvent('download')
    await ask()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^savings-report-\d{4}\.pdf$/)
    return readFile(await file.path())
  }
  const byButton = await fileFrom(() => page.getByRole('link', { name: 'Download as PDF' }).click())
  const told = page.getByText('Print that file.')
  await expect(told).toBeHidden()
  const byKeys = await fileFrom(() => page.keyboard.press('Control+p'))
  await expect(told).toBeVisible()
  expect((await readPdf(byKeys)).pages).toEqual((await readPdf(byButton)).pages)

  const { links } = await app.mailTo('paper@example.com', 'Your property savings report')
  await page.goto(links.find((link) => link.includes('#delete=')) ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your report is deleted' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this report' })).toBeVisible()
  expect(complaints.unexpected()).toEqual([])
})
