/** Owns a phone whose owner reads with letters half as large again, and what of a page its first screen shows. */
import { expect, type Locator, type Page } from '@playwright/test'

const phone = { width: 390, height: 844 }

export const withLargeLetters = async (page: Page, look: () => Promise<void>) => {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const set = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await set('150%')
  await look()
  await set('')
  if (before) await page.setViewportSize(before)
}

/** Whole, and not behind the tabs at the foot of the screen. */
export const expectOnFirstScreen = async (page: Page, button: Locator) => {
  const tabs = page.locator('[data-places]')
  await expect(async () => {
    const box = await button.boundingBox()
    const foot = (await tabs.count()) === 0 ? phone.height : ((await tabs.boundingBox())?.y ?? 0)
    expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(foot)
  }).toPass({ timeout: 5_000 })
}
