/** Fills the tables of the known questions, and has PostgreSQL rank them for what was typed. */

import { type SQL, sql } from 'drizzle-orm'
import { type KnownWord, MOST_SLIPS, nearestWord } from '#core/course/nearest-word.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'

/** One line of a known question: 0 is the text that answers it, the others are its wordings. */
export interface AskLine {
  readonly entry: string
  readonly line: number
  readonly body: string
  readonly is_answered: boolean
}

export interface AskContent {
  readonly hash: string
  readonly lines: readonly AskLine[]
  /** Words that stand for one another, each group as one text. */
  readonly meanings: readonly string[]
}

const isFilledFrom = async (db: Reader, hash: string): Promise<boolean> => {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from ask_content`)
  return rows[0]?.hash === hash
}

/** The words of a text by their stems, as the lines have them. */
const stemsOf = (text: SQL): SQL => sql`lateral (
  select distinct coalesce((ts_lexize('ask_stem', found[1]))[1], found[1]) as stem
  from regexp_matches(translate(lower(${text}), '''’', ''), '[a-z0-9]+', 'g') as found) as stems`

const fill = async (tx: Transaction, { hash, lines, meanings }: AskContent): Promise<void> => {
  await tx.execute(sql`delete from ask_lines`)
  await tx.execute(sql`delete from ask_meanings`)
  await tx.execute(sql`
    insert into ask_meanings (stem, meaning)
    select distinct stem, '#' || place
    from unnest(${sql.param([...meanings])}::text[]) with ordinality as groups (words, place), ${stemsOf(sql`words`)}`)
  await tx.execute(sql`
    insert into ask_lines (entry, line, body, is_answered)
    select entry, line, body, is_answered from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as asked (entry text, line integer, body text, is_answered boolean)`)
  for (const view of ['stems', 'features', 'worths', 'lengths', 'shares', 'vocabulary'])
    await tx.execute(sql.raw(`refresh materialized view ask_${view}; analyze ask_${view}`))
  await tx.execute(sql`
    insert into ask_content (hash) values (${hash}) on conflict (only_one) do update set hash = excluded.hash`)
}

/** Fills the tables where they hold other content. */
export const fillAsk = async (db: Database, content: AskContent): Promise<void> => {
  if (await isFilledFrom(db, content.hash)) return
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'answers')
    if (!(await isFilledFrom(tx, content.hash))) await fill(tx, content)
  })
}

/** Shorter words are near to too many others. */
const MENDED = /(?<![\p{L}\p{N}.$'’-])\p{L}{5,}(?![\p{L}\p{N}'’-])/gu

/** Each strange word is compared with thousands: more of them than a real question has would hold everybody up. */
const MOST_MENDED = 8

/** Only a word that is nowhere, in any of its forms, is ever taken for another. */
export const withoutSlips = async (db: Database, question: string): Promise<string> => {
  const typed = [...new Set(question.toLowerCase().match(MENDED) ?? [])]
  const { rows: strange } = await db.execute<{ word: string }>(sql`
    select typed.word from unnest(${sql.param(typed)}::text[]) as typed (word)
    where not exists (select from ask_vocabulary, ${stemsOf(sql`typed.word`)} where ask_vocabulary.stem = stems.stem)
    limit ${MOST_MENDED}`)
  if (strange.length === 0) return question
  const lengths = strange.map(({ word }) => word.length)
  const { rows: known } = await db.execute<KnownWord>(sql`
    select word, places from ask_vocabulary
    where places > 0 and length(word) between ${Math.min(...lengths) - MOST_SLIPS} and ${Math.max(...lengths) + MOST_SLIPS}
    order by word`)
  const meant = new Map(strange.map(({ word }) => [word, nearestWord(word, known) ?? word]))
  return question.replace(MENDED, (word) => meant.get(word.toLowerCase()) ?? word)
}

export interface RankedEntry {
  readonly entry: string
  readonly score: number
  /** The share of the question's weight that lies in words nobody's question holds. */
  readonly strange: number
}

const MOST = 12

/** The likest first: by its likest wording, by how usual the words are among its wordings, and by the text that answers it. */
export const rankEntries = async (db: Database, question: string): Promise<readonly RankedEntry[]> => {
  const { rows } = await db.execute<{ entry: string; score: number; strange: number }>(sql`
    with stems as materialized (select stem from ${stemsOf(sql`${question}`)}),
    meant as (select stem, meaning, count(*) over (partition by stem) as meanings from stems join ask_meanings using (stem)),
    typed as (
      select stem as feature, case when stem in (select stem from meant) then 0.3 else 1 end as weight from stems
      union all
      select meaning, max(0.7 / sqrt(meanings)) from meant group by meaning
    ),
    asked as materialized (
      select typed.feature, weight * coalesce(known.worth, strange.worth) as worth, known.worth is null as is_strange
      from typed left join ask_worths as known using (feature)
      join ask_worths as strange on strange.feature = ''
      -- A number or a month that nobody asks about is the person's own, and tells nothing of what is asked.
      where known.worth is not null
        or typed.feature !~ '^([0-9]+(k|st|nd|rd|th)?|jan|feb|mar|apr|june?|july?|aug|sept?|oct(ob|ober)?|nov|dec)$'
    ),
    total as (
      select sum(worth) as total, coalesce(sum(worth) filter (where is_strange), 0) / sum(worth) as strange from asked
    ),
    shared as (
      select entry, line, sum(worth) as worth from asked join ask_features using (feature)
      where line > 0 group by entry, line
    ),
    likest as (
      select entry, max(2 * worth / (total + length)) as likeness
      from shared join ask_lengths using (entry, line), total group by entry
    ),
    covered as (
      select entry, sum(worth * share) + 0.4 * coalesce(sum(worth) filter (where is_quoted), 0) as worth
      from asked join ask_shares using (feature) group by entry
    )
    select entry, likeness + covered.worth / total as score, strange
    from likest join covered using (entry), total
    order by score desc, entry limit ${MOST}`)
  return rows
}
