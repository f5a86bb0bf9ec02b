/** Owns starting the shop's server for development: as it is, but for the pages, which Vite serves. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '#server/run.ts'
import { startServer } from '#server/start-server.ts'

/** Nobody is sent here; the server wants one page to stand for the build. */
const emptyBuild = async (dataDir: string): Promise<string> => {
  const dir = path.join(dataDir, 'no-pages')
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  return dir
}

export const runServer = (sinceMs: number): Promise<void> =>
  run(async (env, log) => {
    const running = await startServer(env, log, { buildDir: await emptyBuild(env.DATA_DIR) })
    const seconds = ((Date.now() - sinceMs) / 1000).toFixed(1)
    return { running, ready: `The server is ready after ${seconds} s.` }
  })
