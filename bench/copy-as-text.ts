/** The measure for an import: PostgreSQL's own `\copy` of the same file into a table of text columns, one per column of the file. */
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The import takes a compressed file as it is; so the measure takes it, too. */
const contentOf = (file: string): Readable => {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  return file.endsWith('.gz') ? bytes.pipe(createGunzip({ chunkSize: 256 * 1024 })) : bytes
}

const headerOf = async (file: string): Promise<readonly string[]> => {
  for await (const chunk of contentOf(file)) return String(chunk).split(/\r?\n/)[0]?.split(',') ?? []
  return []
}

/** Seconds from the first byte to the committed table. What `\copy` of psql does: COPY from the client, in its pieces. */
export const copyAsText = async (pool: Pool, file: string): Promise<number> => {
  const columns = (await headerOf(file)).map((name, at) => `c${at}_${name.replace(/\W/g, '_')} text`)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`drop table if exists as_text; create table as_text (${columns.join(', ')})`)
    const startedAt = performance.now()
    const target = client.query(copyFrom('copy as_text from stdin with (format csv, header)'))
    await pipeline(contentOf(file), target)
    const seconds = (performance.now() - startedAt) / 1000
    await client.query('drop table as_text')
    return seconds
  } finally {
    client.release(true)
  }
}
