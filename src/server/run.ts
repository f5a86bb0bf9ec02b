/** What every long-running process does: read settings, start, say so, and end cleanly when asked to. */
import type { Logger } from 'pino'
import { type Env, readEnv } from '#server/env.ts'
import { openLog } from '#server/log.ts'

type Running = { readonly stop: () => Promise<void> }

export const settingsOrExit = (): Env => {
  const outcome = readEnv(process.env)
  if (outcome.ok) return outcome.env
  process.stderr.write(
    `The settings are not right:\n${outcome.faults.map((fault) => `  ${fault}\n`).join('')}`,
  )
  process.exit(1)
}

/** The first signal lets requests and jobs in hand finish; a second one does not wait. */
const endOnSignal = (running: Running, log: Logger) => {
  let ending = false
  const end = async () => {
    if (ending) process.exit(1)
    ending = true
    await running.stop()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
}

const sentenceOf = (error: unknown, env: Env): string => {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `port ${env.PORT} is used by another program; set PORT to a free one.` : error.message
}

/** `start` gives the running process and the sentence that says it is ready. */
export const run = async (
  start: (env: Env, log: Logger) => Promise<{ running: Running; ready: string }>,
): Promise<void> => {
  const env = settingsOrExit()
  const log = openLog(env.LOG_LEVEL)
  try {
    const { running, ready } = await start(env, log)
    endOnSignal(running, log)
    process.stdout.write(`${ready}\n`)
  } catch (error) {
    process.stderr.write(`Just Value could not start: ${sentenceOf(error, env)}\n`)
    process.exit(1)
  }
}
