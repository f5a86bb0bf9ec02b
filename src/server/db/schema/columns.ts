/** The kinds of columns that several tables have. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** `{[0,10),[30,45)}` ↔ [[0, 10], [30, 45]] */
export const secondRanges = customType<{ data: (readonly [number, number])[]; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join()}}`,
  fromDriver: (text) =>
    [...text.matchAll(/(\d+),(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)] as const),
})
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
