/** The search: filled when the content is another one than before, asked by everyone signed in. */
import { createHash } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Found, search } from '#contract/search.ts'
import type { User } from '#contract/users.ts'
import { snippetParts } from '#core/course/snippet.ts'
import type { Context } from '#server/context.ts'
import { filmPlaces } from './film-places.ts'
import { searchPlaces } from './places.ts'
import { countFound, filledFrom, findPlaces, lockPlaces, replacePlaces } from './queries.ts'

export type SearchContext = Pick<Context, 'db' | 'course' | 'env'>

/** Compares the content with what the places were made from, and makes them anew only when it differs. */
export const refreshSearch = async ({ db, course, env }: SearchContext): Promise<void> => {
  const places = [...searchPlaces(course), ...(await filmPlaces(course, env.DATA_DIR))]
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('hex')
  if ((await filledFrom(db)) === hash) return
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    if ((await filledFrom(tx)) !== hash) await replacePlaces(tx, places, hash)
  })
}

const openToAll: readonly Found['kind'][] = ['glossary', 'county']
const all: readonly Found['kind'][] = ['lesson', ...openToAll]

/** Where no place holds all the words, places that hold some are better than none. */
const askedAs = async (ctx: Context, q: string, kinds: readonly Found['kind'][]) => {
  const strict = { q, kinds, anyWord: false }
  const count = await countFound(ctx.db, strict)
  if (count > 0) return { asked: strict, count }
  const loose = { q, kinds, anyWord: true }
  return { asked: loose, count: await countFound(ctx.db, loose) }
}

export const searchFor = async (
  ctx: Context,
  { tier }: Pick<User, 'tier'>,
  { q, kind, page, pageSize }: ParsedInputOf<typeof search>,
) => {
  const open = (tier === null ? openToAll : all).filter((one) => kind === undefined || one === kind)
  const { asked, count } = await askedAs(ctx, q, open)
  const rows = await findPlaces(ctx.db, asked, { page, pageSize })
  const inLessons = tier === null ? await countFound(ctx.db, { q, kinds: ['lesson'], anyWord: false }) : 0
  return {
    found: rows.map(({ snippet, ...place }) => ({ ...place, snippet: [...snippetParts(snippet)] })),
    inLessons,
    page,
    pageSize,
    total: count,
  }
}
