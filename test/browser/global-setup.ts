/** Starts the PostgreSQL that all workers copy their databases from; what it returns runs after the last test. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { TEST_POSTGRES_URL } from '#test/database.ts'
import { quickImports } from '#test/quick-imports.ts'

/** Node itself loads the app's files many times faster than Playwright, which would compile each. */
const startProcess = async () => {
  const child = spawn(process.execPath, [quickImports, 'test/browser/one-postgres.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the PostgreSQL of the browser tests ended before it was ready')
  })
  const [url] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return { child, url: String(url) }
}

export default async (): Promise<() => Promise<void>> => {
  const { child, url } = await startProcess()
  process.env[TEST_POSTGRES_URL] = url
  return async () => {
    child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
  }
}
