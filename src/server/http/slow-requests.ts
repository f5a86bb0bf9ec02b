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

export const giveUpSlowRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takesFile) return
    const timer = setTimeout(() => request.raw.destroy(), callMilliseconds)
    request.raw.once('close', () => clearTimeout(timer))
  })
}
