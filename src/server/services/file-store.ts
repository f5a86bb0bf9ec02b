/** Keeps people's files on the disk, below a folder of its own, under random names that say nothing of them. */
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Taken in, but not yet kept. */
export type Incoming = { readonly path: string; readonly bytes: number }

export type FileStore = {
  /** Writes what comes to the disk; null, with nothing left behind, when it is more than `mostBytes`. */
  readonly takeIn: (from: Readable, mostBytes: number) => Promise<Incoming | null>
  readonly discard: (incoming: Incoming) => Promise<void>
  /** Gives the key under which the bytes are kept from now on. */
  readonly keep: (bytes: Buffer) => Promise<string>
  /** A place for a program that writes its file itself; it is kept with `keepIncoming`. */
  readonly incomingPath: () => Promise<string>
  readonly keepIncoming: (path: string) => Promise<string>
  /** Where it lies, for a program that reads it itself; null when there is no such file. */
  readonly pathOf: (key: string) => Promise<string | null>
  /** null when there is no such file. */
  readonly open: (key: string) => Promise<Readable | null>
  /** Nothing happens when there is no such file. */
  readonly remove: (key: string) => Promise<void>
  /** Removes what was taken in before that moment and never kept: its process did not live to do it. */
  readonly clearIncoming: (before: Date) => Promise<void>
}

class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const bounded = (mostBytes: number): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length
      if (bytes > mostBytes) pass(new TooLarge())
      else pass(null, chunk)
    },
  })
}

const privateFolder = { recursive: true, mode: 0o700 } as const
const privateFile = { flag: 'wx', mode: 0o600 } as const
const newKey = (): string => randomBytes(16).toString('hex')
const isKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

const takeIn = async (folder: string, from: Readable, mostBytes: number): Promise<Incoming | null> => {
  await mkdir(folder, privateFolder)
  const target = path.join(folder, newKey())
  try {
    await pipeline(from, bounded(mostBytes), createWriteStream(target, { flags: 'wx', mode: 0o600 }))
    return { path: target, bytes: (await stat(target)).size }
  } catch (error) {
    await rm(target, { force: true })
    if (error instanceof TooLarge) return null
    throw error
  }
}

const clearOlder = async (folder: string, before: Date): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtime < before) await rm(file, { force: true })
  }
}

/** Nothing empty is ever kept: what has no bytes has lost them. */
const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  )

/** `folder` is made when the first file comes. */
export const openFileStore = (folder: string): FileStore => {
  const incoming = path.join(folder, 'incoming')
  const placeOf = (key: string): string => {
    if (!isKey(key)) throw new Error('not the key of a kept file')
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    takeIn: (from, mostBytes) => takeIn(incoming, from, mostBytes),
    discard: ({ path: file }) => rm(file, { force: true }),
    keep: async (bytes) => {
      const key = newKey()
      const target = placeOf(key)
      await mkdir(path.dirname(target), privateFolder)
      await writeFile(`${target}.part`, bytes, privateFile)
      await rename(`${target}.part`, target)
      return key
    },
    incomingPath: async () => {
      await mkdir(incoming, privateFolder)
      return path.join(incoming, newKey())
    },
    keepIncoming: async (from) => {
      const key = newKey()
      const target = placeOf(key)
      await mkdir(path.dirname(target), privateFolder)
      await rename(from, target)
      return key
    },
    pathOf: async (key) => ((await isThere(placeOf(key))) ? placeOf(key) : null),
    open: async (key) => ((await isThere(placeOf(key))) ? createReadStream(placeOf(key)) : null),
    remove: (key) => rm(placeOf(key), { force: true }),
    clearIncoming: (before) => clearOlder(incoming, before),
  }
}
