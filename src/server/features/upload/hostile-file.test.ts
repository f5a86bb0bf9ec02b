/** Proves that a file made to take all memory is refused by a process of its own, which never takes more than it may. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { keepFile } from './keep-file.ts'
import { bomb } from './testing/bomb.ts'
import { paper } from './testing/files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

const keep = async (bytes: Buffer) => {
  const incoming = { path: path.join(folder, crypto.randomUUID()), bytes: bytes.length }
  await writeFile(incoming.path, bytes)
  const files = openFileStore(path.join(folder, 'kept'))
  const ctx = { files, log: pino({ level: 'silent' }), env: { UPLOAD_SCAN_COMMAND: undefined } }
  return keepFile(ctx, incoming, 'paper', calendarDate('2026-08-20'))
}

it('a PDF of 3 kB that unpacks to 400 MB is refused for what it is, and takes nothing from the app', async () => {
  const before = process.memoryUsage().rss
  const hostile = bomb(400)
  expect(hostile.length).toBeLessThan(3_000)
  const made = process.memoryUsage().rss
  expect(await keep(hostile)).toEqual({ ok: false, reason: 'too-packed' })
  // It was handed to nobody in this process: what grew is what made it here, given back or not.
  expect(process.memoryUsage().rss).toBeLessThan(Math.max(before, made) + 200_000_000)
  expect(await readdir(path.join(folder, 'kept', 'incoming'))).toEqual([])
  expect(await keep(await paper())).toMatchObject({ ok: true })
})
