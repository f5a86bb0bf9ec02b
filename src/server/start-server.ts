/** Starts the whole app in one process and says where it can be reached. */
import path from 'node:path'
import type { Logger } from 'pino'
import { standInColors } from '#core/palette.ts'
import { mountMailbox } from '#fakes/smtp/mailbox-routes.ts'
import { buildApp } from '#server/app.ts'
import type { Context } from '#server/context.ts'
import { freePort } from '#server/db/supervisor/free-port.ts'
import type { Env } from '#server/env.ts'
import { receiveMail } from '#server/features/support/receive-mail.ts'
import { isSupportAddress } from '#server/features/support/reply-address.ts'
import { type BuiltPages, findBuiltPages } from '#server/http/page/built.ts'
import { type App, openApp } from '#server/open-app.ts'
import { startWork } from '#server/work.ts'

const builds = path.resolve(import.meta.dirname, '../../build')

export type RunningServer = {
  readonly url: string
  readonly ctx: Context
  readonly stop: () => Promise<void>
}

/** Port 0 means any free one; it must be known before the stand-ins are told where to send their events. */
const withPort = async (env: Env): Promise<Env> => {
  if (env.PORT !== 0) return env
  const port = await freePort()
  return { ...env, PORT: port, PUBLIC_URL: env.PUBLIC_URL.replace(/:0$/, `:${port}`) }
}

/** What customers do not see is said to who can mend it. */
const warnOfGaps = (env: Env, log: Logger) => {
  if (env.OPERATOR_POSTAL_ADDRESS) return
  log.warn('OPERATOR_POSTAL_ADDRESS is not set: mails and legal pages leave the postal address out')
}

/** Without a mail provider the built-in mailbox is the way back: mail to support comes in from there. */
const takeMailOf = ({ ctx, outside }: App) =>
  outside.mailbox?.onMail(async (raw, to) => {
    if (!to.some((address) => isSupportAddress(ctx.env, address))) return
    ctx.log.info({ received: await receiveMail(ctx, raw) }, 'mail came in')
  })

export type ServerOptions = {
  readonly now?: () => Date
  /** Where the built web application stands; else the one that is current now. */
  readonly buildDir?: string
}

export const startServer = async (
  given: Env,
  log: Logger,
  { now, buildDir }: ServerOptions = {},
): Promise<RunningServer> => {
  const pages: BuiltPages = buildDir === undefined ? findBuiltPages(builds) : [buildDir]
  const env = await withPort(given)
  const app = await openApp(env, 'server', log, now)
  const { ctx, outside } = app
  try {
    const server = await buildApp(ctx, pages, (plain) => {
      if (outside.mailbox) mountMailbox(plain, outside.mailbox, standInColors())
    })
    takeMailOf(app)
    await server.listen({ port: env.PORT, host: env.HOST })
    warnOfGaps(env, log)
    const worker = env.WORKER === 'in-process' ? await startWork(ctx) : null
    const stop = async () => {
      app.beginEnd()
      await server.close()
      await worker?.stop()
      await app.close()
    }
    return { url: env.PUBLIC_URL, ctx, stop }
  } catch (error) {
    await app.close()
    throw error
  }
}
