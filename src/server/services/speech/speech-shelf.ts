/** Keeps spoken sentences and films on the disk under the hash of what they were made from: whole or not at all. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { SpokenFilm } from '#core/film/spoken-film.ts'

/** 64 hexadecimal digits. */
export const hashOf = (made: unknown): string =>
  createHash('sha256').update(JSON.stringify(made)).digest('hex')

const times = { start: z.number(), end: z.number() }
const filmFile = z.object({
  bytes: z.int(),
  film: z.object({
    seconds: z.number(),
    sentences: z.array(z.object({ ...times, words: z.array(z.object(times)) })),
  }),
})

export type KeptFilm = {
  readonly film: SpokenFilm
  readonly bytes: number
  /** Of its sound, below `folder`. */
  readonly file: string
}

export type SpeechShelf = {
  readonly folder: string
  /** Where a sentence lies; null while it is not spoken. */
  readonly sentence: (hash: string) => Promise<string | null>
  readonly keepSentence: (hash: string, packed: Uint8Array) => Promise<void>
  readonly dropSentence: (hash: string) => Promise<void>
  readonly hasFilm: (hash: string) => Promise<boolean>
  /** null while it is not made. */
  readonly film: (hash: string) => Promise<KeptFilm | null>
  readonly keepFilm: (hash: string, film: SpokenFilm, mp3: Uint8Array) => Promise<void>
  /** Removes what is not among the wanted and was last used before that moment. */
  readonly tidy: (wanted: ReadonlySet<string>, before: Date) => Promise<number>
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** A reader sees the whole file or none, also when the disk is full or the process dies on the way. */
const writeWhole = async (file: string, bytes: Uint8Array | string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    await writeFile(part, bytes, { flag: 'wx', mode: 0o600 })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const touch = (file: string, now: Date): Promise<void> => utimes(file, now, now).catch(() => undefined)

export const shelfFolder = (dataDir: string): string => path.join(dataDir, 'speech')

/** `folder` is made when the first sentence comes. */
export const openSpeechShelf = (folder: string, now: () => Date): SpeechShelf => {
  const sentenceFile = (hash: string): string =>
    path.join(folder, 'sentences', hash.slice(0, 2), `${hash}.gz`)
  const filmPath = (hash: string, ending: string): string => path.join('films', `${hash}.${ending}`)
  return {
    folder,
    sentence: async (hash) => {
      const file = sentenceFile(hash)
      if (!(await isThere(file))) return null
      await touch(file, now())
      return file
    },
    keepSentence: (hash, packed) => writeWhole(sentenceFile(hash), packed),
    dropSentence: (hash) => rm(sentenceFile(hash), { force: true }),
    hasFilm: async (hash) =>
      (await isThere(path.join(folder, filmPath(hash, 'json')))) &&
      isThere(path.join(folder, filmPath(hash, 'mp3'))),
    film: async (hash) => {
      const told = await readFile(path.join(folder, filmPath(hash, 'json')), 'utf8').catch(() => null)
      if (told === null) return null
      const file = filmPath(hash, 'mp3')
      const { film, bytes } = filmFile.parse(JSON.parse(told))
      const found = await stat(path.join(folder, file)).catch(() => null)
      return found?.size === bytes ? { film, bytes, file } : null
    },
    // The sound first: where its times are told, it is there.
    keepFilm: async (hash, film, mp3) => {
      await writeWhole(path.join(folder, filmPath(hash, 'mp3')), mp3)
      const told = JSON.stringify({ bytes: mp3.length, film })
      await writeWhole(path.join(folder, filmPath(hash, 'json')), told)
    },
    tidy: async (wanted, before) => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      let removed = 0
      for (const entry of found.filter((one) => one.isFile())) {
        if (wanted.has(entry.name.split('.')[0] ?? '') && !entry.name.endsWith('.part')) continue
        const file = path.join(entry.parentPath, entry.name)
        const { mtime } = await stat(file)
        if (mtime >= before) continue
        await rm(file, { force: true })
        removed += 1
      }
      return removed
    },
  }
}
