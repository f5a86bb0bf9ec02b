/** Answers a signed address with its file, as a download. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as words from '#messages/http/serve-file.ts'

export type SignedFile = {
  readonly bytes: Buffer | Readable
  readonly mediaType: string
  /** Plain: letters, digits, dots and dashes. */
  readonly fileName: string
}

/** Making a file costs more than any other answer; one that is only read may be asked for more often. */
const filesPerMinute = 60
/** For one address, of those that are made: nobody reads more at a time, and others wait behind them. */
const mostAtOnce = 6
const retryAfterSeconds = 5

const waitForOthers = {
  success: false,
  error: {
    code: 'unavailable',
    message: words.youAlreadyHaveSeveralDownloads(),
  },
}

/** How many files are being made for each address at this moment. */
const filesUnderWay = () => {
  const underWay = new Map<string, number>()
  const count = (address: string, change: number) => {
    const now = (underWay.get(address) ?? 0) + change
    if (now > 0) underWay.set(address, now)
    else underWay.delete(address)
  }
  return {
    /** undefined where there are as many as may be. */
    make: async <Made>(address: string, work: () => Promise<Made>): Promise<Made | undefined> => {
      if ((underWay.get(address) ?? 0) >= mostAtOnce) return undefined
      count(address, 1)
      return work().finally(() => count(address, -1))
    },
  }
}

const expired = {
  success: false,
  error: {
    code: 'link_invalid',
    message: words.thisLinkHasExpiredGoBack(),
  },
}

const refuseNow = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', retryAfterSeconds).send(waitForOthers)

const sendFile = (reply: FastifyReply, { bytes, mediaType, fileName }: SignedFile) =>
  reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes)

/**
 * Not in the contract table: its answer is a file, and the signed address, longer than a path's parameter may be, is
 * the permission. `fileBehind` gives null for an address that is no longer good.
 */
export const serveFile = (
  app: FastifyInstance,
  folder: `/${string}/`,
  fileBehind: (token: string) => Promise<SignedFile | null>,
  { perMinute = filesPerMinute }: { readonly perMinute?: number } = {},
) => {
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  const underWay = filesUnderWay()
  app.get<{ Params: { '*': string } }>(`${folder}*`, { config }, async (request, reply) => {
    const make = () => fileBehind(request.params['*'])
    const file = perMinute > filesPerMinute ? await make() : await underWay.make(request.ip, make)
    if (file === undefined) return refuseNow(reply)
    if (file === null) return reply.code(410).send(expired)
    return sendFile(reply, file)
  })
}

/**
 * A file whose permission is the unguessable id in its path, such as a report's. Not in the contract table either. Null
 * where there is no such thing; `missing` says so.
 */
export const serveFileOf = (
  app: FastifyInstance,
  path: `/${string}/:id/${string}`,
  missing: string,
  fileOf: (id: string) => Promise<SignedFile | null>,
) => {
  const config = { rateLimit: { max: filesPerMinute, timeWindow: 60_000 } }
  const notFound = { success: false, error: { code: 'not_found', message: missing } }
  const underWay = filesUnderWay()
  app.get<{ Params: { id: string } }>(path, { config }, async (request, reply) => {
    const file = await underWay.make(request.ip, () => fileOf(request.params.id))
    if (file === undefined) return refuseNow(reply)
    return file === null ? reply.code(404).send(notFound) : sendFile(reply, file)
  })
}
