/** Proves that what people add lies outside of what the web serves, for the app's own user alone, and comes over signed addresses only. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { photo } from './testing/files.ts'
import { addUpload } from './testing/send-upload.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  app = await sharedApp()
  owner = await caseOwner(app)
})
afterAll(() => app.close())

/** As it stands, which `fetch` would not: it takes `..` out of an address before it sends it. */
const askFor = async (address: string): Promise<readonly [status: number | undefined, body: Buffer]> => {
  const { hostname, port } = new URL(app.url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path: address }, resolve).once('error', reject)
  })
  return [response.statusCode, await buffer(response)]
}

it('a kept file is nobody else’s on the disk, and no path of the web leads to it', async () => {
  const folder = path.join(app.ctx.env.DATA_DIR, 'uploads')
  const filesNow = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  }
  const before = new Set(await filesNow())
  await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  const files = (await filesNow()).filter((file) => !before.has(file))
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect((await stat(path.dirname(file))).mode & 0o077).toBe(0)
    const kept = await readFile(file)
    const inside = path.relative(folder, file)
    const bases = [
      '',
      '/uploads',
      '/data/uploads',
      '/assets',
      '/../uploads',
      '/../app/uploads',
      `/..${folder}`,
    ]
    const dotted = Array.from({ length: 8 }, (_, depth) => `${'/..'.repeat(depth + 1)}${folder}`)
    const coded = dotted.map((base) => base.replaceAll('..', '%2e%2e').replaceAll('/%2e', '%2f%2e'))
    for (const base of [...bases, folder, ...dotted, ...coded]) {
      const [status, body] = await askFor(
        `${base.startsWith('/') || base === '' ? base : `/${base}`}/${inside}`,
      )
      expect([base, status]).not.toEqual([base, 200])
      expect(body.includes(kept.subarray(0, 64))).toBe(false)
    }
  }
})

it('by default files lie beside the pages that are served, not below them', () => {
  const read = readEnv({})
  expect(read.ok).toBe(true)
  if (!read.ok) return
  const built = path.resolve('build')
  expect(path.relative(built, path.resolve(read.env.DATA_DIR))).toMatch(/^\.\./)
  expect(path.relative(path.resolve('public'), path.resolve(read.env.DATA_DIR))).toMatch(/^\.\./)
})
