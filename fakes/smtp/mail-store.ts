/** Caught mail on disk: one .eml file each, the newest kept, read again after a restart. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaughtMail } from './read-mail.ts'
import { readMail } from './read-mail.ts'

export interface MailQuery {
  /** Envelope recipient, in any case. */
  readonly to?: string
  readonly limit?: number
}

export interface MailStore {
  readonly add: (raw: Buffer, envelope: { from: string; to: readonly string[] }) => Promise<void>
  /** Newest first. */
  readonly list: (query?: MailQuery) => Promise<readonly CaughtMail[]>
  readonly get: (id: string) => Promise<CaughtMail | undefined>
}

const KEPT = 500
const FILE_NAME = /^\d{15}-[0-9a-f]{8}\.eml$/

/** Prepends what only the envelope knows, the way a delivering server does. */
const withEnvelope = (raw: Buffer, from: string, to: readonly string[]) =>
  Buffer.concat([
    Buffer.from(
      [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address}`), ''].join('\r\n'),
    ),
    raw,
  ])

export const openMailStore = async (dir: string, now: () => number = Date.now): Promise<MailStore> => {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // One that was made before, by another program or an earlier release, may be open to others on the machine.
  await chmod(dir, 0o700)
  const names = (await readdir(dir)).filter((name) => FILE_NAME.test(name)).toSorted()
  const read = new Map<string, CaughtMail>()
  let lastStamp = 0

  /** Of one that was dropped meanwhile there is nothing left. */
  const load = async (name: string): Promise<CaughtMail | undefined> => {
    const known = read.get(name)
    if (known) return known
    const raw = await readFile(path.join(dir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (!raw) return undefined
    const mail = await readMail(path.basename(name, '.eml'), raw)
    if (names.includes(name)) read.set(name, mail)
    return mail
  }
  const dropOldest = async () => {
    for (const name of names.splice(0, Math.max(0, names.length - KEPT))) {
      read.delete(name)
      await rm(path.join(dir, name), { force: true })
    }
  }

  await dropOldest()
  for (const name of names) await chmod(path.join(dir, name), 0o600)
  return {
    add: async (raw, { from, to }) => {
      // Microseconds that never repeat keep file names in the order of arrival.
      lastStamp = Math.max(lastStamp + 1, now() * 100)
      const name = `${String(lastStamp).padStart(15, '0')}-${randomBytes(4).toString('hex')}.eml`
      const draft = path.join(dir, `${name}.part`)
      await writeFile(draft, withEnvelope(raw, from, to), { mode: 0o600 })
      await rename(draft, path.join(dir, name))
      names.push(name)
      await dropOldest()
    },
    list: async ({ to, limit = 50 } = {}) => {
      const wanted = to?.toLowerCase()
      const found: CaughtMail[] = []
      for (const name of names.toReversed()) {
        if (found.length >= limit) break
        const mail = await load(name)
        if (mail && (!wanted || mail.to.includes(wanted))) found.push(mail)
      }
      return found
    },
    get: async (id) => {
      const name = `${id}.eml`
      return names.includes(name) ? load(name) : undefined
    },
  }
}
