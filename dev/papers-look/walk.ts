/**
 * Walks homes to their papers in Chromium, as their owners do: `walk.ts --site URL --to FOLDER [--homes 1,4]`. The roll of the homes has to be
 * loaded. Packet, script, playbook and analysis are downloaded through the browser, with a picture of each station.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { completeAccountSetup } from '#contract/auth.ts'
import { createGuestCheckout } from '#contract/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { apiClient } from '#test/api-client.ts'
import { readMailOf, secretsIn } from '#test/mail-reader.ts'
import { ensureChromium } from '../../scripts/browser.mjs'
import { type File, type Home, homes } from './homes.ts'

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'http://localhost:24310' }, to: { type: 'string', default: '/tmp/papers/out' }, homes: { type: 'string' } },
})
const site = values.site
const wanted = values.homes?.split(',')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const photoOf = ({ name, caption, day }: File) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#b8c7d0"/><polygon points="150,650 800,250 1450,650" fill="#8a5a44"/><rect x="250" y="650" width="1100" height="450" fill="#e6dcc6"/><ellipse cx="700" cy="520" rx="180" ry="60" fill="#4a3a30" opacity="0.7"/><text x="800" y="1160" font-size="44" text-anchor="middle" font-family="sans-serif">${escape(name)}: stand-in</text></svg>`,
    ),
  )
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 10:20:30` }, IFD0: { Make: caption === '' ? 'x' : 'Sample Camera' } })
    .toBuffer()

const paperOf = async ({ says = [] }: File): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'LETTER' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  document.fontSize(13)
  for (const line of says) document.text(line === '' ? ' ' : line)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const signIn = async (page: Page, home: Home) => {
  const client = apiClient(site, '127.0.0.1')
  const email = `${home.name}-${Date.now()}@example.com`
  const { url } = await client.call(createGuestCheckout, { tier: 'ai_enhanced', guestCheckout: true })
  await pay(url, { email, name: `${home.first} ${home.last}` })
  const { token } = secretsIn(await readMailOf(site).to(email, 'your Just Value account'))
  const opened = await client.call(completeAccountSetup, {
    token,
    accountData: { password: 'Sun-Coast-26', firstName: home.first, lastName: home.last },
    propertyData: { addressLine1: '120 South Monroe Street', addressLine2: null, city: 'Tallahassee', zipCode: '32301', countyId: 'leon', propertyType: 'single_family', homesteadStatus: false, yearBuilt: null, squareFootage: null },
  })
  await page.goto(`${site}/robots.txt`)
  await page.evaluate((access) => localStorage.setItem('justvalue.accessToken', access), opened.tokens.accessToken)
}

const saved = async (page: Page) => {
  await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  await page.getByText('All changes are saved').waitFor({ timeout: 20_000 })
}

const walk = async (browser: Browser, home: Home) => {
  const to = path.join(values.to, home.name)
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  let at = 0
  const look = async (what: string) => {
    at += 1
    await page.screenshot({ path: path.join(to, `screen-${String(at).padStart(2, '0')}-${what}.png`), fullPage: true })
  }
  try {
    await signIn(page, home)
    await page.goto(`${site}/property-setup`)
    await page.getByLabel('Street address').fill(home.street)
    await page.getByLabel('City').fill(home.city)
    await page.getByLabel('ZIP code').fill(home.zip)
    await page.getByRole('button', { name: 'Find my home' }).click()
    await page.waitForTimeout(1500)
    await look('found')
    const folio = page.getByLabel('Parcel number (folio)')
    if (await folio.count()) await folio.fill(home.parcelId)
    await page.waitForTimeout(700)
    const choice = page.getByRole('radio', { name: new RegExp(home.parcelId) })
    if (await choice.count()) await choice.first().check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Confirm the county' }).waitFor()
    await page.waitForTimeout(1500)
    await page.getByRole('button', { name: /continue$/i }).click()
    await page.getByRole('button', { name: 'They match' }).click()
    await look('numbers')
    await page.getByRole('button', { name: 'Save my home and show my answer' }).click()
    await page.waitForTimeout(4000)
    await look('answer')
    await page.goto(`${site}/appeal`)
    await page.getByLabel('Home').selectOption({ label: `${home.street}, ${home.city}` })
    await page.getByRole('button', { name: 'Open the case' }).click()
    await page.getByRole('heading', { level: 2, name: 'Your next step' }).waitFor()
    const caseUrl = page.url()

    await page.goto(`${caseUrl}/notice`)
    await page.getByLabel('Last day for a petition, as the notice prints it').fill('2026-09-14')
    await page.getByLabel('Does the notice show a homestead exemption?').selectOption(home.homestead)
    for (const [label, number] of Object.entries(home.notice)) await page.getByLabel(label).fill(number)
    await page.keyboard.press('Tab')
    const other = page.getByLabel(/agricultural classification/)
    if (await other.count()) await other.selectOption('No')
    await saved(page)
    await look('notice')

    await page.goto(`${caseUrl}/facts`)
    if (!home.corrections) await page.getByLabel('I compared the record with my home, and it is right').check()
    for (const [nth, one] of (home.corrections ?? []).entries()) {
      await page.getByRole('button', { name: 'Add a correction' }).click()
      const box = page.getByRole('group', { name: new RegExp(`^Correction ${nth + 1}`) })
      await box.getByLabel('What is wrong').selectOption({ label: one.field })
      await box.getByLabel('The record says').fill(one.record)
      await box.getByLabel('It is', { exact: true }).fill(one.isIs)
      await box.getByLabel('Why').fill(one.why)
      await box.getByLabel('Proof').fill(one.proof)
    }
    await saved(page)
    await look('facts')

    await page.goto(`${caseUrl}/comparables`)
    await page.getByRole('button', { name: /^Add to my list/ }).first().waitFor({ timeout: 60_000 })
    const more = page.locator('summary', { hasText: 'less like your home' })
    if (await more.count()) await more.first().click()
    await look('offers')
    for (let nth = 0; nth < home.take; nth += 1) {
      const add = page.getByRole('button', { name: /^Add to my list/, disabled: false }).first()
      if (!(await add.count())) break
      await add.click()
      const box = page.getByRole('group', { name: new RegExp(`^Sale ${nth + 1}\\b`) })
      const left = home.leave?.[nth]
      await box.getByLabel('Do you use it?').selectOption({ label: left ? 'I leave it out' : 'I compare my home with it' })
      await box.getByLabel('Why').fill(left || home.why[nth] || '')
    }
    await saved(page)
    await look('comparables')

    await page.goto(`${caseUrl}/condition`)
    if (!home.items) await page.getByLabel('Nothing about the home’s condition lowers its value').check()
    for (const [nth, item] of (home.items ?? []).entries()) {
      await page.getByRole('button', { name: 'Add an item' }).click()
      const box = page.getByRole('group', { name: new RegExp(`^Item ${nth + 1}`) })
      await box.getByLabel('What it is').fill(item.what)
      await box.getByLabel('Where', { exact: false }).first().fill(item.where)
      await box.getByLabel(/^Was it so on January 1/).selectOption(item.then ? 'Yes' : 'No')
      await box.getByLabel('Cost to put it right, in dollars').fill(item.cost)
      await box.getByLabel('Where the figure comes from').selectOption({ label: item.source })
      await box.getByLabel('Who estimated or billed it, and when').fill(item.detail)
    }
    await saved(page)
    await look('condition')

    if (home.files) {
      await page.goto(`${caseUrl}/papers`)
      for (const file of home.files) {
        const isPhoto = file.kind === 'photo'
        const buffer = isPhoto ? await photoOf(file) : await paperOf(file)
        await page.getByLabel(isPhoto ? 'Add photos' : 'Add papers').setInputFiles({ name: file.name, mimeType: isPhoto ? 'image/jpeg' : 'application/pdf', buffer })
        const card = page.locator('li', { has: page.getByRole('heading', { name: file.name }) })
        await card.waitFor({ timeout: 60_000 })
        await card.getByLabel(isPhoto ? 'What it shows' : 'What it is').fill(file.caption)
        await page.keyboard.press('Tab')
        await card.getByText('Saved').waitFor()
        if (!isPhoto) {
          await card.locator('input[type=date]').fill(file.day)
          await page.keyboard.press('Tab')
          await page.waitForTimeout(700)
        }
      }
      await look('papers')
    }

    await page.goto(`${caseUrl}/value`)
    await page.getByLabel(/^What your home was worth on January 1/).fill(home.value)
    await page.getByLabel('What that figure rests on').fill(home.reasons)
    await saved(page)
    await look('value')

    await page.goto(`${caseUrl}/filing`)
    await page.getByLabel('Day on which the board received your petition').fill('2026-09-08')
    await page.getByLabel('Petition number').fill(`2026-0${1000 + Number.parseInt(home.name, 10)}`)
    await saved(page)

    await page.goto(`${caseUrl}/hearing`)
    await page.getByLabel('Day of the hearing').fill('2027-01-20')
    await page.getByLabel('Time, by the county’s clock').fill('09:30')
    await page.getByLabel('Place').fill('County Center, 601 E. Kennedy Blvd., 26th floor, Tampa')
    if (home.remote) await page.getByLabel('Link to join from home').fill(home.remote)
    await page.getByLabel('Minutes you have').fill(home.minutes)
    await saved(page)
    await look('hearing')

    await page.goto(`${caseUrl}/value`)
    const first = page.getByRole('button', { name: 'Write: Property analysis', exact: true })
    await page.getByText('What can be written').waitFor()
    await page.waitForTimeout(500)
    if (!(await first.isVisible())) await page.getByText('What can be written').click()
    const write = async (name: string, title: string) => {
      await page.getByRole('button', { name: `Write: ${name}`, exact: true }).click()
      await page.getByRole('button', { name: new RegExp(`^Download PDF ?: ${title}`) }).first().waitFor({ timeout: 90_000 })
    }
    const kinds = ['Property analysis', 'Evidence list and summary', 'Comparable analysis', 'Record and condition', 'Cover letter with request for evidence', 'Playbook, for you only']
    // A paper with nothing to show is not asked for.
    const isEmpty = !home.corrections && !home.items && !home.files
    for (const name of kinds.filter((one) => !(isEmpty && one === 'Record and condition'))) await write(name, name)
    await write(`Hearing script, ${home.minutes} minutes`, 'Hearing script')
    if (home.late) {
      await page.getByLabel(/^What your home was worth on January 1/).fill(home.late)
      await saved(page)
      await page.waitForTimeout(1500)
      await look('to-fix')
      const update = page.getByRole('button', { name: /^Update \d+ documents?/ })
      await update.click()
      await update.waitFor({ state: 'detached', timeout: 90_000 })
      await look('fixed')
    }
    await look('documents')
    const download = async (press: () => Promise<void>, name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), press()])
      await file.saveAs(path.join(to, name))
    }
    const make = page.getByRole('button', { name: 'Make the packet' })
    await make.click()
    await page.getByText('Your packet is ready.').waitFor({ timeout: 120_000 })
    await look('packet')
    await download(() => page.getByRole('button', { name: 'Download the packet' }).first().click(), 'packet.pdf')
    const files = [['Hearing script', 'script'], ['Playbook, for you only', 'playbook'], ['Property analysis', 'analysis']] as const
    for (const [title, name] of files) {
      await download(() => page.getByRole('button', { name: new RegExp(`^Download PDF ?: ${title}`) }).first().click(), `${name}.pdf`)
      await page.waitForTimeout(300)
    }
    await download(() => page.getByRole('button', { name: /^Download Word file ?: Comparable analysis/ }).first().click(), 'comparable-analysis.docx')
    console.info(`${home.name}: done${complaints.length ? `, ${complaints.join('; ')}` : ''}`)
  } catch (error) {
    await look('failed').catch(() => {})
    console.info(`${home.name}: ${String(error).slice(0, 900)}`)
  }
  await writeFile(path.join(to, 'README.md'), `${home.name}: ${home.about}. ${home.first} ${home.last}, ${home.street}, ${home.city}. Value requested $${home.late ?? home.value}.\n`)
  await context.close()
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
for (const home of homes.filter(({ name }) => !wanted || wanted.includes(String(Number.parseInt(name, 10))))) await walk(browser, home)
await browser.close()
