/** Proves who is answered about a home: its owner, with or without a course, as often as a person can look. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getHomeOutlook } from '#contract/case/cases.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { home, type Person, signUp } from '#test/people.ts'
import { seasonOfTheSample } from '#test/reports.ts'

let app: TestApp
let person: Person
let id: string
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  person = await signUp(app)
  const sample = { ...home, city: 'Sample Springs', zipCode: '32300', countyId: 'leon' }
  const kept = await person.client.call(saveProperty, { ...sample, addressLine1: '103 Sample Orange Way' })
  id = kept.property.id
})
afterAll(() => app.close())

it('a person without a course is answered about their home, as their Home shows it', async () => {
  const { taxYear, outlook } = await person.client.call(getHomeOutlook, { id })
  expect(taxYear).toBe(2026)
  expect(outlook).toMatchObject({ presentCents: 42_000_000, verdict: { headline: expect.any(String) } })
  // It goes by the record, whose exemption is in the answer; the owner’s own word is told beside it.
  expect(outlook.homesteadOnRecord).toBe(true)
  expect(outlook.capOfSeller).toBeNull()
  expect(outlook.exemptions?.[0]).toMatch(
    /^Widow or widower.*\$5,000 off the taxable value for each, about \$\d+ a year\.$/,
  )
})

it('tells of a homestead exemption that nobody claimed, and asks nobody who has it whether they live there', async () => {
  expect((await person.client.call(getHomeOutlook, { id })).outlook.unclaimedHomestead).toBeNull()
  const unit = { ...home, city: 'Sample Springs', zipCode: '32300', countyId: 'leon' }
  const told = async (homesteadStatus: boolean) => {
    const owner = await signUp(app)
    const address = { addressLine1: '20 Sample Heron Ln', addressLine2: 'Unit 3' }
    const { property } = await owner.client.call(saveProperty, { ...unit, ...address, homesteadStatus })
    const { unclaimedHomestead } = (await owner.client.call(getHomeOutlook, { id: property.id })).outlook
    return unclaimedHomestead?.words
  }
  const claim =
    /Claiming the homestead exemption would save about \$\d+ a year.* Apply by March 1, 2027\. It’s free\./
  expect(await told(false)).toMatch(
    new RegExp(`^Do you live here\\? The record shows no homestead exemption\\. ${claim.source}`),
  )
  expect(await told(true)).toMatch(new RegExp(`^${claim.source}`))
})

it('tells who doesn’t live there what the record’s exemption costs, and whom to call', async () => {
  const owner = await signUp(app)
  const rental = { ...home, addressLine1: '103 Sample Orange Way', city: 'Sample Springs', zipCode: '32300' }
  const kept = { ...rental, countyId: 'leon', homesteadStatus: false } as const
  const told = async (livesThere?: boolean) => {
    const said = livesThere === undefined ? kept : { ...kept, livesThere }
    const { property } = await owner.client.call(saveProperty, said)
    return (await owner.client.call(getHomeOutlook, { id: property.id })).outlook.wrongHomestead
  }
  // Who takes the exemption back says it as well.
  for (const said of [undefined, false])
    expect(await told(said)).toEqual({
      moreTaxCents: expect.any(Number),
      phone: expect.stringMatching(/^\(850\) [\d-]+$/),
    })
})

it('asks once whether its owner lives there: the answer stays with the home, whatever is saved of it later', async () => {
  const owner = await signUp(app)
  const rental = {
    ...home,
    addressLine1: '20 Sample Heron Ln',
    addressLine2: 'Unit 3',
    city: 'Sample Springs',
    zipCode: '32300',
    countyId: 'leon',
    homesteadStatus: false,
  }
  const told = async (said: { livesThere?: boolean; yearBuilt?: number }) => {
    const { property } = await owner.client.call(saveProperty, { ...rental, ...said })
    return (await owner.client.call(getHomeOutlook, { id: property.id })).outlook.unclaimedHomestead
  }
  expect(await told({})).toMatchObject({ isAsked: true })
  expect(await told({ livesThere: false })).toBeNull()
  expect(await told({ yearBuilt: 1998 })).toBeNull()
  expect(await told({ livesThere: true })).toMatchObject({
    words: expect.stringMatching(/^The record shows no homestead exemption\./),
    isAsked: false,
  })
})

it('but not about the home of another', async () => {
  const other = await signUp(app)
  expect(await other.client.refusal(getHomeOutlook, { id })).toMatchObject({ code: 'not_found' })
})

it('and waits after 120 times in a minute', async () => {
  const often = await signUp(app)
  const unknown = { id: crypto.randomUUID() }
  const codes = await Promise.all(
    Array.from({ length: 121 }, async () => (await often.client.refusal(getHomeOutlook, unknown)).code),
  )
  expect(codes.toSorted()).toEqual([...Array<string>(120).fill('not_found'), 'rate_limited'])
})
