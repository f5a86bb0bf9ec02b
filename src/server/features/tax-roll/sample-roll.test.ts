/** Proves that the sample roll is there at a fresh start, says what it is, and gives way to real rolls. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#content/sample-roll/make-sample-roll.ts'
import { cents, mills } from '#core/money.ts'
import { portabilityThisYear, valuesFromRoll } from '#core/tax/roll/values.ts'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText } from '#test/fixtures/roll/roll-files.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { dropRolls, importRoll, loadSampleRoll } from './actions.ts'
import { countiesLoaded, findParcel, listRolls } from './queries.ts'

let own: RollDatabase

beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())

const home = (number: number) => `${number} Sample Orange Way, Sample Springs, FL 32300`

const judge = async (number: number) => {
  const match = await findParcel(own.pool, home(number))
  if (match.kind !== 'one') throw new Error(`The sample has no home at ${home(number)}.`)
  const { parcel: found } = match
  return tellVerdict({
    taxYear: found.rollYear,
    values: valuesFromRoll(found, 'Leon County 2026 tax roll (sample)'),
    millage: {
      kind: 'county_average',
      countyName: 'Leon',
      rateYear: 2025,
      schoolMills: mills(5.366),
      nonSchoolMills: mills(12.4343),
    },
    fee: { kind: 'county', cents: cents(1_500), countyName: 'Leon', feeYear: 2026 },
    portabilityThisYear: portabilityThisYear(found.amounts),
  })
}

describe('the sample roll', () => {
  it('is the one its script makes', () => {
    for (const [name, text] of Object.entries(sampleFiles())) {
      const path = fileURLToPath(new URL(`../../../../content/sample-roll/${name}`, import.meta.url))
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
  })

  it('is loaded once and marked as invented', async () => {
    expect(await loadSampleRoll(own.pool)).toBe('loaded')
    expect(await loadSampleRoll(own.pool)).toBe('already_there')
    const rolls = await listRolls(own.pool)
    expect(
      rolls.map(({ kind, countyNo, rows, rejected, synthetic }) => [
        kind,
        countyNo,
        rows,
        rejected,
        synthetic,
      ]),
    ).toEqual([
      ['NAL', 47, 188, 0, true],
      ['SDF', 47, 175, 0, true],
    ])
    expect(await findParcel(own.pool, home(101))).toMatchObject({
      kind: 'one',
      parcel: { synthetic: true },
    })
  })

  it.each([
    [101, 'a capped homestead'],
    [103, 'a new homestead'],
    [105, 'a rental under the 10 % cap'],
    [107, 'a full exemption'],
    [109, 'a partial homestead'],
    [111, 'a classified use'],
    [113, 'a portability year'],
  ])('at %i shows %s with values that add up', async (number) => {
    const verdict = await judge(number)
    expect(verdict.problems).toEqual([])
    expect(verdict.notes.map(({ code }) => code)).not.toContain('portions_merged')
  })

  it('tells cap and classified use apart, and what a figure on parts rests on', async () => {
    const [reading] = (await judge(111)).readings
    const held = [
      { kind: 'homestead', cents: 15_000_000 },
      { kind: 'classified', cents: 28_800_000 },
    ]
    expect(reading?.staircase.map(({ heldBack }) => heldBack)).toEqual([held, held])
    expect(reading?.headline).toContain('among the parts of the parcel by their market values')
  })

  it.each([
    '105 sample orange way sample springs 32300',
    '105 sample orange way sample springs',
    '105 Sample Orange Way Sample Springs FL',
  ])('is found without commas: %s', async (line) => {
    expect(await findParcel(own.pool, line)).toMatchObject({ kind: 'one' })
  })

  it('leads to different answers', async () => {
    const reasons = await Promise.all(
      [101, 103, 105, 107, 109, 111, 113].map(async (number) => (await judge(number)).reason),
    )
    expect(reasons).toEqual([
      'cap_absorbs',
      'cap_leaves_room',
      'cap_leaves_room',
      'full_exemption',
      'cap_leaves_room',
      'classified_use',
      'portability_year',
    ])
  })

  it('leaves when a real roll of its county comes, stays away, and is back at the start after that is dropped', async () => {
    const file = own.write('leon.csv', rollText([parcel({ CO_NO: 47, PARCEL_ID: '1' })]))
    await importRoll({ pool: own.pool, file })
    const rolls = await listRolls(own.pool)
    expect(rolls.map(({ synthetic }) => synthetic)).toEqual([false])
    expect(await loadSampleRoll(own.pool)).toBe('real_roll_present')
    expect(await countiesLoaded(own.pool)).toEqual([47])
    const other = own.write('other.csv', rollText([parcel({ CO_NO: 12, PARCEL_ID: '1' })]))
    await importRoll({ pool: own.pool, file: other })
    expect(await dropRolls(own.pool, { countyNo: 47 })).toBe(1)
    expect(await loadSampleRoll(own.pool)).toBe('loaded')
    expect(await findParcel(own.pool, home(101))).toMatchObject({ kind: 'one' })
    expect(await countiesLoaded(own.pool)).toEqual([12, 47])
  })
})
