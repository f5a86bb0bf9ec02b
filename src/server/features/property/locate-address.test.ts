/** Proves that an address is looked up on the roll first and at the geocoder second, and what is said of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCase, getCase } from '#contract/case/cases.ts'
import {
  listProperties,
  saveProperty,
  validateAddress,
  validateAddressPartialPublic,
  validateAddressPublic,
} from '#contract/property/properties.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { getPropertyAnalysis, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { type FakeGeocoder, startGeocoder } from '#fakes/geocoder/start-geocoder.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { parcel, type RollFolder, rollFolder, rollText } from '#test/fixtures/roll/roll-files.ts'
import { newEmail, signUp, student } from '#test/people.ts'
import { importRoll } from '../tax-roll/actions.ts'

let app: TestApp
let geocoder: FakeGeocoder
let folder: RollFolder

const onRoll = (id: string, line1: string, line2 = '') =>
  parcel({
    CO_NO: 39,
    PARCEL_ID: id,
    PHY_ADDR1: line1,
    PHY_ADDR2: line2,
    PHY_CITY: 'TAMPA',
    PHY_ZIPCD: '33629',
  })

beforeAll(async () => {
  geocoder = await startGeocoder([
    {
      houseNumber: '7',
      streetName: 'Border',
      suffixType: 'Rd',
      city: 'Branford',
      zip: '32008',
      countyFips: '12029',
      countyName: 'Dixie',
    },
    {
      houseNumber: '9',
      streetName: 'Elm',
      suffixType: 'St',
      city: 'Orlando',
      zip: '32801',
      countyFips: '12095',
      countyName: 'Orange',
    },
  ])
  app = await openAppForTest({ settings: { GEOCODER_URL: geocoder.url } })
  folder = rollFolder()
  const rows = [
    onRoll('LUIS', '3717 W SAN LUIS ST'),
    onRoll('BAY1', '2401 BAYSHORE BLVD', 'UNIT 101'),
    onRoll('BAY2', '2401 BAYSHORE BLVD', 'UNIT 204'),
    ...['TOWER-1', 'TOWER-2'].map((id) => onRoll(id, '345 BAYSHORE BLVD')),
  ]
  await importRoll({ pool: app.database.pool, file: folder.write('roll.csv', rollText(rows)) })
})
afterAll(async () => {
  folder.remove()
  await app.close()
  await geocoder.close()
})
beforeEach(() => geocoder.fail('none'))

const tampa = {
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33629',
  countyId: 'hillsborough',
  state: 'FL',
} as const

const check = async (addressLine1: string, change: Partial<Record<keyof typeof tampa, string>> = {}) => {
  const address = { ...tampa, ...change, addressLine1, state: 'FL' as const }
  const { isValid, county, validationMessages } = await app.visitor().call(validateAddressPublic, address)
  return [isValid, county?.id ?? null, ...validationMessages]
}

describe('a county with a roll', () => {
  it('confirms its own homes without asking anybody else', async () => {
    const before = geocoder.asked()
    expect(await check('3717 west san luis street')).toEqual([true, 'hillsborough'])
    expect(geocoder.asked()).toBe(before)
  })

  it('a unit where the record has one home is told in the words of the report', async () => {
    expect(await check('3717 W San Luis St', { addressLine2: '999' })).toEqual([
      true,
      'hillsborough',
      'The county lists one building here, with no units. Please check that it’s your home.',
    ])
  })

  it.each([
    [
      'a misspelt street',
      '3717 W San Louis St',
      'The county’s record has 3717 W San Luis St, Tampa, FL 33629. Is that yours?',
    ],
    [
      'another number',
      '3719 W San Luis St',
      'The street is on Hillsborough County’s property record, but not this house number. Please check it.',
    ],
    [
      'another street',
      '3717 Zanzibar Way',
      'This street isn’t on Hillsborough County’s property record. Please check the spelling.',
    ],
    [
      'a building of many homes',
      '2401 Bayshore Blvd',
      'The county’s record has 2401 Bayshore Blvd Unit 101, Tampa, FL 33629 or 2401 Bayshore Blvd Unit 204, Tampa, FL 33629. Is that yours?',
    ],
  ])('lets %s pass with a word', async (_, line, message) => {
    expect(await check(line)).toEqual([true, 'hillsborough', message])
  })

  it('finds the unit', async () => {
    expect(await check('2401 Bayshore Blvd', { addressLine2: 'Apt 204' })).toEqual([true, 'hillsborough'])
  })
})

describe('a home in a tower whose units the roll does not number', () => {
  const tower = { ...tampa, addressLine1: '345 Bayshore Blvd' }
  const { state: _, ...place } = tower
  const home = { ...place, propertyType: 'condo', yearBuilt: null, squareFootage: null } as const

  it('is asked for its parcel number, and not for a unit that the record cannot know', async () => {
    const { client } = await signUp(app)
    const asked = await client.call(validateAddress, tower)
    const words = expect.stringMatching(/has no unit numbers for this address\. Enter your parcel number/)
    expect(asked).toMatchObject({ validationMessages: [words], asksParcel: true })
    const unit = await client.call(validateAddress, { ...tower, addressLine2: 'Unit 1401' })
    expect(unit).toMatchObject({ validationMessages: [words], asksParcel: true })
    const chosen = await client.call(validateAddress, { ...tower, parcelId: 'tower 2' })
    expect(chosen).toMatchObject({ isValid: true, validationMessages: [] })
  })

  it('is answered by its parcel number before any email, and its report begins with that home', async () => {
    const address = '345 Bayshore Blvd Unit 1401, Tampa, FL 33629'
    const visitor = app.visitor()
    const ask = async (parcelNumber?: string) =>
      (await visitor.call(askQuickAnswer, { address, ...(parcelNumber && { parcelNumber }) })).answer
    const reason = expect.stringContaining('record has no unit numbers for them')
    expect(await ask()).toMatchObject({
      kind: 'choose',
      homes: [],
      parcelFault: null,
      message: reason,
    })
    expect(await ask('9999')).toMatchObject({
      kind: 'choose',
      parcelFault: expect.stringContaining('No home at this address'),
    })
    expect(await ask('tower-2')).toMatchObject({ kind: 'answer', parcelId: 'TOWER-2' })
    const asked = { email: newEmail('tower'), address, propertyType: 'Condominium' } as const
    const { leadId } = await visitor.call(requestPropertyAnalysis, { ...asked, parcelNumber: 'TOWER-2' })
    await expect
      .poll(async () => (await visitor.call(getPropertyAnalysis, { leadId })).report, { timeout: 20_000 })
      .toMatchObject({ reportStatus: { status: 'ready' }, parcel: { parcelId: 'TOWER-2' } })
    const other = await visitor.call(requestPropertyAnalysis, { ...asked, parcelNumber: 'TOWER-1' })
    expect(other.leadId).toBe(leadId)
    await expect
      .poll(async () => (await visitor.call(getPropertyAnalysis, { leadId })).report, { timeout: 20_000 })
      .toMatchObject({ reportStatus: { status: 'ready' }, parcel: { parcelId: 'TOWER-1' } })
  })

  it('keeps its parcel, by which its case and its papers find it; a second parcel is a second home', async () => {
    const { client } = await student(app)
    const first = await client.call(saveProperty, { ...home, parcelId: 'TOWER-1' })
    const again = await client.call(saveProperty, { ...home, yearBuilt: 2004 })
    expect(again.property).toEqual({ ...first.property, yearBuilt: 2004 })
    await client.call(saveProperty, { ...home, parcelId: 'TOWER-2' })
    const { properties } = await client.call(listProperties, {})
    const towers = properties.filter(({ addressLine1 }) => addressLine1 === tower.addressLine1)
    expect(towers.map(({ parcelId, yearBuilt }) => [parcelId, yearBuilt])).toEqual([
      ['TOWER-2', null],
      ['TOWER-1', 2004],
    ])
    const { caseId } = await client.call(createCase, { propertyId: first.property.id, taxYear: 2026 })
    expect((await client.call(getCase, { id: caseId })).case.record?.parcelId).toBe('TOWER-1')
  })

  it('does not take somebody else’s parcel', async () => {
    const { client } = await signUp(app)
    expect(await client.refusal(saveProperty, { ...home, parcelId: 'BAY1' })).toMatchObject({
      status: 400,
      message: 'The county’s record doesn’t have this parcel at this address',
    })
  })
})

describe('a county without a roll', () => {
  const orlando = { city: 'Orlando', zipCode: '32801', countyId: 'orange' }

  it('has its homes confirmed by the geocoder', async () => {
    expect(await check('9 Elm St', orlando)).toEqual([true, 'orange'])
  })

  it('is told of an address in another county, and what would be right', async () => {
    const branford = { city: 'Branford', zipCode: '32008', countyId: 'suwannee' }
    expect(await check('7 Border Rd', branford)).toEqual([
      false,
      'dixie',
      'This address is in Dixie County, not Suwannee County, according to the Census Bureau.',
    ])
  })

  it('is told of another ZIP code, and of an address nobody knows', async () => {
    expect(await check('9 Elm St', { ...orlando, zipCode: '32803' })).toEqual([
      true,
      'orange',
      'The Census Bureau lists this address as 9 ELM ST, ORLANDO, FL, 32801. Please check the ZIP code.',
    ])
    expect(await check('99 Nowhere Ln', orlando)).toEqual([
      true,
      'orange',
      'The Census Bureau doesn’t list this address. Please check the house number and street.',
    ])
  })

  it.each(['stall', 'server-error', 'not-json'] as const)(
    'goes on when the geocoder fails: %s',
    async (fault) => {
      geocoder.fail(fault)
      expect(await check('9 Elm St', orlando)).toEqual([true, 'orange'])
      expect(app.logLines.some((line) => line.includes('geocoding service gave no answer'))).toBe(true)
      expect(app.logLines.some((line) => line.includes('Elm'))).toBe(false)
    },
  )
})

describe('an address being typed in a ZIP of several counties', () => {
  const border = {
    addressLine1: '7 Border Rd',
    addressLine2: null,
    city: 'Branford',
    zipCode: '32008',
    state: 'FL',
  } as const

  it('gets the county it is found in', async () => {
    const checked = await app.visitor().call(validateAddressPartialPublic, border)
    expect(checked).toMatchObject({ isValid: true, county: { id: 'dixie' }, validationMessages: [] })
  })

  it('gets none of them while it is found nowhere', async () => {
    const nowhere = { ...border, addressLine1: '99 Nowhere Ln' }
    const checked = await app.visitor().call(validateAddressPartialPublic, nowhere)
    expect(checked).toMatchObject({ isValid: true, county: null })
    expect(checked.validationMessages).toEqual([
      expect.stringMatching(/^ZIP code 32008 covers .*\. Please choose yours\.$/),
    ])
  })
})
