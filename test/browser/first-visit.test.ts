/** Proves that a first visit asks for little: each file costs a round trip, each byte time on a slow line. */
import type { Request } from '@playwright/test'
import { expect, test } from './app-test.ts'

const mostScripts = 20
/** Compressed, as they travel. The forms' and widgets' scripts follow when someone uses a form. */
const mostKilobytes = { landing: 150, other: 250 }

for (const path of ['/', '/auth', '/account-setup', '/check-email', '/terms'])
  test(`${path} needs few scripts, and small ones`, async ({ page, app }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' })
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length, scripts.map((script) => script.url()).join('\n')).toBeLessThan(mostScripts)
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(path === '/' ? mostKilobytes.landing : mostKilobytes.other)
  })
