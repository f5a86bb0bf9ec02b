/** The one PostgreSQL of the browser tests, in a process of its own: says its address, and ends when nobody listens any more. */
import { once } from 'node:events'
import { TEST_POSTGRES_URL } from '#test/database.ts'
import { startTestPostgres } from '#test/postgres-setup.ts'

const stop = await startTestPostgres()
process.send?.(process.env[TEST_POSTGRES_URL])
await once(process, 'disconnect')
await stop()
process.exit()
