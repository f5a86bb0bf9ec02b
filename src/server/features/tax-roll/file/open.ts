/** Owns opening a roll file as a stream of text bytes, whatever it is packed in; its content decides, not its name. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { RollRefused } from '../import/refused.ts'

const CHUNK_BYTES = 128 * 1024

export interface RollFile {
  readonly bytes: number
  readonly sha256: string
  /** Decompressed content; ends with an error when the file is damaged. */
  readonly open: () => Promise<Readable>
}

const startOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const hash = async (path: string): Promise<string> => {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) sum.update(chunk)
  return sum.digest('hex')
}

const openGzip = async (path: string): Promise<Readable> => {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  // The reader of `gunzip` learns of every failure; the callback only keeps it from being unhandled.
  pipeline(createReadStream(path), gunzip, () => {})
  return gunzip
}

const isTable = (entry: Entry): boolean =>
  /\.(csv|txt)$/i.test(entry.fileName) && !entry.fileName.includes('__MACOSX')

const damaged = (cause: unknown) =>
  new RollRefused(
    'damaged_file',
    'The zip file is damaged or was cut short: download it again. Nothing was changed.',
    {
      cause,
    },
  )

const openZip = async (path: string): Promise<Readable> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause) => {
    throw damaged(cause)
  })
  const tables: Entry[] = []
  for await (const entry of zip.eachEntry()) if (isTable(entry)) tables.push(entry)
  const [table, another] = tables
  if (table === undefined || another !== undefined) {
    zip.close()
    const found = table === undefined ? 'no csv file' : `${tables.length} csv files`
    throw new RollRefused('not_a_roll_file', `The zip file holds ${found}; one is expected.`)
  }
  const stream = await zip.openReadStreamPromise(table)
  stream.once('close', () => zip.close())
  return stream
}

const opener = (start: Buffer): ((path: string) => Promise<Readable>) => {
  if (start[0] === 0x1f && start[1] === 0x8b) return openGzip
  if (start.toString('latin1') === 'PK\x03\x04') return openZip
  return async (path) => createReadStream(path, { highWaterMark: CHUNK_BYTES })
}

export const findRollFile = async (path: string): Promise<RollFile> => {
  const { size } = await stat(path)
  const openAs = opener(await startOf(path))
  return { bytes: size, sha256: await hash(path), open: () => openAs(path) }
}
