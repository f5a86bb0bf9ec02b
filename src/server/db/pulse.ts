/** Owns noticing within seconds that the database no longer answers, and that it does again. */
import { Socket } from 'node:net'
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

type Answer = 'answered' | 'broken' | 'silent'

type Line = Readonly<{
  ask: () => Promise<Answer>
  sayGoodbye: () => Promise<void>
  cut: () => void
}>

const openLine = (url: string): Line => {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'just-value pulse',
    keepAlive: true,
    stream: () => socket,
  })
  // What breaks is seen at the next beat; this only keeps the process alive.
  client.on('error', () => {})
  const connected = client.connect()
  return {
    ask: () =>
      connected
        .then(() => client.query('select 1'))
        .then(
          () => 'answered',
          () => 'broken',
        ),
    sayGoodbye: () => client.end().catch(() => {}),
    cut: () => socket.destroy(),
  }
}

const steps = 10

/**
 * What has come before the patience is over. It passes in steps, and what has arrived is read between them: however long
 * this process itself was held up, that is one step, and no reason to blame the database.
 */
const within = async (patienceMs: number, asked: Promise<Answer>): Promise<Answer> => {
  let answer: Answer = 'silent'
  for (let step = 0; step < steps && answer === 'silent'; step += 1) {
    const next = new AbortController()
    const { signal } = next
    const isOver = pause(patienceMs / steps, 'silent' as const, { signal, ref: false })
    answer = await Promise.race([asked, isOver])
    next.abort()
    isOver.catch(() => {})
  }
  return answer
}

/**
 * Asks the database every `everyMs` over a line kept open, and gives it `patienceMs` to answer, then as long again beside
 * a new line. One that answers after all was slow, and nobody's statement is broken off for it. One that does not is told
 * to `onDeadLine`; the database is away only while a new line gets no answer either.
 */
export const watchPulse = (url: string, options: Options): Pulse => {
  const { onDeadLine, onChange = () => {}, everyMs = 2_000, patienceMs = 2_000 } = options
  const stopping = new AbortController()
  let line: Line | undefined
  let away = false
  const tell = (isAway: boolean) => {
    if (away !== isAway) onChange(isAway)
    away = isAway
  }
  const beat = async () => {
    const asked = line?.ask()
    if (asked && (await within(patienceMs, asked)) === 'answered') return tell(false)
    const fresh = openLine(url)
    const isBack = (await within(patienceMs, fresh.ask())) === 'answered'
    if (asked && (await within(0, asked)) === 'answered') {
      fresh.cut()
      return tell(false)
    }
    if (line) {
      line.cut()
      onDeadLine()
    }
    if (!isBack) fresh.cut()
    line = isBack ? fresh : undefined
    tell(!isBack)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await beat()
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
    // A silent server answers no goodbye either.
    await Promise.race([line?.sayGoodbye(), pause(1_000, undefined, { ref: false })])
    line?.cut()
  }
  const done = run()
  return {
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}
