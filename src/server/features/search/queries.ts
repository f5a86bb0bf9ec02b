/** Fills and asks the table of places. PostgreSQL finds, ranks and cuts the snippets. */
import { sql } from 'drizzle-orm'
import type { Found } from '#contract/course/search.ts'
import type { KnownWord } from '#core/course/nearest-word.ts'
import { MARK_START, MARK_STOP } from '#core/course/snippet.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import type { Place } from './places.ts'

/** null while nothing is filled. */
export const filledFrom = async (db: Reader): Promise<string | null> => {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from search_content`)
  return rows[0]?.hash ?? null
}

export const replacePlaces = async (tx: Transaction, places: readonly Place[], hash: string) => {
  await tx.execute(sql`delete from search_places`)
  await tx.execute(sql`
    insert into search_places (kind, title, heading, path, body)
    select kind, title, heading, path, body from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place (kind text, title text, heading text, path text, body text)`)
  await tx.execute(sql`refresh materialized view search_words`)
  await tx.execute(sql`
    insert into search_content (hash) values (${hash}) on conflict (only_one) do update set hash = excluded.hash`)
}

export type Asked = {
  readonly q: string
  readonly kinds: readonly Found['kind'][]
  /** Whether one of the words is enough. */
  readonly anyWord: boolean
}

/** As people type: words, "a phrase", -without. */
const queryOf = ({ q, anyWord }: Asked) =>
  anyWord
    ? sql`replace(websearch_to_tsquery('english', ${q})::text, ' & ', ' | ')::tsquery`
    : sql`websearch_to_tsquery('english', ${q})`

const isOf = ({ kinds }: Asked) => sql`kind = any(${sql.param([...kinds])}::text[])`

export const countFound = async (db: Database, asked: Asked): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from search_places where words @@ ${queryOf(asked)} and ${isOf(asked)}`)
  return rows[0]?.count ?? 0
}

/** Those of the words that stand in no place, in any of their forms; 'the' and its like stand everywhere. */
export const wordsInNoPlace = async (db: Database, words: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word
    from unnest(${sql.param([...words])}::text[]) as word, plainto_tsquery('english', word) as query
    where numnode(query) > 0 and not exists (select 1 from search_places where words @@ query)`)
  return rows.map(({ word }) => word)
}

export const knownWords = async (
  db: Database,
  shortest: number,
  longest: number,
): Promise<readonly KnownWord[]> => {
  const { rows } = await db.execute<KnownWord>(sql`
    select word, places from search_words where length(word) between ${shortest} and ${longest} order by word`)
  return rows
}

type Row = {
  readonly kind: Found['kind']
  readonly title: string
  readonly heading: string | null
  readonly path: string
  readonly snippet: string
}

const snippetOptions = `StartSel=${MARK_START}, StopSel=${MARK_STOP}, MinWords=12, MaxWords=34, MaxFragments=1`

/** Best first; among equals in the order of the course. */
export const findPlaces = async (
  db: Database,
  asked: Asked,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<readonly Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    with asked as (select ${queryOf(asked)} as query),
    best as (
      select places.*, ts_rank_cd(words, query, 1) as rank
      from search_places places, asked
      where words @@ query and ${isOf(asked)}
      order by rank desc, id
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select kind, title, heading, path, ts_headline('english', body, query, ${snippetOptions}) as snippet
    from best, asked
    order by rank desc, id`)
  return rows
}
