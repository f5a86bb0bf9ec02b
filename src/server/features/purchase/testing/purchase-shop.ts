/** For tests: the shop of one file, with the bench for money; it closes after the last test of the file. */
import { afterAll } from 'vitest'
import { openShopForTest, type ShopOptions } from '#test/shop.ts'
import { moneyBench } from './money-bench.ts'

export const openPurchaseShop = async (options?: ShopOptions) => {
  const shop = await openShopForTest(options)
  afterAll(() => shop.close())
  return { shop, bench: moneyBench(shop) }
}
