/** For tests: the shop of one file, with the bench for money; it closes after the last test of the file. */
import { afterAll } from 'vitest'
import { openShopForTest, type ShopOptions, sharedShop, type TestShop } from '#test/shop.ts'
import { moneyBench } from './money-bench.ts'

const withBench = (shop: TestShop) => {
  afterAll(() => shop.close())
  return { shop, bench: moneyBench(shop) }
}

export const openPurchaseShop = async (options?: ShopOptions) => withBench(await openShopForTest(options))

/** The one of all files of a worker. */
export const sharedPurchaseShop = async () => withBench(await sharedShop())
