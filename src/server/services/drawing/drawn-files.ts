/** Keeps drawn files on the disk for a while, below a folder of their own: bounded in age and in bytes, the oldest go first. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type DrawnFiles = {
  /** null when there is none. */
  readonly read: (key: string) => Promise<Buffer | null>
  readonly keep: (key: string, bytes: Buffer) => Promise<void>
  /** Nothing of them is left behind. */
  readonly close: () => Promise<void>
}

const usualBytes = 200_000_000
/** They name people: one that was erased is not to stay here for long. */
const mostMilliseconds = 60 * 60 * 1000

type Kept = { readonly bytes: number; readonly at: number }

/** Empty at first: another release may draw the same content otherwise. */
type Bounds = { readonly clock?: () => number; readonly mostBytes?: number }

export const openDrawnFiles = async (
  folder: string,
  { clock = Date.now, mostBytes = usualBytes }: Bounds = {},
): Promise<DrawnFiles> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = new Map<string, Kept>()
  const placeOf = (key: string) => path.join(folder, key)

  const removeOld = async () => {
    let bytes = [...kept.values()].reduce((sum, file) => sum + file.bytes, 0)
    for (const [key, file] of kept) {
      if (bytes <= mostBytes && clock() - file.at <= mostMilliseconds) return
      kept.delete(key)
      bytes -= file.bytes
      await rm(placeOf(key), { force: true })
    }
  }
  // Also while nobody asks for anything.
  const timer = setInterval(() => void removeOld(), mostMilliseconds / 4)
  timer.unref()

  return {
    read: async (key) => {
      await removeOld()
      return kept.has(key) ? readFile(placeOf(key)).catch(() => null) : null
    },
    keep: async (key, bytes) => {
      const draft = `${placeOf(key)}.part`
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, placeOf(key))
      kept.set(key, { bytes: bytes.length, at: clock() })
      await removeOld()
    },
    close: async () => {
      clearInterval(timer)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
