/** Proves what is taken from the tax roll into a file: from a real roll of these years, and from no other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyData } from '#contract/property/home-form.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type RollFolder, rollFolder, rollText, parcel as rowOf } from '#test/fixtures/roll/roll-files.ts'
import { home, signUp } from '#test/people.ts'
import { caseOf, homeOf } from './case.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2026-11-21T12:00:00Z') })
  folder = rollFolder()
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const importYear = async (year: number) => {
  const row = { PARCEL_ID: '12-3S-20', PHY_ADDR1: '700 OAK RD', ASMNT_YR: year, JV: 310_000 }
  const facts = { TOT_LVG_AREA: 1_640, LND_SQFOOT: 9_000, EFF_YR_BLT: 1988 }
  const file = folder.write(`NAL12P${year}01.csv`, rollText([rowOf({ ...row, ...facts })]))
  const outcome = await importRoll({ pool: app.database.pool, file })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
}

const onRoll: PropertyData = {
  ...home,
  addressLine1: '700 Oak Rd',
  city: 'Macclenny',
  zipCode: '32063',
  countyId: 'baker',
}
const onSample: PropertyData = {
  ...home,
  addressLine1: '101 Sample Orange Way',
  city: 'Sample Springs',
  zipCode: '32300',
  countyId: 'leon',
}

const caseFor = async (address: PropertyData) => {
  const { client, user } = await signUp(app)
  await client.call(saveProperty, address)
  const entered = await homeOf(app.ctx, user.id)
  return caseOf(app.ctx, user, entered)
}

describe('a home on the roll', () => {
  it('of an earlier season gives its parcel number, and no figures', async () => {
    await importYear(2024)
    const { facts, comparedHome } = await caseFor(onRoll)
    expect(facts['home.parcelId']).toBe('12-3S-20')
    expect(comparedHome).toMatchObject({
      parcelId: '12-3S-20',
      livingAreaSqft: null,
      landSqft: null,
      justValueDollars: null,
    })
  })

  it('of the year before gives its size and age, and no value', async () => {
    await importYear(2025)
    expect((await caseFor(onRoll)).comparedHome).toEqual({
      address: '700 Oak Rd, Macclenny, FL 32063',
      parcelId: '12-3S-20',
      livingAreaSqft: 1_640,
      landSqft: 9_000,
      effectiveYearBuilt: 1988,
      justValueDollars: null,
    })
  })

  it('of this year gives its value too', async () => {
    await importYear(2026)
    expect((await caseFor(onRoll)).comparedHome.justValueDollars).toBe(310_000)
  })
})

it('takes nothing from the invented sample', async () => {
  const { facts, comparedHome } = await caseFor(onSample)
  expect([facts['home.parcelId'], comparedHome.livingAreaSqft, comparedHome.justValueDollars]).toEqual([
    null,
    null,
    null,
  ])
  expect(facts['county.name']).toBe('Leon')
})

it('knows the person and nothing else when no home is entered', async () => {
  const { user } = await signUp(app)
  const { facts, county, key } = await caseOf(app.ctx, user, await homeOf(app.ctx, user.id))
  expect(
    Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([name]) => name),
  ).toEqual(['owner.name', 'owner.email'])
  expect([county, key]).toEqual([null, 'florida'])
})
