/** The addresses of a film's sound and captions, and the bytes behind them. */
import { createHash } from 'node:crypto'
import { send } from '@fastify/send'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { landingFilm } from '#content/film/score.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import { captionsIn, webVttOf } from '#core/film/captions.ts'
import type { SpokenFilm } from '#core/film/spoken-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import type { Context } from '#server/context.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import { fileLinks } from '#server/http/file/links.ts'
import { shelfOf, type WantedFilm, wantedFilm } from './wanted-films.ts'

const folder = '/courses/lesson-films/files/'
const landingFolder = '/landing-film/files/'

/** As for the operator's recordings: a long evening with pauses. */
const lifeSeconds = 12 * 60 * 60
const links = fileLinks('lesson-film', z.object({ lessonId: z.string() }), lifeSeconds)

/** A player asks for a film in many pieces. */
const piecesPerMinute = 300
const yearSeconds = 31_536_000

/** Another one when anything heard or drawn has changed. */
export const versionOf = ({ plan, score }: Pick<WantedFilm, 'plan' | 'score'>): string =>
  createHash('sha256')
    .update(JSON.stringify([plan.hash, score.scenes]))
    .digest('hex')
    .slice(0, 16)

/** `userId` is null for the film of the first page, which is everybody's. */
export const filmAddresses = async (
  ctx: Context,
  film: Pick<WantedFilm, 'lessonId' | 'plan' | 'score'>,
  userId: string | null,
): Promise<{ readonly audioUrl: string; readonly captionsUrl: string }> => {
  const path = `${userId === null ? landingFolder : folder}${film.lessonId}/${versionOf(film)}`
  const permission =
    userId === null ? '' : `?permission=${(await links.sign(ctx, { userId, lessonId: film.lessonId })).token}`
  const address = (ending: string) => `${ctx.env.PUBLIC_URL}/api${path}.${ending}${permission}`
  return { audioUrl: address('mp3'), captionsUrl: address('vtt') }
}

const captionsOf = ({ score }: WantedFilm, spoken: SpokenFilm): string =>
  webVttOf(captionsIn(timelineOf(score.scenes, spoken)))

const gone = {
  success: false,
  error: { code: 'link_invalid', message: 'This link has expired. Open the lesson again.' },
}

type Asked = { readonly lessonId: string; readonly file: string }

/** What is at an address never changes: another film has another one. */
const answer = async (
  ctx: Context,
  { lessonId, file }: Asked,
  request: Parameters<typeof send>[0],
  reply: FastifyReply,
  scope: 'private' | 'public',
) => {
  const film = await wantedFilm(ctx, lessonId)
  const [version, ending] = file.split('.')
  if (film === undefined || !film.isMade || version !== versionOf(film)) return reply.code(410).send(gone)
  const kept = await shelfOf(ctx).film(film.plan.hash)
  if (kept === null) return reply.code(410).send(gone)
  reply.header('cache-control', `${scope}, max-age=${yearSeconds}, immutable`)
  if (ending === 'vtt') return reply.type('text/vtt; charset=utf-8').send(captionsOf(film, kept.film))
  if (ending !== 'mp3') return reply.code(410).send(gone)
  const { statusCode, headers, stream } = await send(request, kept.file, {
    root: shelfOf(ctx).folder,
    cacheControl: false,
    etag: false,
    lastModified: false,
  })
  return reply.code(statusCode).headers(headers).header('etag', `"${version}"`).send(stream)
}

const mayHear = async (ctx: Context, lessonId: string, permission: unknown): Promise<boolean> => {
  const wanted = typeof permission === 'string' ? await links.read(ctx, permission) : null
  if (wanted === null || wanted.lessonId !== lessonId) return false
  return entitledTier(await orderLedgersOf(ctx.db, wanted.userId)) !== null
}

/** Not in the contract table: their answers are files, in pieces, and the signed address is the permission. */
export const serveFilmFiles = (app: FastifyInstance, ctx: Context) => {
  const config = { rateLimit: { max: piecesPerMinute, timeWindow: 60_000 } }
  app.get<{ Params: Asked; Querystring: { permission?: unknown } }>(
    `${folder}:lessonId/:file`,
    { config },
    async ({ params, query, raw }, reply) =>
      (await mayHear(ctx, params.lessonId, query.permission))
        ? answer(ctx, params, raw, reply, 'private')
        : reply.code(410).send(gone),
  )
  app.get<{ Params: Asked }>(`${landingFolder}:lessonId/:file`, { config }, async ({ params, raw }, reply) =>
    params.lessonId === landingFilm ? answer(ctx, params, raw, reply, 'public') : reply.code(410).send(gone),
  )
}
