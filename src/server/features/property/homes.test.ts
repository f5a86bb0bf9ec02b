/** Proves that the homes a person enters are kept, checked, and their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCase, deleteCase, getCase, saveCase } from '#contract/case/cases.ts'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import { listProperties, removeProperty, saveProperty } from '#contract/property/properties.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { addDays, todayInFlorida } from '#core/calendar-date.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { home, newEmail, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const taxYearNow = () => noticeYearOn(todayInFlorida(app.ctx.now()))

describe('the homes of a person', () => {
  it('are their own, and the same address is one home [S7.users.3, S6.user.4]', async () => {
    const { client } = await signUp(app)
    const eve = await signUp(app, newEmail('eve'))
    const { property } = await client.call(saveProperty, home)
    const again = await client.call(saveProperty, { ...home, addressLine1: '123 MAIN ST', yearBuilt: 1998 })
    expect(again.property).toMatchObject({ id: property.id, yearBuilt: 1998 })
    await client.call(saveProperty, { ...home, addressLine2: 'Apt 4' })
    const { properties } = await client.call(listProperties, {})
    expect(properties.map(({ addressLine1, addressLine2 }) => [addressLine1, addressLine2])).toEqual([
      ['123 Main St', 'Apt 4'],
      ['123 MAIN ST', null],
    ])
    expect(await eve.client.call(listProperties, {})).toMatchObject({ properties: [], total: 0 })
  })

  it('pressed twice at once, is saved once', async () => {
    const { client } = await signUp(app)
    const saved = await Promise.all([client.call(saveProperty, home), client.call(saveProperty, home)])
    expect(new Set(saved.map(({ property }) => property.id)).size).toBe(1)
  })

  it.each([
    ['countyId', { countyId: 'pinellas' }, 'ZIP 33602 is in Hillsborough County, not Pinellas County'],
    ['countyId', { zipCode: '33896', city: 'Davenport', countyId: '' }, 'Please select your county'],
    ['yearBuilt', { yearBuilt: 2099 }, /^Year built must be \d{4} or earlier$/],
    ['yearBuilt', { yearBuilt: 1799 }, 'Year built must be 1800 or later'],
    ['squareFootage', { squareFootage: 99 }, 'Square footage must be at least 100'],
  ])('are not saved with a wrong %s: %j', async (field, change, message) => {
    const { client } = await signUp(app)
    const refused = await client.refusal(saveProperty, { ...home, ...change })
    expect(refused).toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
      details: [{ field }],
    })
    expect(await client.call(listProperties, {})).toMatchObject({ properties: [], total: 0 })
  })
})

describe('a home', () => {
  it('is removed by its owner alone, and not while it has a case', async () => {
    const person = await student(app)
    const eve = await signUp(app, newEmail('eve'))
    const { property } = await person.client.call(saveProperty, home)
    const { id } = property
    expect(await eve.client.refusal(removeProperty, { id })).toMatchObject({ status: 404 })
    const { caseId } = await person.client.call(createCase, { propertyId: id, taxYear: taxYearNow() })
    expect(await person.client.refusal(removeProperty, { id })).toMatchObject({ status: 409 })
    await person.client.call(deleteCase, { id: caseId })
    await person.client.call(removeProperty, { id })
    const { properties } = await person.client.call(listProperties, {})
    expect(properties.map((one) => one.id)).not.toContain(id)
  })
})

describe('the homestead of a home', () => {
  it('is told to the case of the newest notices once it changes, and only then', async () => {
    const { client } = await student(app)
    const { property } = await client.call(saveProperty, { ...home, homesteadStatus: true })
    const { caseId } = await client.call(createCase, { propertyId: property.id, taxYear: taxYearNow() })
    const read = async () => (await client.call(getCase, { id: caseId })).case
    await client.call(saveProperty, { ...home, homesteadStatus: false })
    expect((await read()).file.notice.homestead).toBe(false)
    const { version, file } = await read()
    await client.call(saveProperty, { ...home, homesteadStatus: false, yearBuilt: 1998 })
    expect((await read()).version).toBe(version)
    // Said in the case, it is the home's.
    const notice = { ...file.notice, homestead: true }
    await client.call(saveCase, { id: caseId, version, changes: { notice } })
    expect((await client.call(listProperties, {})).properties[0]?.homesteadStatus).toBe(true)
  })
})

describe('the petition date that the notice prints', () => {
  const inDays = (days: number) => addDays(todayInFlorida(app.ctx.now()), days)

  it('is kept with the home, outlives a change of it, and can be taken away', async () => {
    const { client } = await signUp(app)
    const { property } = await client.call(saveProperty, home)
    expect(property.petitionDueOn).toBeNull()
    const printed = { propertyId: property.id, petitionDueOn: inDays(20) }
    expect((await client.call(savePrintedDate, printed)).property).toEqual({
      ...property,
      petitionDueOn: inDays(20),
    })
    await client.call(saveProperty, { ...home, yearBuilt: 1998 })
    const [kept] = (await client.call(listProperties, {})).properties
    expect(kept).toMatchObject({ yearBuilt: 1998, petitionDueOn: inDays(20) })
    await client.call(savePrintedDate, { ...printed, petitionDueOn: null })
    expect((await client.call(listProperties, {})).properties[0]?.petitionDueOn).toBeNull()
  })

  it.each([-400, 400])('is refused when it is %i days away', async (days) => {
    const { client } = await signUp(app)
    const { property } = await client.call(saveProperty, home)
    const refused = await client.refusal(savePrintedDate, {
      propertyId: property.id,
      petitionDueOn: inDays(days),
    })
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'petitionDueOn' }] })
  })
})
