/** The film of a module: its signed address, and the bytes behind it for who still owns the course. */
import { send } from '@fastify/send'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CourseModule } from '#contract/course/courses.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import * as words from '#messages/course/film.ts'
import type { Context } from '#server/context.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import { filmsOfModule } from '#server/features/film/actions.ts'
import { fileLinks } from '#server/http/file/links.ts'
import { filmFolder, findFilm } from '#server/services/course/film-shelf.ts'

export type Film = CourseModule['film']

const claims = z.object({ moduleId: z.int(), part: z.enum(['film', 'captions']) })

/** A player asks again with each jump, so the address must outlast a long evening with pauses. */
const lifeSeconds = 12 * 60 * 60

const filmLinks = fileLinks('film', claims, lifeSeconds)

const folder = '/courses/films/'

/** A player asks for a film in many pieces. */
const piecesPerMinute = 300

const none = { kind: 'none' as const, videoUrl: '', captionsUrl: null, cues: [], chapters: [] }

/** The films of single lessons tell their own captions and chapters. */
const spokenFilms = async (ctx: Context, userId: string, moduleId: number) => {
  const films = await filmsOfModule(ctx, moduleId, userId)
  if (films === null) return none
  return { ...none, kind: 'scenes' as const, videoUrl: films.audioUrl, captionsUrl: films.captionsUrl }
}

/** An empty address and empty lists while the module has no film. */
export const filmFor = async (
  ctx: Context,
  userId: string,
  moduleId: number,
): Promise<Film & { readonly videoUrl: string }> => {
  const found = await findFilm(ctx.env.DATA_DIR, moduleId)
  if (found === null) return spokenFilms(ctx, userId, moduleId)
  const addressOf = async (part: 'film' | 'captions') =>
    `${ctx.env.PUBLIC_URL}/api${folder}${(await filmLinks.sign(ctx, { userId, moduleId, part })).token}`
  return {
    kind: 'recording' as const,
    videoUrl: await addressOf('film'),
    captionsUrl: found.captions && (await addressOf('captions')),
    cues: found.cues.map(({ startsAt, endsAt, text }) => ({ startsAt, endsAt, text })),
    chapters: found.chapters.map(({ id, startsAt, text }) => ({ lessonId: id, startsAt, title: text })),
  }
}

/** null for an address that is no longer good, or whose owner no longer has the course. */
const fileBehind = async (ctx: Context, token: string): Promise<string | null> => {
  const wanted = await filmLinks.read(ctx, token)
  if (wanted === null) return null
  if (entitledTier(await orderLedgersOf(ctx.db, wanted.userId)) === null) return null
  const found = await findFilm(ctx.env.DATA_DIR, wanted.moduleId)
  return found?.[wanted.part] ?? null
}

const gone = {
  success: false,
  error: { code: 'link_invalid', message: words.thisLinkHasExpiredOpenThe() },
}

/** Not in the contract table: its answer is a file, in pieces, and the signed address is the permission. */
export const serveFilms = (app: FastifyInstance, ctx: Context) => {
  const config = { rateLimit: { max: piecesPerMinute, timeWindow: 60_000 } }
  app.get<{ Params: { '*': string } }>(`${folder}*`, { config }, async (request, reply) => {
    const file = await fileBehind(ctx, request.params['*'])
    if (file === null) return reply.code(410).send(gone)
    const root = filmFolder(ctx.env.DATA_DIR)
    const { statusCode, headers, stream } = await send(request.raw, file, { root, cacheControl: false })
    return reply
      .code(statusCode)
      .headers({ ...headers, 'cache-control': 'private, max-age=3600' })
      .send(stream)
  })
}
