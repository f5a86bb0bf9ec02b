/** Proves on a filled database that documents and reports keep what they say when it moves into columns. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { statusWords } from '#server/features/report/status-words.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import type { TestDatabase } from '#test/database.ts'
import { databaseBefore } from '#test/database-before.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await databaseBefore('0051_documents_of_cases.sql')
})
afterEach(() => database.drop())

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

const person = async () => {
  const [user, home] = [randomUUID(), randomUUID()]
  await rowsOf(`insert into users values ($1, $2, null, '-', 'A', 'B', now())`, [user, `${user}@example.com`])
  await rowsOf(
    `insert into properties (id, user_id, address_line1, city, zip_code, county_id, property_type, homestead_status,
       created_at, updated_at) values ($1, $2, '1 Elm St', 'Tampa', '33602', 'hillsborough', 'single_family', true, now(), now())`,
    [home, user],
  )
  return { user, home }
}

type Person = Awaited<ReturnType<typeof person>>

const caseOf = async ({ user, home }: Person, year: number) => {
  const id = randomUUID()
  await rowsOf(
    `insert into cases (id, user_id, property_id, tax_year, file, version, created_at, updated_at)
     values ($1, $2, $3, $4, '{}', 1, now(), now())`,
    [id, user, home, year],
  )
  return id
}

const yearFact = (value: number) => ({
  facts: [
    { id: 'home.address', value: '1 Elm St' },
    { id: 'value.year', value },
  ],
})

const documentOf = async ({ user, home }: Person, facts: object, asked: object | null = null) => {
  const id = randomUUID()
  await rowsOf(
    `insert into documents (id, user_id, property_id, kind, address, facts, facts_hash, asked, status, sections_total,
       version, requested_at, finished_at)
     values ($1, $2, $3, 'case_summary', '1 Elm St', $4, $5, $6, 'completed', 3, 1, '2024-01-01T02:00:00Z', now())`,
    [id, user, home, facts, id.replaceAll('-', '').repeat(2), asked],
  )
  return id
}

it('gives each document the year of its notice and the case of its home and year', async () => {
  const [ada, bea] = [await person(), await person()]
  const [of2025, of2026] = [await caseOf(ada, 2025), await caseOf(ada, 2026)]
  const expected = {
    [await documentOf(ada, yearFact(2026))]: { tax_year: 2026, case_id: of2026 },
    [await documentOf(ada, yearFact(2025))]: { tax_year: 2025, case_id: of2025 },
    [await documentOf(ada, yearFact(2024))]: { tax_year: 2024, case_id: null },
    [await documentOf(bea, yearFact(2026))]: { tax_year: 2026, case_id: null },
    // without the fact: the notice that was typed, else the year of the request in Florida
    [await documentOf(ada, {}, { trimNumbers: { taxYear: 2025 } })]: { tax_year: 2025, case_id: of2025 },
    [await documentOf(bea, {})]: { tax_year: 2023, case_id: null },
  }
  await migrate(database.pool)
  for (const { id, ...kept } of await rowsOf('select id, tax_year, case_id from documents'))
    expect(kept).toEqual(expected[id])
  await rowsOf('delete from cases where id = $1', [of2026])
  expect(await rowsOf('select 1 from documents where tax_year = 2026 and case_id is null')).toHaveLength(2)
})

const parcel = { parcelId: '193022-1', countyId: 'hillsborough' }
const home = { parcelKey: 'k', address: '1 Elm St' }
const numbers = ' Enter six numbers from your TRIM notice to get your answer.'

/** What each report said, and what it says now. */
const said: readonly (readonly [status: string, message: string, row: object, now?: string])[] = [
  [
    'preparing',
    'We’re preparing your report. We’ll email you the link. You can also open it here.',
    {},
    'We’re preparing your report, and we’ll email you the link. It takes a few seconds.',
  ],
  [
    'preparing',
    'We’re going through your county’s sales, which takes a few minutes. Your report will appear here when it’s ready.',
    { parcel },
  ],
  ['ready', 'Your report is ready.', { parcel }],
  [
    'ready',
    'Your report is ready. It uses the numbers you entered from your notice.',
    { parcel, trim_numbers: { taxYear: 2026, countyId: 'hillsborough' } },
  ],
  [
    'choose_parcel',
    'The county lists one building here, with no units. Please check that it’s your home.',
    { candidates: [home] },
  ],
  ['choose_parcel', 'We found one home. Please check that it’s yours.', { candidates: [home] }],
  ['choose_parcel', 'Several homes match this address. Please choose yours.', { candidates: [home, home] }],
  [
    'choose_parcel',
    '1,204 homes match this address. Use the parcel number on your TRIM notice to find yours.',
    { candidates: [home, home] },
    '1,204 homes match this address. Add your unit to the address, or use the parcel number on your TRIM notice.',
  ],
  [
    'choose_parcel',
    'More than 5,000 homes match this address. Use the parcel number on your TRIM notice to find yours.',
    { candidates: [home, home] },
    'More than 5,000 homes match this address. Add your unit to the address, or use the parcel number on your TRIM notice.',
  ],
  ...[
    'We couldn’t find a house number and street in this address.',
    'We couldn’t find this street on the county’s property record.',
    'We found the street, but not this house number, on the county’s property record.',
    'We don’t have the property record for this county yet.',
    'This address doesn’t seem to be in Florida. This report covers Florida taxes only.',
    'We don’t have the property record for St. Johns County yet.',
    'We don’t have the property record for Miami-Dade County yet.',
  ].map((because) => ['needs_trim_numbers', `${because}${numbers}`, {}] as const),
  [
    'needs_trim_numbers',
    `We could not find this address on the tax roll of Indian River County. It may lie in Palm Beach County, whose tax roll we do not hold yet.${numbers}`,
    {},
    `We can’t find this address in the property records of Indian River County. It may be in Palm Beach County, and we don’t have those records yet.${numbers}`,
  ],
  [
    'needs_trim_numbers',
    `We could not find this address on the tax rolls of Lake County, Orange County, and Polk County. It may lie in St. Lucie County or Santa Rosa County, whose tax roll we do not hold yet.${numbers}`,
    {},
    `We can’t find this address in the property records of Lake County, Orange County and Polk County. It may be in St. Lucie County or Santa Rosa County, and we don’t have those records yet.${numbers}`,
  ],
  [
    'needs_trim_numbers',
    'In the words of some year before.',
    {},
    `We can’t find this address on the county’s property record.${numbers}`,
  ],
]

it('lets each report say what it said, from a code', async () => {
  for (const [index, [status, message, row]] of said.entries()) {
    const {
      parcel: at,
      candidates,
      trim_numbers,
    } = { parcel: null, candidates: [], trim_numbers: null, ...row }
    await rowsOf(
      `insert into leads (id, email, address, address_key, property_type, request_year, status, message, parcel,
         candidates, trim_numbers, requested_at)
       values ($1, 'ada@example.com', '1 Elm St', $1, 'Condominium', 2026, $2, $3, $4, $5, $6, now())`,
      [String(index), status, message, at, JSON.stringify(candidates), trim_numbers],
    )
  }
  await migrate(database.pool)
  const kept = await rowsOf(
    `select status_code as "statusCode", status_about as "statusAbout", parcel_id, county_id
     from leads order by id::integer`,
  )
  const counties = loadCountyDirectory()
  expect(kept.map((row) => statusWords(row, counties))).toEqual(
    said.map(([, message, , now]) => now ?? message),
  )
  for (const [index, [, , row]] of said.entries())
    expect(kept[index]).toMatchObject(
      'parcel' in row
        ? { parcel_id: '193022-1', county_id: 'hillsborough' }
        : { parcel_id: null, county_id: null },
    )
})
