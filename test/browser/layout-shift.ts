/** Owns the measure of how much of a page moves by itself while it loads. */
import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** As on a slow line, where the answers come one after another. */
const answerMilliseconds = 150

/** Of the page as it is opened by its address, by the browser's own count. */
export const layoutShiftOf = async (page: Page, url: string): Promise<number> => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerMilliseconds))
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) moved += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // What happened before is told in a task of its own.
        setTimeout(() => resolve(moved), 200)
      }),
  )
  await page.unroute('**/api/**')
  return sum
}
