import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'

const executablePath = findChromium()

export default defineConfig({
  // Files begin in the order of their names; the longest have names that come first, or one core would wait for the other.
  testDir: 'test/browser',
  globalSetup: './test/browser/global-setup.ts',
  // Each has an app and a browser of its own, and the machine's two cores are busy with two.
  workers: 2,
  timeout: 360_000,
  // A machine that others use is at times four times slower; a test that hangs still ends.
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
