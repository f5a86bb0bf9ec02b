/** Owns noticing within seconds that the database no longer answers, and that it does again. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Pulse = Readonly<{ stop: () => Promise<void> }>

type Options = Readonly<{
  /** The line that was open is dead: every other one of its age may be. */
  onDeadLine: () => void
  onChange?: (isAway: boolean) => void
  everyMs?: number
  patienceMs?: number
}>

const connect = async (url: string, patienceMs: number): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'just-value pulse',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
  })
  // What breaks is seen at the next beat; this only keeps the process alive.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A process that was itself held up has no reason to blame the database. */
const wasHeldUp = (startedAt: number, patienceMs: number): boolean =>
  performance.now() - startedAt > patienceMs * 1.5

const beats = async (client: pg.Client, patienceMs: number): Promise<boolean> => {
  const startedAt = performance.now()
  const asked = () =>
    client.query('select 1').then(
      () => true,
      () => false,
    )
  return (await asked()) || (wasHeldUp(startedAt, patienceMs) && (await asked()))
}

/**
 * Asks the database every `everyMs` over a line kept open, and gives it `patienceMs` to answer. A line that does not is
 * told to `onDeadLine`; the database is away only while a new line gets no answer either.
 */
export const watchPulse = (url: string, options: Options): Pulse => {
  const { onDeadLine, onChange = () => {}, everyMs = 2_000, patienceMs = 2_500 } = options
  const stopping = new AbortController()
  let line: pg.Client | undefined
  let away = false
  const tell = (isAway: boolean) => {
    if (away !== isAway) onChange(isAway)
    away = isAway
  }
  const beat = async () => {
    if (line && (await beats(line, patienceMs))) return tell(false)
    if (line) {
      void line.end().catch(() => {})
      onDeadLine()
    }
    line = await connect(url, patienceMs).catch(() => undefined)
    tell(line === undefined || !(await beats(line, patienceMs)))
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await beat()
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
    // A silent server answers no goodbye either.
    await Promise.race([line?.end().catch(() => {}), pause(1_000, undefined, { ref: false })])
  }
  const done = run()
  return {
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}
