/** Owns the test function of browser tests: one running app for every file that one worker runs. */
import { test as base } from '@playwright/test'
import { type RunningApp, startApp } from './running-app.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { readonly app: RunningApp }>({
  app: [
    async ({ browserName: _browserName }, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 270_000 },
  ],
})
