/** Proves that the health call tells the truth about the parts the service stands on. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getHealth } from '#contract/health.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShopForTest()
})
afterAll(() => shop.close())

it('all is well [S7.public.3, S6.public.10]', async () => {
  const { status, parts } = await shop.visitor().call(getHealth, {})
  expect(status).toBe('ok')
  expect(Object.values(parts).every(({ ok }) => ok)).toBe(true)
})
