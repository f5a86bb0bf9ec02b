/** Proves that the two plan cards are of equal height, and that the shorter one has no hole at its foot. */
import type { Locator } from '@playwright/test'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'

/** Pixels between the last line of a card and its lower edge: its padding, and a few lines of the other's list. */
const mostBelow = 130

const boxesOf = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { bottom, height } = card.getBoundingClientRect()
      const last = Math.max(
        ...[...card.querySelectorAll('li')].map((li) => li.getBoundingClientRect().bottom),
      )
      return { height: Math.round(height), below: Math.round(bottom - last) }
    }),
  )

const sizes = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const

test('the plans are whole at 390, 1280 and 1920 pixels', async ({ page, app }) => {
  const check = async () => {
    await page.waitForLoadState('networkidle')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const cards = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: /^(Standard|AI-Enhanced) Course$/ }) })
      await expect(cards).toHaveCount(2)
      const boxes = await boxesOf(cards)
      const told = `at ${width} px: ${JSON.stringify(boxes)}`
      expect(Math.max(...boxes.map(({ below }) => below)), told).toBeLessThanOrEqual(mostBelow)
      if (width >= 1024) expect(new Set(boxes.map((box) => box.height)).size, told).toBe(1)
    }
  }
  await page.goto(`${app.url}/#pricing`)
  await check()
  await signInAsOwner(app, page, await makeOwner(app, 'standard'))
  await page.goto(`${app.url}/pricing`)
  await page.getByRole('heading', { level: 1, name: 'Get Lifetime Access' }).waitFor()
  await check()
})
