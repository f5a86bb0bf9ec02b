/** Owns what comes of a walked case: its packet, every paper as PDF and Word file, and its pages as pictures. */
import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'

const run = promisify(execFile)
const making = 180_000

const fetched = async (page: Page, button: Locator, folder: string): Promise<void> => {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  await file.saveAs(path.join(folder, file.suggestedFilename()))
}

/** Folded under another name once there is a packet. */
const packetRegion = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Evidence packet|Update your evidence packet)$/ })

/** What the packet waits for, as its owner reads it. */
const toFix = async (page: Page): Promise<readonly string[]> =>
  packetRegion(page).getByRole('listitem').filter({ hasText: /./ }).allTextContents()

/** A second value: the packet has to ask for its papers to be updated before it is made again. */
export const changeValue = async (
  page: Page,
  caseUrl: string,
  dollars: string,
): Promise<readonly string[]> => {
  await page.goto(`${caseUrl}/value`)
  const field = page.getByLabel(/^What (?:your|the) home was worth/)
  const change = page.getByText('Change the amount')
  await field.or(change).first().waitFor()
  if (!(await field.isVisible())) await change.click()
  await field.fill(dollars)
  await page.keyboard.press('Tab')
  await page.getByText('All changes are saved').waitFor()
  await page.goto(caseUrl)
  const changed = page.getByText('Your case has changed since.')
  await changed.waitFor({ timeout: making })
  await page.getByRole('button', { name: 'Update it' }).click()
  await changed.waitFor({ state: 'detached', timeout: making })
  return ['after a second value the packet was updated in one press']
}

const writeLetter = async (page: Page, title: string): Promise<void> => {
  await page.getByText('One document at a time').click()
  await page.getByRole('button', { name: `Write it for me: ${title}` }).click()
  await page
    .getByRole('button', { name: `Download PDF : ${title}`, includeHidden: true })
    .waitFor({ state: 'attached', timeout: making })
}

/** Told what the product says where no packet came of the case. */
export const takePapers = async (
  page: Page,
  letter: string | undefined,
  folder: string,
): Promise<readonly string[]> => {
  const notes: string[] = []
  await mkdir(folder, { recursive: true })
  const download = page.getByRole('button', { name: 'Download the packet' })
  await download
    .or(page.getByText('Before the packet is made'))
    .first()
    .waitFor({ timeout: making })
    .catch(() => undefined)
  if (letter !== undefined) await writeLetter(page, letter)
  if (await download.isVisible()) await fetched(page, download, folder)
  else notes.push(`no packet: ${(await toFix(page)).join(' ')}`)
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details'))
      if (fold.querySelector('summary')?.textContent?.startsWith('Download or remove')) fold.open = true
  })
  for (const button of await page.getByRole('button', { name: /^Download (PDF|Word file) ?:/ }).all())
    await fetched(page, button, folder)
  return notes
}

/** LibreOffice shows what a Word file looks like elsewhere; without it the Word files are kept as they are. */
const wordAsPdf = async (folder: string, names: readonly string[]): Promise<void> => {
  const words = names.filter((name) => name.endsWith('.docx')).map((name) => path.join(folder, name))
  if (words.length === 0) return
  const to = path.join(folder, 'word')
  await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', to, ...words]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
}

const picturesOf = async (pdf: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  await run('pdftoppm', ['-r', '70', '-png', pdf, path.join(to, path.basename(pdf, '.pdf'))])
}

/** Needs Poppler, as the machine of whoever looks has it. */
export const drawPages = async (folder: string): Promise<void> => {
  const names = await readdir(folder)
  await wordAsPdf(folder, names)
  const word = path.join(folder, 'word')
  const converted = (await readdir(word).catch(() => [])).map((name) => path.join(word, name))
  for (const pdf of [...names.map((name) => path.join(folder, name)), ...converted])
    if (pdf.endsWith('.pdf')) await picturesOf(pdf, path.join(path.dirname(pdf), 'pages'))
}
