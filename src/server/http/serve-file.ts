/** Answers a signed address with its file, as a download. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
  app.get<{ Params: { '*': string } }>(`${folder}*`, { config }, async (request, reply) => {
    const file = await fileBehind(request.params['*'])
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
  app.get<{ Params: { id: string } }>(path, { config }, async (request, reply) => {
    const file = await fileOf(request.params.id)
    return file === null ? reply.code(404).send(notFound) : sendFile(reply, file)
  })
}
