/** Owns what every screen must hold to: one heading, no accessibility violation, narrow widths, the keyboard. */
import { type ElementHandle, expect, type Locator, type Page, test } from '@playwright/test'
import { forEndurance } from '#test/endurance.ts'
import { violationsIn } from './axe-look.ts'
import { brokenWords } from './broken-words.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 720 }
const phone = { width: 390, height: 844 }
/** The text of a lesson holds a link for each source, word and step before its end is reached. */
const longestTabWay = 90

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** As a browser set to 200 % text does. */
const largeText = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    on ? '200%' : '',
  )

/** What has the focus, whether a person would see that it has, and whether it is the one that is looked for. */
const focusOf = (page: Page, wanted: ElementHandle) =>
  page.evaluate((target) => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const visible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return { html: element.outerHTML.slice(0, 160), visible, isWanted: element === target }
  }, wanted)

/** Presses Tab from the top of the page; every stop on the way must show that it has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  // Found once: to look an element up by its role costs more than the press does.
  const wanted = await target.elementHandle()
  if (!wanted) throw new Error('the main action is gone')
  for (let presses = 0; presses < longestTabWay; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page, wanted)
    expect(focus === null || focus.visible, `focus is not visible on ${focus?.html}`).toBe(true)
    if (focus?.isWanted) return
  }
  throw new Error(`${longestTabWay} presses of Tab did not reach the main action`)
}

const checkFrame = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByText('Just Value').first()).toBeVisible()
  expect(await page.title()).toContain('Just Value')
}

/** Words that promise what is not there. */
const promises = /coming\s+soon|check back|stay tuned|under construction/i

/** The specification's own text for a film that is missing, and the one exception. */
const filmOverlay = 'Video Coming Soon'

const checkVoice = async (page: Page) => {
  const words = (await page.getByRole('main').textContent()) ?? ''
  expect(words.replace(filmOverlay, '')).not.toMatch(promises)
}

/** For a text among many of its kind, whose frame another test has looked at. */
export const checkReading = async (page: Page) => {
  await checkVoice(page)
  await page.setViewportSize(narrow)
  await expect.poll(() => widthOf(page)).toBe(narrow.width)
  expect(await violationsIn(page)).toEqual([])
  await page.setViewportSize(wide)
}

/** A screen that another has shown with other words: its frame, its words and its main action. */
export const checkWords = async (page: Page, mainAction: Locator) => {
  await expect(mainAction).toBeVisible()
  await checkFrame(page)
  await checkVoice(page)
}

/** Where axe looks: in the light on a wide screen, in the dark on a narrow one. */
type Look = 'wide' | 'narrow'
const bothLooks: readonly Look[] = ['wide', 'narrow']

/**
 * Of screens in a row `npm test` looks at every other one wide and light, at the others narrow and dark: what they share,
 * such as header and footer, is seen both ways. `npm run test:endurance` looks at each both ways.
 */
export const looksAt = (place: number): readonly Look[] =>
  forEndurance(place % 2 === 0 ? ['wide'] : ['narrow'], bothLooks)

/** Leaves the page narrow. */
export const checkWidths = async (page: Page) => {
  await page.setViewportSize(narrow)
  await test.step('no sideways scrolling at 320 px', async () =>
    await expect.poll(() => widthOf(page), { message: 'width at 320 px' }).toBe(narrow.width))
  await test.step('no word or amount is broken', async () => expect(await brokenWords(page)).toEqual([]))
  await test.step('nor with letters twice as large', async () => {
    await largeText(page, true)
    await expect.poll(() => widthOf(page), { message: 'width at 200 % text' }).toBe(narrow.width)
    await page.setViewportSize(phone)
    await expect.poll(() => widthOf(page), { message: 'width of a phone' }).toBe(phone.width)
    expect(await brokenWords(page), 'broken at 390 px and 200 % text').toEqual([])
    await largeText(page, false)
    await page.setViewportSize(narrow)
  })
}

/** With everything unfolded. */
export const checkFoldedWidths = async (page: Page) => {
  await page.locator('details').evaluateAll((folded: HTMLDetailsElement[]) => {
    for (const details of folded) details.open = true
  })
  await checkWidths(page)
  await page.setViewportSize(wide)
}

/** `mainAction` is what a person on this screen most likely wants to press or fill in. */
export const checkScreen = async (page: Page, mainAction: Locator, looks = bothLooks) => {
  await expect(mainAction).toBeVisible()
  await test.step('one heading, one main part, a title', () => checkFrame(page))
  await test.step('no promise of what is not there', () => checkVoice(page))
  await test.step('the keyboard reaches the main action', () => tabTo(page, mainAction))
  if (looks.includes('wide'))
    await test.step('axe, light', async () => expect(await violationsIn(page)).toEqual([]))
  await checkWidths(page)
  if (looks.includes('narrow')) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step('axe, dark and narrow', async () => expect(await violationsIn(page)).toEqual([]))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(wide)
}
