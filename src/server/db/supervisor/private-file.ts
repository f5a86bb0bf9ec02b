/** Owns small files in DATA_DIR that hold secrets: read and replaced whole, readable by their owner only. */
import { randomUUID } from 'node:crypto'
import { chown, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Undefined when the text is not JSON of that shape: cut short by a crash, or written by someone else. */
export const parseJson = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The file's text, or undefined when there is no such file. */
export const readIfPresent = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (codeOf(error) !== 'EACCES') throw error
    throw new Error(`This user may not read ${path}. Use the user who started the database, or root.`)
  }
}

/** Root writing into someone's directory leaves the file to that person, who may start the program next time. */
export const keepOwner = async (path: string) => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  await chown(path, uid, gid)
}

export const writePrivateFile = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(text)
    await file.sync()
    await file.close()
    await keepOwner(draft)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
