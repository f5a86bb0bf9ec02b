/** Owns reading and writing stored objects by id. */
import type { Hidden, Kind, Kinds } from '#fakes/stripe/store/kinds.ts'
import type { Store, Tx } from '#fakes/stripe/store/open-store.ts'
import { noSuch } from '#fakes/stripe/wire/api-error.ts'

type Row<K extends Kind> = { data: Kinds[K]; hidden: Hidden }

const select = async <K extends Kind>(
  store: Store,
  kind: K,
  id: string,
  lock: string,
): Promise<Row<K> | undefined> => {
  const { rows } = await store.db.query<Row<K>>(
    `select data, hidden from ${store.schema}.objects where id = $1 and kind = $2 ${lock}`,
    [id, kind],
  )
  return rows[0]
}

export const find = async <K extends Kind>(
  store: Store,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> => (await select(store, kind, id, ''))?.data

export const findHidden = async (store: Store, kind: Kind, id: string): Promise<Hidden> =>
  (await select(store, kind, id, ''))?.hidden ?? {}

/** By a hidden field that is text. */
export const findByHidden = async <K extends Kind>(
  store: Store,
  kind: K,
  field: 'portalSecret',
  value: string,
): Promise<Kinds[K] | undefined> => {
  const { rows } = await store.db.query<{ data: Kinds[K] }>(
    `select data from ${store.schema}.objects where kind = $1 and hidden->>'${field}' = $2`,
    [kind, value],
  )
  return rows[0]?.data
}

/** Reads the row and keeps others from changing it until the transaction ends. */
export const findLocked = async <K extends Kind>(
  tx: Tx,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> => (await select(tx, kind, id, 'for update'))?.data

/** For the id in a path (404) or, with a parameter name, in a body (400). */
export const demand = async <K extends Kind>(
  store: Store,
  kind: K,
  id: string,
  param?: string,
): Promise<Kinds[K]> => {
  const found = await find(store, kind, id)
  if (found === undefined) throw noSuch(kind, id, param ?? 'id', param === undefined ? 404 : 400)
  return found
}

export const demandLocked = async <K extends Kind>(tx: Tx, kind: K, id: string): Promise<Kinds[K]> => {
  const found = await findLocked(tx, kind, id)
  if (found === undefined) throw noSuch(kind, id, 'id')
  return found
}

export const findOfAnyKind = async (store: Store, id: string): Promise<unknown> => {
  const { rows } = await store.db.query<{ data: unknown }>(
    `select data from ${store.schema}.objects where id = $1`,
    [id],
  )
  return rows[0]?.data
}

export const insert = async <K extends Kind>(
  tx: Tx,
  kind: K,
  data: Kinds[K],
  hidden: Hidden = {},
): Promise<void> => {
  await tx.db.query(
    `insert into ${tx.schema}.objects (id, kind, created, data, hidden) values ($1, $2, $3, $4, $5)`,
    [data.id, kind, 'created' in data ? data.created : 0, JSON.stringify(data), JSON.stringify(hidden)],
  )
}

/** The same id becomes an object of another kind. */
export const replace = async <K extends Kind>(tx: Tx, from: Kind, to: K, data: Kinds[K]): Promise<void> => {
  await tx.db.query(
    `update ${tx.schema}.objects set kind = $3, data = $4, hidden = '{}' where id = $1 and kind = $2`,
    [data.id, from, to, JSON.stringify(data)],
  )
}

export const changeHidden = async (
  tx: Tx,
  kind: Kind,
  id: string,
  change: { [Field in keyof Hidden]?: Hidden[Field] | undefined },
): Promise<void> => {
  const hidden = { ...(await findHidden(tx, kind, id)), ...change }
  await tx.db.query(`update ${tx.schema}.objects set hidden = $3 where id = $1 and kind = $2`, [
    id,
    kind,
    JSON.stringify(hidden),
  ])
}

export const update = async <K extends Kind>(tx: Tx, kind: K, data: Kinds[K]): Promise<void> => {
  await tx.db.query(`update ${tx.schema}.objects set data = $3 where id = $1 and kind = $2`, [
    data.id,
    kind,
    JSON.stringify(data),
  ])
}
