/** Proves that a file is kept only when the configured virus scanner has said that it is clean. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { keepFile } from './keep-file.ts'
import { photo } from './testing/files.ts'

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
  const outcome = await keepFile(ctx, incoming, 'photo')
  expect(outcome.ok || outcome.reason).toBe(expected)
})

it('the setting is a full path with options', () => {
  expect(readEnv({ UPLOAD_SCAN_COMMAND: '/usr/bin/clamdscan --fdpass --no-summary' }).ok).toBe(true)
  expect(readEnv({ UPLOAD_SCAN_COMMAND: 'clamscan; rm -rf /' })).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('UPLOAD_SCAN_COMMAND must be the full path')],
  })
})
