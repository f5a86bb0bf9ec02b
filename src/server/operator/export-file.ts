/** Owns writing an export: readable by its owner only, never over another file, and whole or not at all. */

import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'exists already; name another file',
  ENOENT: 'cannot be written: there is no such folder',
  EACCES: 'cannot be written: this user may not write there',
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'

const create = async (file: string): Promise<void> => {
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (error) {
    const code = codeOf(error)
    throw new Error(`${file} ${reasons[code] ?? `cannot be written (${code})`}.`, { cause: error })
  }
}

export const writeExport = async (
  file: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> => {
  await create(file)
  try {
    await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'r+' }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
