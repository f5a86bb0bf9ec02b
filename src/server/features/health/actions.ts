/** Looks at the database, the queue, the disk, the mail server and the payment provider, each with a bound. */
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'

const probeMilliseconds = 2_000

type Part = { ok: boolean; detail?: string }

/** `detail` says which probe failed, never the error's text: that may name hosts or secrets. */
const probe = async (work: () => Promise<unknown>, detail = 'not reachable'): Promise<Part> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Part>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in 2 s' }), probeMilliseconds)
  })
  const asked = work().then(
    (): Part => ({ ok: true }),
    (): Part => ({ ok: false, detail }),
  )
  const part = await Promise.race([asked, late])
  clearTimeout(timer)
  return part
}

const mustHold = async (question: Promise<boolean>) => {
  if (!(await question)) throw new Error('no')
}

/** Below this PostgreSQL and uploads soon fail; it leaves the time to make room. */
const leastFreeBytes = 256 * 2 ** 20

const hasRoom = async (dataDir: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= leastFreeBytes
}

/** As long as an answer is given again: monitors may ask often, the mail server and the provider are asked seldom. */
const keptMilliseconds = 10_000
/** That it is back should be known soon. */
const badNewsKeptMilliseconds = 2_000

type HealthContext = Pick<Context, 'db'> & {
  readonly env: Pick<Context['env'], 'DATA_DIR'>
  readonly queue: Pick<Context['queue'], 'health'>
  readonly mailer: Pick<Context['mailer'], 'verify'>
  readonly payments: Pick<Context['payments'], 'ping'>
}

type Health = Awaited<ReturnType<typeof readHealth>>

/** One look at a time, whoever asks, and its answer for everybody who asks in the next 10 s. */
export const healthReader = (ctx: HealthContext & Pick<Context, 'now'>): (() => Promise<Health>) => {
  let look: Promise<Health> | undefined
  let keptUntil = 0
  return () => {
    if (look !== undefined && ctx.now().getTime() < keptUntil) return look
    keptUntil = Number.POSITIVE_INFINITY
    look = readHealth(ctx).then((found) => {
      keptUntil = ctx.now().getTime() + (found.hardDown ? badNewsKeptMilliseconds : keptMilliseconds)
      return found
    })
    return look
  }
}

/** Database, queue and room on the disk are needed for anything; mail and payments recover by themselves. */
export const readHealth = async (ctx: HealthContext) => {
  const [database, queue, disk, mail, payments] = await Promise.all([
    probe(() => ctx.db.execute(sql`select 1`)),
    probe(() => ctx.queue.health()),
    probe(() => mustHold(hasRoom(ctx.env.DATA_DIR)), 'less than 256 MB of room are left'),
    probe(() => mustHold(ctx.mailer.verify())),
    probe(() => ctx.payments.ping()),
  ])
  const parts = { database, queue, disk, mail, payments }
  const hardDown = !database.ok || !queue.ok || !disk.ok
  const allWell = Object.values(parts).every((part) => part.ok)
  return { hardDown, health: { status: allWell ? ('ok' as const) : ('degraded' as const), parts } }
}
