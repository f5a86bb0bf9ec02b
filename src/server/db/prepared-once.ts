/** Keeps a query ready for each database, for what every call asks: built once here, planned once by each connection. */
import type { Reader } from './open.ts'

type Handle = Reader

/** A transaction is a handle of its own: there the query is built again, and PostgreSQL still knows it by its name. */
export const preparedOnce = <Prepared>(prepare: (db: Handle) => Prepared): ((db: Handle) => Prepared) => {
  const ready = new WeakMap<Handle, Prepared>()
  return (db) => {
    const known = ready.get(db)
    if (known !== undefined) return known
    const fresh = prepare(db)
    ready.set(db, fresh)
    return fresh
  }
}
