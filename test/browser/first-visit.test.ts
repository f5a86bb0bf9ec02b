/** Proves that a first visit asks for little: each file costs a round trip, each byte time on a slow line. */
import { expect, test } from './shop-test.ts'

const mostScripts = 20
/** Compressed, as they travel. The forms' and widgets' scripts follow when someone uses a form. */
const mostKilobytes = { landing: 150, other: 250 }

for (const path of ['/', '/auth', '/account-setup', '/check-email', '/terms'])
  test(`${path} needs few scripts, and small ones`, async ({ page, shop }) => {
    const scripts: { readonly url: string; readonly bytes: Promise<number> }[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
      scripts.push({ url: request.url(), bytes })
    })
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThan(mostScripts)
    const bytes = await Promise.all(scripts.map((script) => script.bytes))
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(path === '/' ? mostKilobytes.landing : mostKilobytes.other)
  })
