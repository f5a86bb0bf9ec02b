/** One page, one buyer and one console for a whole file of screens. */
import type { Page } from '@playwright/test'
import { type Buyer, buy } from './buyer.ts'
import { type Complaints, listenForComplaints } from './console-complaints.ts'
import { expect, test } from './shop-test.ts'

export type OnePage = {
  /** There once the tests run. */
  readonly page: Page
  /** Someone who has paid for the Standard Course and not yet set up the account. */
  readonly buyer: Buyer
  readonly open: (url: string, heading: string | RegExp) => Promise<void>
}

/** To be called once at the head of a file: opens the page before its first test, closes it after its last. */
export const onePage = (): OnePage => {
  let opened: { page: Page; buyer: Buyer; complaints: Complaints } | undefined
  const now = () => {
    if (!opened) throw new Error('the page is opened by the hook before the first test')
    return opened
  }
  test.beforeAll(async ({ browser, shop }) => {
    const page = await (await browser.newContext()).newPage()
    const complaints = listenForComplaints(page)
    opened = { page, complaints, buyer: await buy(shop, page.request, 'standard') }
  })
  test.afterEach(() => {
    expect(now().complaints.unexpected()).toEqual([])
  })
  test.afterAll(() => now().page.context().close())
  return {
    get page() {
      return now().page
    },
    get buyer() {
      return now().buyer
    },
    open: async (url, heading) => {
      await now().page.goto(url)
      await expect(now().page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    },
  }
}
