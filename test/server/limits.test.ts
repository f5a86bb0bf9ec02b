/** Proves that the general limit counts calls of the API alone: a page and its files come however often they are asked for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureIn } from '#test/api-client.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'

const callsPerMinute = 600

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'just-value-limits-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  writeFileSync(path.join(folder, 'assets/page-1.js'), 'export const one = 1')
  app = await openAppForTest({ buildDir: folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** From one address, a few at a time. */
const askOften = async (url: string, times: number): Promise<ReadonlySet<number>> => {
  const visitor = app.visitor()
  const statuses = new Set<number>()
  for (let asked = 0; asked < times; asked += 25) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => visitor.send(url)))
    for (const { status } of answers) statuses.add(status)
  }
  return statuses
}

it.each([
  ['/', 200],
  ['/assets/page-1.js', 200],
  ['/nowhere', 404],
])('%s answers %i to the last of 650 requests in a minute', async (url, status) => {
  expect([...(await askOften(url, 650))]).toEqual([status])
})

it('a call waits after 600 in a minute, and the pages still come [S7.api.9]', async () => {
  const visitor = app.visitor()
  const asked = Array.from({ length: callsPerMinute }, () =>
    visitor.send('/api/properties/counties/search?q=x'),
  )
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await visitor.send('/api/properties/counties/search?q=x')
  expect(failureIn(refused)).toMatchObject({
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests. Please try again later.',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor.send('/')).status).toBe(200)
  expect((await visitor.send('/api/public/health')).status).toBe(429)
})
