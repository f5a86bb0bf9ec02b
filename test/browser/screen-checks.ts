/** Owns what every screen must hold to: one heading, no accessibility violation, narrow widths, the keyboard. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 720 }
/** The text of a lesson holds a link for each source, word and step before its end is reached. */
const longestTabWay = 90

/**
 * No screen has frames, so the legacy mode misses nothing, and opens no second page for each look. What holds is not
 * written out, which for a long text is most of the work.
 */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  const look = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await look.analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html}\n${failureSummary}`),
  )
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** What has the focus, and whether a person would see that it has. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const visible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return { html: element.outerHTML.slice(0, 160), visible }
  })

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab from the top of the page; every stop on the way must show that it has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  for (let presses = 0; presses < longestTabWay; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    expect(focus === null || focus.visible, `focus is not visible on ${focus?.html}`).toBe(true)
    if (await isFocused(target)) return
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
  expect(await widthOf(page)).toBe(narrow.width)
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize(wide)
}

/** `mainAction` is what a person on this screen most likely wants to press or fill in. */
export const checkScreen = async (page: Page, mainAction: Locator) => {
  await expect(mainAction).toBeVisible()
  await test.step('one heading, one main part, a title', () => checkFrame(page))
  await test.step('no promise of what is not there', () => checkVoice(page))
  await test.step('the keyboard reaches the main action', () => tabTo(page, mainAction))
  await test.step('axe, light', async () => expect(await violationsOf(page)).toEqual([]))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(narrow)
  await test.step('no sideways scrolling at 320 px', async () =>
    expect(await widthOf(page)).toBe(narrow.width))
  await test.step('axe, dark and narrow', async () => expect(await violationsOf(page)).toEqual([]))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(wide)
}
