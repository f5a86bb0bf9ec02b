/** Answers a signed address with its file, as a download. */
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export type SignedFile = {
  readonly bytes: Buffer | Readable
  readonly mediaType: string
  /** Plain: letters, digits, dots and dashes. */
  readonly fileName: string
}

/** Making a file costs more than any other answer; one that is only read may be asked for more often. */
const filesPerMinute = 60

const expired = {
  success: false,
  error: {
    code: 'link_invalid',
    message: 'This address has run out. Go back and press the download button again.',
  },
}

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
  app.get<{ Params: { '*': string } }>(`${folder}*`, { config }, async (request, reply) => {
    const file = await fileBehind(request.params['*'])
    if (file === null) return reply.code(410).send(expired)
    return reply
      .header('content-type', file.mediaType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(file.bytes)
  })
}
