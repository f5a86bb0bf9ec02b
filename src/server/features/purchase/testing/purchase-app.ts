/** For tests: the app of one file, with the fixture for money; it closes after the last test of the file. */
import { afterAll } from 'vitest'
import { type AppOptions, openAppForTest, sharedApp, type TestApp } from '#test/app.ts'
import { moneyFixture } from './money-fixture.ts'

const withFixture = (app: TestApp) => {
  afterAll(() => app.close())
  return { app, fixture: moneyFixture(app) }
}

export const openPurchaseApp = async (options?: AppOptions) => withFixture(await openAppForTest(options))

/** The one of all files of a worker. */
export const sharedPurchaseApp = async () => withFixture(await sharedApp())
