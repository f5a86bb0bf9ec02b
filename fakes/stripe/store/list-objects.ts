/** Owns lists: newest first, filtered by equality, paged by cursor as Stripe does it. */
import type { Kind, Kinds } from '#fakes/stripe/store/kinds.ts'
import type { Store } from '#fakes/stripe/store/open-store.ts'
import { invalidRequest, noSuch } from '#fakes/stripe/wire/api-error.ts'
import type { CreatedRange, Paging } from '#fakes/stripe/wire/fields.ts'

export type Page<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }
/** Dotted path in the object → the value, or the values, it may have. Undefined means: not asked. */
export type Filters = Record<string, string | boolean | readonly string[] | undefined>
export type ListQuery = { url: string; page: Paging; where?: Filters; created?: CreatedRange | undefined }

type Condition = { sql: string; value: unknown }

const createdOperators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const filterConditions = (where: Filters): Condition[] =>
  Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({
      sql: `data #>> '{${path.replaceAll('.', ',')}}' = any($::text[])`,
      value: Array.isArray(value) ? value : [String(value)],
    }))

const createdConditions = (range: CreatedRange = {}): Condition[] =>
  (['gt', 'gte', 'lt', 'lte'] as const)
    .filter((bound) => range[bound] !== undefined)
    .map((bound) => ({ sql: `created ${createdOperators[bound]} $`, value: range[bound] }))

const cursorSeq = async (store: Store, kind: Kind, id: string, param: string): Promise<string> => {
  const { rows } = await store.db.query<{ seq: string }>(
    `select seq from ${store.schema}.objects where id = $1 and kind = $2`,
    [id, kind],
  )
  const [row] = rows
  if (row === undefined) throw noSuch(kind, id, param, 400)
  return row.seq
}

const cursorConditions = async (store: Store, kind: Kind, page: Paging): Promise<Condition[]> => {
  const { starting_after: after, ending_before: before } = page
  if (after !== undefined && before !== undefined) {
    throw invalidRequest(
      'parameter_invalid',
      'Give either starting_after or ending_before, not both.',
      'ending_before',
    )
  }
  if (after !== undefined)
    return [{ sql: 'seq < $', value: await cursorSeq(store, kind, after, 'starting_after') }]
  if (before !== undefined)
    return [{ sql: 'seq > $', value: await cursorSeq(store, kind, before, 'ending_before') }]
  return []
}

export const listObjects = async <K extends Kind>(
  store: Store,
  kind: K,
  query: ListQuery,
): Promise<Page<Kinds[K]>> => {
  const conditions = [
    { sql: 'kind = $', value: kind },
    ...filterConditions(query.where ?? {}),
    ...createdConditions(query.created),
    ...(await cursorConditions(store, kind, query.page)),
  ]
  const backwards = query.page.ending_before !== undefined
  const { rows } = await store.db.query<{ data: Kinds[K] }>(
    `select data from ${store.schema}.objects
     where ${conditions.map(({ sql }, at) => sql.replace('$', () => `$${at + 1}`)).join(' and ')}
     order by seq ${backwards ? 'asc' : 'desc'} limit ${query.page.limit + 1}`,
    conditions.map(({ value }) => value),
  )
  const data = rows.slice(0, query.page.limit).map((row) => row.data)
  return {
    object: 'list',
    data: backwards ? data.reverse() : data,
    has_more: rows.length > query.page.limit,
    url: query.url,
  }
}

/** Pages a list that lives inside another object, oldest first, as line items are. */
export const pageOf = <T extends { id: string }>(all: readonly T[], url: string, page: Paging): Page<T> => {
  const start =
    page.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === page.starting_after) + 1
  if (page.starting_after !== undefined && start === 0)
    throw noSuch('item', page.starting_after, 'starting_after', 400)
  return {
    object: 'list',
    data: all.slice(start, start + page.limit),
    has_more: all.length > start + page.limit,
    url,
  }
}
