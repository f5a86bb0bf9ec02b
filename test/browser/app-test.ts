/** Owns the test function of browser tests: one running app for every file that one worker runs, and somebody at the page. */
import { test as base } from '@playwright/test'
import { type RunningApp, startApp } from './running-app.ts'

export { expect } from '@playwright/test'

type Options = {
  /** Whether somebody moves over each page once it is there: a written page asks for its scripts then (decision 113). */
  readonly isUsed: boolean
}

const moveOverThePage = () =>
  addEventListener('load', () =>
    setTimeout(() => document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))),
  )

export const test = base.extend<Options, { readonly app: RunningApp }>({
  app: [
    async ({ browserName: _browserName }, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 270_000 },
  ],
  isUsed: [true, { option: true }],
  context: async ({ context, isUsed }, use) => {
    if (isUsed) await context.addInitScript(moveOverThePage)
    await use(context)
  },
})
