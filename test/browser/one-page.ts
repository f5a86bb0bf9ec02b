/** One page, one person and one console for a whole file of screens. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './app-test.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import type { RunningApp } from './running-app.ts'

export type OnePage<Whose> = {
  /** There once the tests run. */
  readonly page: Page
  readonly whose: Whose
  readonly open: (url: string, heading: string | RegExp) => Promise<void>
}

/** To be called once at the head of a file: makes the person and opens the page before its first test, closes it after its last. */
export const onePage = <Whose>(
  make: (app: RunningApp, request: APIRequestContext) => Promise<Whose>,
): OnePage<Whose> => {
  let opened: { page: Page; whose: Whose; complaints: Complaints } | undefined
  const now = () => {
    if (!opened) throw new Error('the page is opened by the hook before the first test')
    return opened
  }
  test.beforeAll(async ({ browser, app }) => {
    const page = await (await browser.newContext()).newPage()
    const complaints = listenForComplaints(page)
    opened = { page, complaints, whose: await make(app, page.request) }
  })
  test.afterEach(() => {
    expect(now().complaints.unexpected()).toEqual([])
  })
  test.afterAll(() => now().page.context().close())
  return {
    get page() {
      return now().page
    },
    get whose() {
      return now().whose
    },
    open: async (url, heading) => {
      await now().page.goto(url)
      await expect(now().page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    },
  }
}
