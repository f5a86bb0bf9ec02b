/** An AI-Enhanced owner's way: from a typed address through the case, a photo and a document to the packet fetched. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { photo } from '#server/features/upload/testing/files.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import { expectOnFirstScreen, withLargeLetters } from './large-letters.ts'
import { layoutShiftOf } from './layout-shift.ts'
import { packetSheets, scriptSheets, strayFigures, strayInScript, strayInWord } from './packet-figures.ts'
import { checkReading, checkScreen, looksAt } from './screen-checks.ts'

let page: Page
let complaints: Complaints
let caseUrl: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, app }) => {
  page = await browser.newPage()
  complaints = listenForComplaints(page)
  await signInAsOwner(app, page, await makeOwner(app, 'ai_enhanced'))
})
test.afterEach(() => {
  expect(complaints.unexpected()).toEqual([])
})
test.afterAll(() => page.close())

test('an address is typed, found on the roll, judged and saved', async ({ app }) => {
  await page.goto(`${app.url}/property-setup?home=new`)
  await page.getByLabel('Street address').fill('103 Sample Orange Way')
  await page.getByRole('button', { name: 'Find my home' }).click()
  await expect(page.getByRole('heading', { name: 'Is this the right home?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, I own it' }).click()
  await expect(page.getByText('Save the date on your notice')).toBeVisible()
})

/** As a person counts: each press, the one that enters a field included, and each field typed into. */
const walked = { presses: 0, typed: 0 }

const press = async (where: Locator) => {
  walked.presses += 1
  await where.click()
}

const type = async (where: Locator, text: string) => {
  await press(where)
  walked.typed += 1
  await where.fill(text)
}

/** One press opens the list, another chooses. */
const choose = async (where: Locator, label: string) => {
  walked.presses += 2
  await where.selectOption({ label })
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const next = (part: string) => press(page.getByRole('link', { name: `Next: ${part}` }))

test('a case is opened from the dashboard, and shows its next step', async ({ app }) => {
  await page.goto(`${app.url}/dashboard`)
  await press(button(/^Open your case\s?: 103 Sample Orange Way/))
  await page.waitForURL('**/appeal/*')
  await expect(page.getByRole('heading', { level: 2, name: 'Your next step' })).toBeVisible()
  caseUrl = page.url()
})

test('with text at 150 % the first screen of a phone shows what to press, on the dashboard and in the case', async ({
  app,
}) => {
  await withLargeLetters(page, () =>
    expectOnFirstScreen(page, page.getByRole('link', { name: /^Step 1:/ }).first()),
  )
  await page.goto(`${app.url}/dashboard`)
  // Of several homes the most urgent comes first, with its way on.
  const homes = page.getByRole('region', { name: 'Your homes' })
  const next = homes.getByRole('link', { name: /^Continue/ }).first()
  await expect(next).toBeVisible()
  await withLargeLetters(page, () => expectOnFirstScreen(page, next))
  await page.goto(caseUrl)
})

test('what the record knows is confirmed in one press, and is there after a reload', async () => {
  await press(page.getByRole('link', { name: 'Step 1: Your TRIM notice' }).first())
  await press(button('They match my notice'))
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Market value (just value)')).toHaveValue('420,000')
  await checkScreen(page, page.getByLabel('Petition deadline, as printed on the notice'), looksAt(0))
})

test('the record is found right, the sales most alike are used, and a repair is listed', async () => {
  await next('Check the property record')
  await press(page.getByLabel('Yes, it’s right'))
  await next('Choose comparable sales')
  await press(button('Use the 5 most similar sales'))
  await expect(page.getByRole('checkbox', { name: /^Use sale/, checked: true })).toHaveCount(5)
  await next('Describe the home’s condition')
  await press(button('Roof'))
  await type(page.getByLabel('What it is'), 'The roof, north side')
  await choose(page.getByLabel(/^Was it like this on January 1/), 'Yes, it was like this on January 1, 2026')
  await type(page.getByLabel('Cost to fix it, in dollars'), '9,400')
  await choose(page.getByLabel('Where the figure comes from'), 'My own figure')
})

test('a photo is added, and takes its caption from the case', async () => {
  await next('Add photos and papers')
  walked.presses += 1
  const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await page.getByLabel('Add photos').setInputFiles(file)
  await expect(page.getByRole('img', { name: /roof\.jpg/ })).toBeVisible()
  await press(button('The roof, north side'))
  await expect(page.getByRole('img', { name: 'The roof, north side' })).toBeVisible()
})

const letter = 'Cover letter with request for evidence'
const papers = ['Evidence list and summary', 'Comparable analysis', 'Record and condition']

test('one press prepares every document and the packet, each figure in it a fact, and readable aloud', async ({
  app,
}) => {
  await next('Choose the value to ask for')
  await press(button('Use this value'))
  // The deadline that the notice prints is still open, as the case's next step says too; the papers are on the case's own page.
  await expect(page.getByRole('link', { name: 'Next: Check your TRIM notice' })).toBeVisible()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await page.goto(`${caseUrl}#case-documents`)
  const documents = page.getByRole('heading', { level: 2, name: 'Documents' })
  await expect(documents).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(documents).toBeInViewport()
  await press(button('Prepare everything that’s ready'))
  const atHand = page.getByRole('region', { name: /^Your evidence packet, / })
  await expect(atHand.getByText('Your packet is ready.')).toBeVisible({ timeout: 180_000 })
  await expect(page.getByRole('button', { name: 'Download the packet' })).toHaveCount(1)
  const download = page.waitForEvent('download')
  await press(atHand.getByRole('button', { name: 'Download the packet' }))
  const bytes = await readFile(await (await download).path())
  const packet = await readPdf(bytes)
  expect(packet).toMatchObject({ title: 'Evidence packet', language: 'en-US', isTagged: true, unmarked: 0 })
  expect(await structureFaults(bytes)).toEqual([])
  expect(packet.outline).toEqual([
    ...['Cover', 'Index', letter, 'The case in brief', 'Comparable analysis', 'Record and condition'],
    ...['Evidence list', 'Exhibit A: The roof, north side', 'Certificate of delivery'],
  ])
  await expect(atHand.getByText(`Your evidence packet, ${packet.pages.length} pages`)).toBeVisible()
  // What could be put into the next one is a press away.
  await page.getByRole('heading', { name: 'Update your evidence packet' }).click()
  await expect(page.getByRole('checkbox', { name: 'Exhibit A: The roof, north side' })).toBeChecked()
  expect(packet.text).toContain('103 Sample Orange Way')
  expect(strayFigures(packet, await packetSheets(page, app))).toEqual([])
  await checkReading(page)
})

test('from opening to the packet it took at most 40 presses', () => {
  expect(walked.presses).toBeGreaterThan(15)
  expect(walked.presses).toBeLessThanOrEqual(40)
  console.log(`Opening to finished packet: ${walked.presses} presses, ${walked.typed} fields typed`)
})

test('each figure of the Word files and of the script, as the browser fetches them, is a fact', async ({
  app,
}) => {
  const fetched = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).first().click()
    return readFile(await (await download).path())
  }
  const unfold = (title: string) =>
    page
      .locator('summary', { hasText: `Download or remove: ${title}` })
      .first()
      .click()
  const sheets = await packetSheets(page, app)
  for (const title of [...papers, letter]) {
    await unfold(title)
    const bytes = await fetched(new RegExp(`^Download Word file ?: ${title}`))
    expect(await strayInWord(bytes, sheets), title).toEqual([])
  }
  await page.getByText('One document at a time').click()
  await page.getByRole('button', { name: 'Write it for me: Hearing script, 10 minutes' }).click()
  const script = /^Download PDF ?: Hearing script/
  await expect(page.getByRole('link', { name: /^Read and edit ?: Hearing script/ })).toBeVisible()
  await unfold('Hearing script')
  await expect(page.getByRole('button', { name: script })).toBeVisible()
  const pdf = await readPdf(await fetched(script))
  expect(strayInScript(pdf, await scriptSheets(page, app))).toEqual([])
  const word = await fetched(/^Download Word file ?: Hearing script/)
  expect(await strayInWord(word, await scriptSheets(page, app))).toEqual([])
})

