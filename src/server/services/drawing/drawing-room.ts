/**
 * Makes files in threads, so that no page waits for a layout, and keeps each until what it is made from changes. Whoever
 * asks a second time, or while it is being made, is given the same file.
 */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { serialize } from 'node:v8'
import type { Piscina } from 'piscina'
import { todayInFlorida } from '#core/calendar-date.ts'
import { type DrawnFiles, openDrawnFiles } from './drawn-files.ts'

/** More files wait already than can be made in a reasonable time. */
export class DrawingRoomFull extends Error {
  override readonly name = 'DrawingRoomFull'
}

export type DrawingRoom = {
  /**
   * `program` is a module whose `draw` takes the order, which is plain data, and the moment, of which it may show the day.
   * Null where it draws nothing. Throws DrawingRoomFull.
   */
  readonly draw: (program: URL, order: object, now: Date) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

/** One processor is left to the pages. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1))
const mostWaiting = 32
/** Of a thread that nobody needs. */
const idleMilliseconds = 120_000
/** Far more than the longest paper takes on a slow machine, and than the largest has. */
const usualBounds = { longestMilliseconds: 60_000, mostBytes: 50_000_000 }

const openPool = async (): Promise<Piscina> => {
  // What manages threads is of no use to a process that draws nothing.
  const { Piscina } = await import('piscina')
  return new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
    // Waiting is bounded here, where it can be told from other faults.
    maxQueue: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Between threads that sleep and wake, not in turns with our own.
    atomics: 'disabled',
  })
}

let sharedPool: Promise<Piscina> | undefined
let openRooms = 0

/** One for all rooms of a process: its threads load what they draw with once, and that takes a second of a core. */
const takePool = async (): Promise<Piscina> => {
  sharedPool ??= openPool()
  const pool = await sharedPool
  openRooms += 1
  return pool
}

const givePoolBack = async (): Promise<void> => {
  openRooms -= 1
  if (openRooms > 0) return
  const last = sharedPool
  sharedPool = undefined
  await (await last)?.destroy()
}

const keyOf = (program: URL, order: object, now: Date): string =>
  createHash('sha256')
    .update(serialize([program.pathname, order, todayInFlorida(now)]))
    .digest('hex')

type Drawn = Promise<Buffer | null>

/** `folder` is for this alone: what an earlier process left there is removed before the first drawing. */
export const openDrawingRoom = (
  folder: string,
  { longestMilliseconds, mostBytes }: Readonly<typeof usualBounds> = usualBounds,
): DrawingRoom => {
  const drawing = new Map<string, Drawn>()
  const closing = new AbortController()
  let opened: Promise<{ pool: Piscina; files: DrawnFiles }> | undefined
  const open = async () => {
    opened ??= openDrawnFiles(folder).then(async (files) => ({ files, pool: await takePool() }))
    try {
      return await opened
    } catch (error) {
      // A full disk, say: the next drawing tries again, and what could not be opened is not closed.
      opened = undefined
      throw error
    }
  }

  const drawAgain = async (key: string, program: URL, order: object, now: Date): Drawn => {
    const { pool, files } = await open()
    const kept = await files.read(key)
    if (kept !== null) return kept
    if (pool.queueSize >= mostWaiting) throw new DrawingRoomFull()
    const signal = AbortSignal.any([AbortSignal.timeout(longestMilliseconds), closing.signal])
    const bytes: Uint8Array | null = await pool.run(
      { order, now },
      { filename: program.href, name: 'draw', signal },
    )
    if (bytes === null) return null
    if (bytes.length > mostBytes) throw new Error(`A file of ${bytes.length} bytes was drawn.`)
    const drawn = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    await files.keep(key, drawn)
    return drawn
  }

  return {
    draw: (program, order, now) => {
      const key = keyOf(program, order, now)
      const under = drawing.get(key) ?? drawAgain(key, program, order, now).finally(() => drawing.delete(key))
      drawing.set(key, under)
      return under
    },
    close: async () => {
      // What is still being drawn here is called off; the pool goes on for others that use it.
      closing.abort()
      const used = await opened?.catch(() => undefined)
      if (!used) return
      await givePoolBack()
      await used.files.close()
    },
  }
}
