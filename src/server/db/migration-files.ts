/** Owns which migrations exist on disk, in which order, and the checksum that shows whether one was edited. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type MigrationFile = Readonly<{ name: string; sql: string; sha256: string }>

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/

/** A checkout on Windows may turn line ends into CRLF: the same migration keeps the same checksum. */
const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

const refuseOddNames = (names: readonly string[]) => {
  for (const [position, name] of names.entries()) {
    if (!NAME.test(name)) throw new Error(`Migration ${name} must be named like 0002_orders.sql.`)
    const before = names[position - 1]
    if (before?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(
        `Migrations ${before} and ${name} carry the same number; give one of them the next free number.`,
      )
    }
  }
}

export const readMigrationFiles = async (directory: string): Promise<readonly MigrationFile[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  refuseOddNames(names)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8')
      return { name, sql, sha256: checksum(sql) }
    }),
  )
}