test('a section of a document is changed in the owner’s own words, and compared with how it was', async () => {
  await page.getByRole('link', { name: /^Read and edit ?: Property analysis/ }).click()
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  await page.getByLabel(/^Your text for/).fill('In my own words, about $9,876.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Changed by you', { exact: true })).toBeVisible()
  await expect(page.getByText(/aren’t in your case: \$9,876/)).toBeVisible()
  await page.locator('summary', { hasText: 'Earlier versions' }).click()
  await page.getByRole('button', { name: /^What’s changed since then/ }).click()
  await expect(page.locator('ins')).toContainText('In my own words')
  await checkScreen(page, page.getByRole('button', { name: 'Approve the document' }), looksAt(1))
  await page.goto(caseUrl)
})

test('the whole case is taken along', async () => {
  const download = page.waitForEvent('download')
  await page.getByRole('heading', { name: 'The whole case' }).click()
  await page.getByRole('button', { name: 'Download the whole case' }).click()
  expect((await download).suggestedFilename()).toMatch(/^case-\d{4}-[0-9a-f]{8}\.zip$/)
})

test('nothing of its pages moves while they load', async ({ app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pages = ['', '/value', '/papers', '/comparables', '/rehearsal'].map((part) => `${caseUrl}${part}`)
  for (const url of [...pages, `${app.url}/course/1`])
    await test.step(url, async () => expect(await layoutShiftOf(page, url)).toBeLessThan(0.1))
  await page.setViewportSize({ width: 1280, height: 720 })
})

/** Between them they hold every kind of field; `npm test` looks at a table and at a list of entries. */
const parts = forEndurance(
  ['comparables', 'condition'],
  ['facts', 'comparables', 'condition', 'hearing', 'deliveries'],
)

test('its parts stand on a narrow screen and break no rule of accessibility', async () => {
  for (const step of parts) {
    await page.goto(`${caseUrl}/${step}`)
    await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible()
    await test.step(step, () => checkReading(page))
  }
})
