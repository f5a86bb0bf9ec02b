/** Proves the addresses offered while one is typed, and what a ZIP code says, as the server answers them to anybody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import { validateAddressPublic } from '#contract/property/properties.ts'
import { readZip } from '#contract/property/zip-places.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { parcel, type RollFolder, rollFolder, rollText } from '#test/fixtures/roll/roll-files.ts'

let app: TestApp
let folder: RollFolder

const SITUS: readonly (readonly [string, string, string, string])[] = [
  ['8302 LUTZ LAKE FERN RD', '', 'ODESSA', '33556'],
  ['8302 LUTZ LAKE FERN RD', '', 'ODESSA', '33556'],
  ['640 MAGNOLIA CIR', '', 'VALRICO', '33594'],
  ['640 MAIN ST', '', '', ''],
  ...Array.from(
    { length: 30 },
    (_, n) => ['2401 BAYSHORE BLVD', `UNIT ${n + 101}`, 'TAMPA', '33629'] as const,
  ),
]

beforeAll(async () => {
  app = await openAppForTest()
  folder = rollFolder()
  const rows = SITUS.map(([PHY_ADDR1, PHY_ADDR2, PHY_CITY, PHY_ZIPCD], n) =>
    parcel({ CO_NO: 39, PARCEL_ID: `P${n}`, PHY_ADDR1, PHY_ADDR2, PHY_CITY, PHY_ZIPCD }),
  )
  await importRoll({ pool: app.ctx.pool, file: folder.write('39.csv', rollText(rows)) })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const suggest = async (q: string) => (await app.visitor().call(suggestAddresses, { q })).suggestions
const labels = async (q: string) => (await suggest(q)).map(({ label }) => label)

describe('while an address is typed', () => {
  it('is offered with its parts, once however many parcels share it', async () => {
    expect(await suggest('8302 lutz lake f')).toEqual([
      {
        label: '8302 Lutz Lake Fern Rd, Odessa, FL 33556',
        line1: '8302 Lutz Lake Fern Rd',
        line2: '',
        city: 'Odessa',
        zip: '33556',
        countyId: 'hillsborough',
      },
    ])
  })

  it.each([
    ['640 ma', ['640 Main St, FL', '640 Magnolia Cir, Valrico, FL 33594']],
    ['640 magnolia valr', ['640 Magnolia Cir, Valrico, FL 33594']],
    ['640 mganolia', ['640 Magnolia Cir, Valrico, FL 33594']],
    ['2401 bayshore apt 117', ['2401 Bayshore Blvd Unit 117, Tampa, FL 33629']],
    ['641 magnolia', []],
    ['magnolia cir', []],
    ["1 '; drop schema tax_roll cascade; --%_\\", []],
  ])('%s offers %j', async (q, expected) => {
    expect(await labels(q)).toEqual(expected)
  })

  it('offers at most eight', async () => {
    expect(await labels('2401 bayshore')).toHaveLength(8)
  })

  it('asks for three characters', async () => {
    const refusal = await app.visitor().refusal(suggestAddresses, { q: ' 12 ' })
    expect(refusal).toMatchObject({ status: 400, details: [{ field: 'q' }] })
  })
})

describe('a ZIP code', () => {
  it('is told with its counties, the likeliest first, and where it lies', async () => {
    const { place } = await app.visitor().call(readZip, { zip: '33556-1234' })
    expect(place).toEqual({
      zip: '33556',
      city: 'Odessa',
      counties: [
        { id: 'hillsborough', name: 'Hillsborough' },
        { id: 'pasco', name: 'Pasco' },
      ],
      center: { latitude: expect.closeTo(28.1, 0), longitude: expect.closeTo(-82.6, 0) },
    })
  })

  it('that nobody has, or of another state, is refused', async () => {
    expect(await app.visitor().refusal(readZip, { zip: '34999' })).toMatchObject({ status: 404 })
    expect(await app.visitor().refusal(readZip, { zip: '10001' })).toMatchObject({
      status: 400,
      message: 'Please enter a valid Florida ZIP code',
    })
  })
})

it('says of a unit that the building does not have that the unit is to be checked', async () => {
  const home = {
    addressLine1: '2401 Bayshore Blvd',
    city: 'Tampa',
    zipCode: '33629',
    countyId: 'hillsborough',
  }
  const unit = (addressLine2: string) =>
    app.visitor().call(validateAddressPublic, { ...home, addressLine2, state: 'FL' })
  expect(await unit('Unit 999')).toMatchObject({
    isValid: true,
    validationMessages: [
      'This unit isn’t on Hillsborough County’s property record. Please check the unit number.',
    ],
  })
  expect((await unit('Unit 117')).validationMessages).toEqual([])
})
