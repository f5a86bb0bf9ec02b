/** Owns one owner's way through the screens of a case, from opening it to the packet, with presses counted as a person makes them. */
import type { Locator, Page } from '@playwright/test'
import type { CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/appeal/next-part.ts'
import type { LookedHome, Sheet } from './looked-home.ts'
import { paperOf, photoOf } from './made-files.ts'
import { season } from './open-server.ts'

const writing = 180_000

export type Walked = { readonly presses: number; readonly seconds: number; readonly notes: readonly string[] }

/** Presses as a person counts them: the one that enters a field included, and one more to choose from a list. */
type Hand = {
  presses: number
  readonly notes: string[]
  readonly site: string
  readonly page: Page
  readonly home: LookedHome
  readonly press: (where: Locator) => Promise<void>
  readonly type: (where: Locator, text: string | undefined) => Promise<void>
  readonly choose: (where: Locator, label: string) => Promise<void>
  readonly button: (name: string | RegExp) => Locator
  readonly next: (part: CaseStep) => Promise<void>
  readonly saved: () => Promise<void>
}

const handOf = (site: string, page: Page, home: LookedHome): Hand => {
  const hand: Hand = {
    presses: 0,
    notes: [],
    site,
    page,
    home,
    press: async (where) => {
      hand.presses += 1
      await where.click()
    },
    type: async (where, text) => {
      if (text === undefined) return
      await hand.press(where)
      await where.fill(text)
    },
    choose: async (where, label) => {
      hand.presses += 2
      await where.selectOption({ label })
    },
    button: (name) => page.getByRole('button', { name }),
    // In the words of the screen, which an edit of them changes here too.
    next: (part) => hand.press(page.getByRole('link', { name: words.next({ part }) })),
    saved: () => page.getByText('All changes are saved').waitFor(),
  }
  return hand
}

const openCase = async (hand: Hand): Promise<void> => {
  const { page, site, press, button } = hand
  await page.goto(`${site}/dashboard`)
  const atOnce = button('Open your case')
  // Where filing would save nothing, the way to a case is a link further down.
  const anyway = page.getByRole('link', { name: 'Open your case' })
  await atOnce.or(anyway).first().waitFor()
  if (await atOnce.isVisible()) await press(atOnce)
  else {
    await press(anyway)
    await press(button('Open the case'))
  }
  await page
    .getByText(/Tax year\s\d{4}/)
    .first()
    .waitFor()
}

const notice = async (hand: Hand): Promise<void> => {
  const { page, press, button, saved } = hand
  const match = button('They match my notice')
  if (!(await match.isVisible())) await page.goto(`${page.url()}/notice`)
  await press(match)
  await saved()
}

const record = async (hand: Hand): Promise<void> => {
  const { page, home, press, type, choose, button, next } = hand
  await next('facts')
  if (home.corrections === undefined) {
    await press(page.getByLabel('Yes, it’s right'))
    return
  }
  for (const { field, trueValue, why, proof } of home.corrections) {
    await press(button('Add a correction'))
    await choose(page.getByLabel('What is wrong').last(), field)
    const says = page.getByLabel('The record says').last()
    if ((await says.inputValue()) === '') await type(says, '2.5')
    await type(page.getByLabel('It should say', { exact: true }).last(), trueValue)
    await type(page.getByLabel('Why', { exact: true }).last(), why)
    await type(page.getByLabel('Proof').last(), proof)
  }
}

const sales = async (hand: Hand): Promise<void> => {
  const { page, home, notes, press, type, button, next } = hand
  await next('comparables')
  if (home.purchaseAlone) {
    await press(button('Use only my purchase'))
    await button('Compare other sales instead').waitFor()
    return
  }
  const use = button(/^Use the (\d+ )?((nearest|most similar) )?sales?$/)
  await use.or(page.getByText(/No sales to suggest|We found no comparable/)).waitFor({ timeout: writing })
  if (!(await use.isVisible())) {
    notes.push('the record offers no sales')
    return
  }
  await press(use)
  await page
    .getByRole('checkbox', { name: /^Use sale/, checked: true })
    .first()
    .waitFor()
  if (home.saleReason === undefined) return
  await press(button('Edit Sale 1'))
  await type(page.getByLabel('Why', { exact: true }).first(), home.saleReason)
}

/** Of a case on the purchase alone it is asked first, and the rest is folded away. */
const sincePurchase = async (
  { page, press, choose }: Hand,
  item: NonNullable<LookedHome['items']>[number],
): Promise<void> => {
  await choose(
    page.getByLabel('Was it already like this when you bought?').last(),
    item.sincePurchase ? 'No, it came after I bought' : 'Yes, it was there when I bought',
  )
  await press(page.getByText('Where it is and what it costs').last())
}

const condition = async (hand: Hand): Promise<void> => {
  const { page, home, press, type, choose, button, next } = hand
  await next('condition')
  if (home.items === undefined)
    return press(page.getByLabel('Nothing about the home’s condition lowers its value'))
  for (const item of home.items) {
    await press(button('Something else'))
    await type(page.getByLabel('What it is', { exact: true }).last(), item.what)
    await type(page.getByLabel('In English').last(), item.inEnglish)
    if (home.purchaseAlone) await sincePurchase(hand, item)
    await type(page.getByLabel('Where (optional)', { exact: true }).last(), item.where)
    await type(page.getByLabel('Where, in English').last(), item.whereInEnglish)
    if (!home.purchaseAlone || item.sincePurchase === true)
      await choose(
        page.getByLabel(/^Was it like this on January 1/).last(),
        `Yes, it was like this on January 1, ${season.taxYear}`,
      )
    await type(page.getByLabel('Cost to fix it, in dollars').last(), item.dollars)
    await choose(page.getByLabel('Where the figure comes from').last(), item.from)
    await type(page.getByLabel('Who estimated or billed it, and when').last(), item.by)
    await type(page.getByLabel(/^What work it covers/).last(), item.scope)
    await type(page.getByLabel('What the appraiser already takes off for it').last(), item.allowed)
  }
}

const addFile = async (hand: Hand, kind: 'photo' | 'paper', sheet: Sheet, at: number): Promise<void> => {
  const { page, press, type } = hand
  hand.presses += 1
  const name = `${kind}-${at + 1}.${kind === 'photo' ? 'jpg' : 'pdf'}`
  const mimeType = kind === 'photo' ? 'image/jpeg' : 'application/pdf'
  const buffer = await (kind === 'photo' ? photoOf(sheet) : paperOf(sheet))
  await page
    .getByLabel(kind === 'photo' ? 'Add photos' : 'Add papers')
    .setInputFiles({ name, mimeType, buffer })
  const card = page.getByRole('listitem').filter({ hasText: name }).first()
  await card.waitFor({ timeout: writing })
  const offer = card.getByRole('button', { name: sheet.caption, exact: true })
  if (await offer.isVisible()) return press(offer)
  await type(card.getByLabel(kind === 'photo' ? 'What it shows' : 'What it is'), sheet.caption)
  if (kind === 'paper') await type(card.getByLabel('Date on the paper'), sheet.on)
  await page.keyboard.press('Tab')
  await card.getByText('Saved').waitFor()
}

const papers = async (hand: Hand): Promise<void> => {
  const { page, home, next } = hand
  // Where nothing is said to lower the value, the way on is past them.
  if (home.items === undefined && home.corrections === undefined)
    await page.goto(page.url().replace(/\/condition$/, '/papers'))
  else await next('papers')
  for (const [at, sheet] of (home.photos ?? []).entries()) await addFile(hand, 'photo', sheet, at)
  const { petition, owner, street } = home
  const filed: Sheet = {
    caption: 'Filed petition, form DR-486',
    on: '2026-08-25',
    says: `Made-up copy. Petition ${petition}. ${owner.join(' ')}, ${street}. Just value, decrease.`,
  }
  const all = [...(home.papers ?? []), ...(petition === undefined ? [] : [filed])]
  for (const [at, sheet] of all.entries()) await addFile(hand, 'paper', sheet, at)
}

const value = async (hand: Hand): Promise<void> => {
  const { page, home, press, type, button, next } = hand
  await next('value')
  const field = page.getByLabel(/^What (?:your|the) home was worth/)
  const change = page.getByText('Change the amount')
  if (home.asks !== undefined) {
    await page.waitForLoadState('networkidle')
    if (!(await field.isVisible())) await press(change)
    return type(field, home.asks)
  }
  // The row of the sales where another value is suggested, else the card.
  const ofSales = page.getByRole('listitem').filter({ hasText: 'What your sales point to' })
  const card = button('Use this value')
  await card.waitFor()
  const row = ofSales.getByRole('button', { name: /^Use \$/ })
  await press((await row.isVisible()) ? row : card)
}

const reasons = async (hand: Hand): Promise<void> => {
  const { page, home, type } = hand
  await type(page.getByLabel('What that value is based on'), home.reasons)
  if (home.reasonsInEnglish !== undefined) await type(page.getByLabel('In English'), home.reasonsInEnglish)
}

/** As its owner copies it from the head of the notice. */
const appraiserOnNotice = 'County Center, 601 E Kennedy Blvd\nTampa, FL 33602'

const hearing = async (hand: Hand): Promise<void> => {
  const { page, home, type, next, saved } = hand
  // What is gathered ends with the value: the way on from it is to the documents.
  await page.goto(page.url().replace(/\/value$/, '/filing'))
  await type(page.getByLabel('Date the board received your petition'), '2026-08-25')
  await type(page.getByLabel('Petition number'), home.petition)
  const appraiser = page.getByLabel(/^Address of the property appraiser/)
  // Asked only where the county's own page does not tell it.
  if (await appraiser.isVisible()) await type(appraiser, appraiserOnNotice)
  await page.keyboard.press('Tab')
  await saved()
  await next('hearing')
  await type(page.getByLabel('Hearing date'), home.hearing.on)
  await type(page.getByLabel('Time, in the county’s time zone'), home.hearing.time)
  await type(page.getByLabel('Place'), home.hearing.place)
  await type(page.getByLabel('Link to join from home'), home.hearing.link)
  await type(page.getByLabel('Minutes you have'), String(home.minutes))
  await page.keyboard.press('Tab')
  await saved()
}

const prepare = async (hand: Hand): Promise<void> => {
  const { page, press, button } = hand
  await page.goto(page.url().replace(/\/hearing$/, ''))
  await press(button('Prepare everything that’s ready'))
  await page
    .getByText(
      /Your packet is ready|Your documents and your packet are ready|The packet wasn’t made|The packet still needs something|wasn’t written|Your documents are ready, below/,
    )
    .first()
    .waitFor({ timeout: writing })
}

const steps = { openCase, notice, record, sales, condition, papers, value, reasons, hearing, prepare }

export const walkCase = async (site: string, page: Page, home: LookedHome): Promise<Walked> => {
  const startedAt = performance.now()
  const hand = handOf(site, page, home)
  for (const [name, step] of Object.entries(steps)) {
    await step(hand).catch((error: Error) => {
      throw new Error(`${home.name}, ${name}: ${error.message}`)
    })
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return { presses: hand.presses, seconds, notes: hand.notes }
}
