/** Proves the classification call on the sample roll, on typed facts, and on what it must refuse. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyProperty } from '#contract/property/classification.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await sharedApp()
  ada = await signUp(app)
})
afterAll(() => app.close())

const typed = { taxYear: 2026, propertyType: 'condo', homesteadStatus: true } as const

describe('a classification', () => {
  it('of a parcel comes from the roll [S7.properties.5]', async () => {
    const { classification } = await ada.client.call(classifyProperty, { parcelKey: '47-2026-SAMPLE-0001' })
    expect(classification).toMatchObject({
      basis: 'roll',
      useCode: '001',
      useName: 'Single-family home',
      homestead: 'whole',
      taxYear: 2026,
    })
    expect(classification.granted.map(({ column }) => column)).toContain('EXMPT_01')
  })

  it('of a home as described comes from what was typed', async () => {
    const { classification } = await ada.client.call(classifyProperty, { typed })
    expect(classification).toMatchObject({
      basis: 'typed',
      useCode: null,
      useName: 'Condominium',
      granted: [],
    })
  })

  it('needs an account', async () => {
    expect((await app.visitor().refusal(classifyProperty, { typed })).status).toBe(401)
  })

  it('of a parcel on no roll is refused', async () => {
    expect(await ada.client.refusal(classifyProperty, { parcelKey: '39-2026-NONE' })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  it.each([
    ['parcelKey', {}, 'Give the parcel, as a report names it, or the facts as typed'],
    [
      'parcelKey',
      { parcelKey: '47-2026-SAMPLE-0001', typed },
      'Give either the parcel or the facts as typed, not both',
    ],
    [
      'typed.taxYear',
      { typed: { ...typed, taxYear: 1999 } },
      'The tax year must be a year from 2008 to 2028, for example 2026',
    ],
    [
      'typed.unitCount',
      { typed: { ...typed, unitCount: 0 } },
      'The number of units must be a whole number from 1 to 9999',
    ],
  ])('names the field that is wrong: %s', async (field, body, message) => {
    const refused = await ada.client.refusal(classifyProperty, body)
    expect(refused).toMatchObject({ status: 400, details: [{ field, message }] })
  })
})
