/** The search: filled when the content is another one than before, asked by everyone signed in. */

import { createHash } from 'node:crypto'
import type { User } from '#contract/account/users.ts'
import type { Found, search } from '#contract/course/search.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { MOST_SLIPS, nearestWord, withMeantWords, wordsToCheck } from '#core/course/nearest-word.ts'
import { snippetParts } from '#core/course/snippet.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Database } from '#server/db/open.ts'
import { filmPlaces } from './film-places.ts'
import { searchPlaces } from './places.ts'
import {
  type Asked,
  countFound,
  filledFrom,
  findPlaces,
  knownWords,
  replacePlaces,
  wordsInNoPlace,
} from './queries.ts'

/** null when every word is in our texts, or none of the others is near to one. */
export const meantQuery = async (db: Database, q: string): Promise<string | null> => {
  const unknown = await wordsInNoPlace(db, wordsToCheck(q))
  if (unknown.length === 0) return null
  const lengths = unknown.map(({ length }) => length)
  const known = await knownWords(db, Math.min(...lengths) - MOST_SLIPS, Math.max(...lengths) + MOST_SLIPS)
  const meant = new Map(
    unknown.flatMap((word) => {
      const near = nearestWord(word, known)
      return near === null ? [] : [[word, near] as const]
    }),
  )
  return meant.size === 0 ? null : withMeantWords(q, meant)
}

export type SearchContext = Pick<Context, 'db' | 'course' | 'env' | 'now'>

/** Compares the content with what the places were made from, and makes them again only when it differs. */
export const refreshSearch = async (ctx: SearchContext): Promise<void> => {
  const { db } = ctx
  const places = [...searchPlaces(ctx.course), ...(await filmPlaces(ctx))]
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('hex')
  if ((await filledFrom(db)) === hash) return
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'places')
    if ((await filledFrom(tx)) !== hash) await replacePlaces(tx, places, hash)
  })
}

const openToAll: readonly Found['kind'][] = ['glossary', 'county']
const all: readonly Found['kind'][] = ['lesson', ...openToAll]

const count = async (ctx: Context, asked: Asked) => ({ asked, total: await countFound(ctx.db, asked) })

/** Where no place holds all the words: what they may mean, and then places that hold some are better than none. */
const askedAs = async (ctx: Context, typed: Asked, isMeantSo: boolean) => {
  const asTyped = await count(ctx, typed)
  if (asTyped.total > 0) return asTyped
  const q = (isMeantSo ? null : await meantQuery(ctx.db, typed.q)) ?? typed.q
  const asMeant = q === typed.q ? asTyped : await count(ctx, { ...typed, q })
  return asMeant.total > 0 ? asMeant : count(ctx, { ...typed, q, anyWord: true })
}

export const searchFor = async (
  ctx: Context,
  { tier }: Pick<User, 'tier'>,
  { q, as, kind, page, pageSize }: ParsedInputOf<typeof search>,
) => {
  const kinds = (tier === null ? openToAll : all).filter((one) => kind === undefined || one === kind)
  const { asked, total } = await askedAs(ctx, { q, kinds, anyWord: false }, as === 'typed')
  const rows = await findPlaces(ctx.db, asked, { page, pageSize })
  const inLessons =
    tier === null ? await countFound(ctx.db, { q: asked.q, kinds: ['lesson'], anyWord: false }) : 0
  return {
    found: rows.map(({ snippet, ...place }) => ({ ...place, snippet: [...snippetParts(snippet)] })),
    shownFor: asked.q === q ? null : asked.q,
    inLessons,
    page,
    pageSize,
    total,
  }
}
