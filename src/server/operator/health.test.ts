/** Proves that the operator hears the same of the app's health as a monitor, and also when nothing runs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let emptyDir: string
beforeAll(async () => {
  app = await openAppForTest()
  emptyDir = mkdtempSync(path.join(tmpdir(), 'just-value-empty-'))
})
afterAll(async () => {
  rmSync(emptyDir, { recursive: true })
  await app.close()
})

it('is ok beside a running app', async () => {
  const { code, printed } = await operatorOf(besideApp(app))('health')
  expect([code, printed]).toEqual([
    0,
    'app       ok\ndatabase  ok\nqueue     ok\ndisk      ok\nmail      ok\npayments  ok',
  ])
})

it('is degraded, with exit code 0, while only mail and payments are away', async () => {
  const { code, printed } = await operatorOf({ ...besideApp(app), DATA_DIR: emptyDir })('health', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({
    status: 'degraded',
    parts: { database: { ok: true }, queue: { ok: true }, mail: { ok: false }, payments: { ok: false } },
  })
})

it('is down, with exit code 1, where no database runs, and starts none', async () => {
  const { code, printed } = await operatorOf({ DATA_DIR: emptyDir })('health')
  expect(code).toBe(1)
  expect(printed).toMatch(/^app +down\ndatabase +not reachable\nqueue +not reachable\n/)
})
