/** Owns the server that the homes are walked in: its own folder, the county's rolls, and the owner's clock in the season of petitions. */

import { readEnv } from '#server/env.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openLog } from '#server/log.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'

/** A Wednesday in August: the notices are out. */
export const season = { taxYear: 2026, now: new Date('2026-08-26T10:00:00-04:00') } as const

const movedClock = (): (() => Date) => {
  const ahead = season.now.getTime() - Date.now()
  return () => new Date(Date.now() + ahead)
}

export const openServer = async (dataDir: string, rolls: readonly string[]): Promise<RunningServer> => {
  const read = readEnv({
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SPEECH_VOICE: 'none',
    TRUST_PROXY: 'loopback',
  })
  if (!read.ok) throw new Error(read.faults.join('; '))
  const server = await startServer(read.env, openLog(read.env.LOG_LEVEL), { now: movedClock() })
  for (const file of rolls) {
    const imported = await importRoll({ pool: server.ctx.pool, file })
    if (!imported.ok) throw new Error(imported.message)
  }
  return server
}
