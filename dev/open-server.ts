/** Owns starting the app's server for development: as it is, but for the pages, which Vite serves. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readEnv } from '#server/env.ts'
import { openLog } from '#server/log.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'

/** Nobody is sent here; the server wants one page to stand for the build. */
const emptyBuild = async (dataDir: string): Promise<string> => {
  const dir = path.join(dataDir, 'no-pages')
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  return dir
}

/** Vite loads this file, and with it the newest state of all that it imports. */
export const openServer = async (
  settings: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> => {
  const read = readEnv(settings)
  if (!read.ok) throw new Error(`The settings are not right: ${read.faults.join('; ')}`)
  const { env } = read
  return startServer(env, openLog(env.LOG_LEVEL), { buildDir: await emptyBuild(env.DATA_DIR) })
}
