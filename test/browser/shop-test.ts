/** Owns the test function of browser tests: one running shop for every file that one worker runs. */
import { test as base } from '@playwright/test'
import { type RunningShop, startShop } from './running-shop.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { readonly shop: RunningShop }>({
  shop: [
    async ({ browserName: _browserName }, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
