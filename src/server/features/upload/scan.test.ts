/** Proves that a file is kept only when the configured virus scanner has said that it is clean. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listUploads } from '#contract/document/uploads.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { readEnv } from '#server/env.ts'
import { caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { failureIn } from '#test/api-client.ts'
import { openAppForTest } from '#test/app.ts'
import { keepFile } from './keep-file.ts'
import { paper, photo } from './testing/files.ts'
import { addUpload, sendUpload } from './testing/send-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-scan-'))
  await writeFile(path.join(folder, 'photo.jpg'), await photo())
})
afterAll(() => rm(folder, { recursive: true }))

/** Ends as a scanner does, with the code it is told; the file's path comes after it. */
const scanner = (code: number) => `${process.execPath} --eval=process.exit(${code})`

it.each([
  ['says clean', scanner(0), true],
  ['says infected', scanner(1), 'infected'],
  ['ends otherwise', scanner(2), 'scan-unavailable'],
  ['is not there', '/nowhere/scanner', 'scan-unavailable'],
  ['is not configured', undefined, true],
])('when the scanner %s', async (_, UPLOAD_SCAN_COMMAND, expected) => {
  const files = openFileStore(path.join(folder, 'kept'))
  const ctx = { files, log: pino({ level: 'silent' }), env: { UPLOAD_SCAN_COMMAND } }
  const incoming = { path: path.join(folder, 'photo.jpg'), bytes: 1 }
  const outcome = await keepFile(ctx, incoming, 'photo', calendarDate('2026-08-20'))
  expect(outcome.ok || outcome.reason).toBe(expected)
})

/** Reads the file it is given, as a scanner does, and tells those apart that hold a word of the test's. */
const readingScanner = `
import { readFileSync } from 'node:fs'
process.exit(readFileSync(process.argv.at(-1)).includes('INFECTED-FOR-TEST') ? 1 : 0)
`

it('every file that an owner sends is read by it first, and an infected one leaves nothing behind', async () => {
  const program = path.join(folder, 'scanner.mjs')
  await writeFile(program, readingScanner)
  const app = await openAppForTest({ settings: { UPLOAD_SCAN_COMMAND: `${process.execPath} ${program}` } })
  const owner = await caseOwner(app)
  const uploads = path.join(app.ctx.env.DATA_DIR, 'uploads')
  const filesOnDisk = async () =>
    (await readdir(uploads, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  await addUpload(owner, { kind: 'paper', name: 'estimate.pdf' }, await paper())
  const clean = await filesOnDisk()
  const virus = Buffer.from('INFECTED-FOR-TEST')
  for (const [about, bytes] of [
    [{ kind: 'photo', name: 'roof.jpg' }, await photo()],
    [{ kind: 'paper', name: 'estimate.pdf' }, await paper()],
  ] as const) {
    const refused = failureIn(await sendUpload(owner, about, Buffer.concat([bytes, virus])))
    expect(refused).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(/virus/i) })
  }
  expect(await filesOnDisk()).toHaveLength(clean.length)
  expect((await owner.client.call(listUploads, { id: owner.caseId })).uploads).toHaveLength(2)
  await app.close()
})

it('the setting is a full path with options', () => {
  expect(readEnv({ UPLOAD_SCAN_COMMAND: '/usr/bin/clamdscan --fdpass --no-summary' }).ok).toBe(true)
  expect(readEnv({ UPLOAD_SCAN_COMMAND: 'clamscan; rm -rf /' })).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('UPLOAD_SCAN_COMMAND must be the full path')],
  })
})
