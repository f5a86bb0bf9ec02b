/** An evidence document printed from its page: the paper alone, without what is for its owner’s eyes. */
import { readFile } from 'node:fs/promises'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { listenForComplaints } from './console-complaints.ts'

const privateTitle = /before you hand this over/i

test('a comparable analysis is printed as it is downloaded, without the owner’s own part', async ({
  page,
  app,
}) => {
  const complaints = listenForComplaints(page)
  await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto(`${app.url}/property-setup?home=new`)
  await page.getByLabel('Street address').fill('103 Sample Orange Way')
  await button('Find my home').click()
  await button('Yes, I own it').click()
  await expect(page.getByText('Save the date on your notice')).toBeVisible()
  await page.goto(`${app.url}/dashboard`)
  await button(/^Open your case\s?: 103 Sample Orange Way/).click()
  await page.waitForURL('**/appeal/*')
  const caseUrl = page.url()
  await page.goto(`${caseUrl}/notice`)
  await button('They match my notice').click()
  await page.goto(`${caseUrl}/comparables`)
  await button('Use the 5 most similar sales').click()
  await page.getByRole('link', { name: 'Next: Describe the home’s condition' }).click()
  await page.goto(caseUrl)
  await page.getByText('One document at a time').click()
  await button('Write it for me: Comparable analysis').click()
  await page.getByRole('link', { name: /^Read and edit ?: Comparable analysis/ }).click()

  const paper = page.getByRole('article', { name: 'Comparable analysis' })
  const ofOwner = page.getByRole('heading', { name: privateTitle })
  const back = page.getByRole('main').getByRole('link', { name: 'Back to your case' })
  const sources = page.getByText('Where this comes from')
  const own = [ofOwner, paper.getByText('Only you see this'), back, sources, button(/^Change/).first()]
  for (const shown of own) await expect(shown).toBeVisible()
  const titles = await paper.getByRole('heading', { level: 2 }).allTextContents()
  const ofPaper = titles.filter((title) => !privateTitle.test(title))
  expect(ofPaper.length).toBeGreaterThan(3)
  const secret = await paper.getByRole('region', { name: privateTitle }).locator('p').first().textContent()

  const download = page.waitForEvent('download')
  await button(/^Download PDF/).click()
  const file = await readPdf(await readFile(await (await download).path()))

  await page.emulateMedia({ media: 'print' })
  for (const hidden of own) await expect(hidden).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Comparable analysis' })).toBeVisible()
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  for (const title of ofPaper) {
    await expect(paper.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    expect(file.text).toContain(title)
    expect(printed.text).toContain(title)
  }
  const said = (secret ?? '').trim().split(/\s+/).slice(0, 8).join(' ')
  expect(said.length).toBeGreaterThan(20)
  for (const { text } of [file, printed]) {
    expect(text).not.toMatch(privateTitle)
    expect(text.replaceAll(/\s+/g, ' ')).not.toContain(said)
  }
  // The head of the grid stands again over the rows of its next page.
  const grid = paper.getByRole('table', { name: 'Sales comparison grid' }).first()
  await expect(grid.locator('thead')).toHaveCSS('break-inside', 'avoid')
  expect(complaints.unexpected()).toEqual([])
})
