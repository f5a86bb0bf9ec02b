/** Owns reading the rolls as of one moment: whatever is imported meanwhile, all statements see the same rolls. */
import type { Pool, PoolClient } from 'pg'

/** Where the rolls are read: as they are at each statement, or as of one moment. One statement at a time. */
export type RollReader = Pool | PoolClient

// The lock comes before the first statement fixes the moment: a roll replaced after it keeps its tables until this ends.
const BEGIN = `begin isolation level repeatable read read only;
  lock table only tax_roll.parcels, only tax_roll.streets in access share mode`

export const asOfOneMoment = async <T>(pool: Pool, read: (rolls: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let failed = true
  try {
    await client.query(BEGIN)
    const found = await read(client)
    await client.query('commit')
    failed = false
    return found
  } finally {
    // A closed connection ends its transaction.
    client.release(failed)
  }
}
