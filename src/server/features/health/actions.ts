/** Looks at the database, the queue, the mail server and the payment provider, each with a bound. */
import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'

const probeMilliseconds = 2_000

type Part = { ok: boolean; detail?: string }

/** `detail` says which probe failed, never the error's text: that may name hosts or secrets. */
const probe = async (work: () => Promise<unknown>): Promise<Part> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Part>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in 2 s' }), probeMilliseconds)
  })
  const asked = work().then(
    (): Part => ({ ok: true }),
    (): Part => ({ ok: false, detail: 'not reachable' }),
  )
  const part = await Promise.race([asked, late])
  clearTimeout(timer)
  return part
}

const mustHold = async (question: Promise<boolean>) => {
  if (!(await question)) throw new Error('no')
}

type HealthContext = Pick<Context, 'db'> & {
  readonly queue: Pick<Context['queue'], 'health'>
  readonly mailer: Pick<Context['mailer'], 'verify'>
  readonly payments: Pick<Context['payments'], 'ping'>
}

/** The database and the queue in it are needed for anything; mail and payments recover by themselves. */
export const readHealth = async (ctx: HealthContext) => {
  const [database, queue, mail, payments] = await Promise.all([
    probe(() => ctx.db.execute(sql`select 1`)),
    probe(() => ctx.queue.health()),
    probe(() => mustHold(ctx.mailer.verify())),
    probe(() => ctx.payments.ping()),
  ])
  const parts = { database, queue, mail, payments }
  const hardDown = !database.ok || !queue.ok
  const allWell = Object.values(parts).every((part) => part.ok)
  return { hardDown, health: { status: allWell ? ('ok' as const) : ('degraded' as const), parts } }
}
