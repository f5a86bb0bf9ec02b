/** Gives up requests that do not arrive whole in time: soon for calls, later for files, which come from phones. */
import type { FastifyInstance } from 'fastify'

const callMilliseconds = 30_000

/** A file of the largest size over a slow line. */
export const longestRequestMilliseconds = 5 * 60_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as the server lets any request take. */
    takesFile?: true
  }
}

/** An answer may take longer: what has arrived whole is left alone. */
export const giveUpSlowRequests = (app: FastifyInstance, milliseconds = callMilliseconds) => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || routeOptions.config.takesFile) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
