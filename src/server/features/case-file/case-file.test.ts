/** Proves that a case is opened once, saved as it is typed, never overwritten unseen, and its owner's alone. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createCase,
  getCase,
  getCaseOutlook,
  getCaseSales,
  listCases,
  restoreCaseVersion,
  saveCase,
} from '#contract/case/cases.ts'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import { listProperties, saveProperty } from '#contract/property/properties.ts'
import { submitTrimNumbers } from '#contract/report/reports.ts'
import { type CaseSale, emptyCase } from '#core/case/file.ts'
import { withSale } from '#core/case/sales/choose-sale.ts'
import { firstChoices } from '#core/case/sales/nearer-sales.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { home, signUp, student } from '#test/people.ts'
import { askForReport, seasonOfTheSample, typedNotice, typedNumbers } from '#test/reports.ts'
import { type CaseOwner, caseOfHome, caseOwner } from './testing/case-fixture.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  owner = await caseOwner(app, 'standard')
})
afterAll(() => app.close())

const value = (reasons: string) => ({ opinionCents: 38_000_000, reasons })

const correction = (id: string, why = '') =>
  ({ id, field: 'living_area', recordValue: '2,140', trueValue: '1,910', why, proof: '' }) as const

const newCase = { ...emptyCase, notice: { ...emptyCase.notice, homestead: true } }

describe('a case', () => {
  it('is the same one however often it is opened, and empty at first but for the homestead of the home', async () => {
    const { propertyId, caseId, client } = owner
    const again = await client.call(createCase, { propertyId, taxYear: 2026 })
    expect(again.caseId).toBe(caseId)
    const found = (await caseOwner(app, 'standard')).read()
    expect(await found).toMatchObject({ version: 1, file: newCase, taxYear: 2026, uploads: [] })
  })

  it('begins with the numbers its owner typed for the report, once the email address is proved', async () => {
    const person = await student(app, 'standard')
    const numbers = { ...typedNumbers, countyId: 'leon' }
    const { leadId } = await askForReport(app, '101 Sample Orange Way, Sample Springs 32300', person.email)
    await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: numbers })
    const stranger = await caseOfHome(await student(app, 'standard'), 101)
    const begun = await caseOfHome(person, 101)
    expect((await begun.read()).file).toEqual({ ...emptyCase, notice: typedNotice })
    expect((await stranger.read()).file).toEqual(newCase)
  })

  it('tells a mailing address to their owner’s other cases of the year once it is whole', async () => {
    const person = await student(app, 'standard')
    const [first, second] = [await caseOfHome(person, 101), await caseOfHome(person, 103)]
    const stranger = await caseOfHome(await student(app, 'standard'), 101)
    const mailTo = async (of: typeof first, ownerAddress: string) =>
      of.save({ filing: { ...(await of.read()).file.filing, ownerAddress } })
    const told = async () => (await second.read()).file.filing.ownerAddress
    const { updatedAt } = await second.read()
    await mailTo(first, '77 Oak Ridge Rd')
    expect(await told()).toBeUndefined()
    for (const whole of ['77 Oak Ridge Rd, Atlanta, GA 30305', '79 Oak Ridge Rd, Atlanta, GA 30305']) {
      await mailTo(first, whole)
      expect(await told()).toBe(whole)
    }
    expect((await second.read()).updatedAt).toBe(updatedAt)
    await mailTo(stranger, '14 Bay St, Tampa, FL 33602')
    await mailTo(second, '12 Bay St, Tampa, FL 33602')
    expect((await first.read()).file.filing.ownerAddress).toBe('12 Bay St, Tampa, FL 33602')
    expect((await stranger.read()).file.filing.ownerAddress).toBe('14 Bay St, Tampa, FL 33602')
  })

  it('begins with the mailing address, and the county’s appraiser’s, that its owner typed in another case', async () => {
    const person = await student(app, 'standard')
    const first = await caseOfHome(person, 101)
    const ownerAddress = '77 Oak Ridge Rd, Atlanta, GA 30305'
    const appraiserAddress = '1 Elm St\nTallahassee, FL 32301'
    await first.save({ filing: { ...emptyCase.filing, ownerAddress, appraiserAddress } })
    const second = await caseOfHome(person, 103)
    expect((await second.read()).file.filing).toMatchObject({ ownerAddress, appraiserAddress })
    expect((await first.read()).file.filing.ownerAddress).toBe(ownerAddress)
    const stranger = await caseOfHome(await student(app, 'standard'), 103)
    expect((await stranger.read()).file.filing).toEqual(emptyCase.filing)
    const { property } = await person.client.call(saveProperty, home)
    const { caseId } = await person.client.call(createCase, { propertyId: property.id, taxYear: 2026 })
    const elsewhere = (await person.client.call(getCase, { id: caseId })).case
    expect(elsewhere.county.id).toBe('hillsborough')
    expect(elsewhere.file.filing).toEqual({ ...emptyCase.filing, ownerAddress })
  })

  it('begins with the home’s own address for an owner who has said that they live there', async () => {
    const begun = async (livesThere: boolean) => {
      const { client } = await student(app, 'standard')
      const { property } = await client.call(saveProperty, { ...home, homesteadStatus: false, livesThere })
      const { caseId } = await client.call(createCase, { propertyId: property.id, taxYear: 2026 })
      return (await client.call(getCase, { id: caseId })).case
    }
    const lived = await begun(true)
    expect(lived.file.filing.ownerAddress).toBe(lived.address)
    expect((await begun(false)).file.filing).toEqual(emptyCase.filing)
  })

  it('shows what the roll says of the home', async () => {
    expect((await owner.read()).record).toMatchObject({ synthetic: true, justValueCents: 42_000_000 })
  })

  it('tells its home whether there is a homestead: there is one answer', async () => {
    const own = await caseOfHome(await student(app, 'standard'), 101)
    await own.save({ notice: { ...emptyCase.notice, homestead: false } })
    const { properties } = await own.client.call(listProperties, {})
    expect(properties.find(({ id }) => id === own.propertyId)?.homesteadStatus).toBe(false)
  })

  it('tells where the letter to the property appraiser goes, and the office’s site', async () => {
    const { appraiser } = (await owner.read()).county
    const address = 'P.O. Box 1750, Tallahassee, FL 32302-1750'
    expect(appraiser).toMatchObject({ url: 'https://www.leonpa.gov', address })
  })

  it('stands in the list with how complete it is and its next step', async () => {
    const { client, propertyId } = owner
    await client.call(createCase, { propertyId, taxYear: 2027 })
    const { cases, total } = await client.call(listCases, {})
    expect(total).toBe(2)
    expect(cases.map(({ taxYear }) => taxYear).toSorted()).toEqual([2026, 2027])
    expect(cases[0]).toMatchObject({
      countyId: 'leon',
      countyName: 'Leon',
      stepsDone: 0,
      stepsTotal: 10,
      nextStep: { step: expect.any(String), title: expect.any(String) },
      dates: expect.arrayContaining([
        expect.objectContaining({ kind: 'petition', dueOn: expect.stringMatching(/^2027-/) }),
      ]),
    })
  })

  it('tells Home in the list what it shows of a case: its stops, and its days among those of the year', async () => {
    const { client } = owner
    const { cases } = await client.call(listCases, {})
    const own = cases.find(({ taxYear }) => taxYear === 2027)
    expect(own).toMatchObject({ hasPacket: false, isUnderWay: false, petitionFiledOn: null })
    expect(own?.stops.map(({ id }) => id).toSorted()).toEqual(
      ['petition', 'payment', 'evidence', 'hearing', 'decision'].toSorted(),
    )
    const days = own?.daysAhead.map(({ dueOn }) => dueOn) ?? []
    expect(days).toEqual(days.toSorted())
    const [petitions, exemptions] = [/^petition-2027$/, /^exemptions-/].map((kind) =>
      own?.daysAhead.filter(({ id }) => kind.test(id)),
    )
    expect(petitions).toHaveLength(1)
    expect(petitions?.[0]).toMatchObject({ title: own?.nextStep.deadline?.title, detail: expect.any(String) })
    expect(exemptions).not.toEqual([])
  })

  it.each([2022, 2028])('of %i is not opened', async (taxYear) => {
    const { client, propertyId } = owner
    expect(await client.refusal(createCase, { propertyId, taxYear })).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'taxYear' }],
    })
  })

  it('is for who owns the course', async () => {
    const { client } = await signUp(app)
    expect(await client.refusal(listCases, {})).toMatchObject({ code: 'forbidden' })
    const { propertyId } = owner
    expect(await client.refusal(createCase, { propertyId, taxYear: 2026 })).toMatchObject({
      code: 'forbidden',
    })
  })

  it('cannot be opened for the home of another', async () => {
    const { client } = await student(app)
    const input = { propertyId: owner.propertyId, taxYear: 2026 }
    expect(await client.refusal(createCase, input)).toMatchObject({ code: 'not_found' })
  })
})

describe('saving', () => {
  it('changes the named parts and leaves the others', async () => {
    await owner.save({ value: value('Three sales') })
    await owner.save({ corrections: [correction('a')] })
    expect((await owner.read()).file).toEqual({
      ...newCase,
      value: value('Three sales'),
      corrections: [correction('a')],
    })
  })

  it('upon a version that is over is refused, and nothing is overwritten', async () => {
    const { version } = await owner.read()
    const { client, caseId: id } = owner
    await client.call(saveCase, { id, version, changes: { value: value('from one window') } })
    const late = { id, version, changes: { value: value('from another') } }
    expect(await client.refusal(saveCase, late)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Nothing was overwritten'),
    })
    expect((await owner.read()).file.value.reasons).toBe('from one window')
  })

  it('of two that come at once keeps one and refuses the other', async () => {
    const { version } = await owner.read()
    const { client, caseId: id } = owner
    const answers = await Promise.allSettled(
      ['first', 'second'].map((reasons) =>
        client.call(saveCase, { id, version, changes: { value: value(reasons) } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await owner.read()).version).toBe(version + 1)
  })

  it('keeps nothing of what cannot be so beside the roll and today, and says why at the field', async () => {
    const { client, caseId: id } = owner
    const { version, file } = await owner.read()
    const filing = { ...emptyCase.filing, petitionFiledOn: '2030-09-10' }
    const opinion = { opinionCents: 99_999_999_900, reasons: '' }
    const refused = await client.refusal(saveCase, { id, version, changes: { filing, value: opinion } })
    const why = (field: string, message: string) => ({ field, message: expect.stringContaining(message) })
    expect(refused).toMatchObject({
      code: 'invalid_request',
      details: [
        why('changes.value.opinionCents', 'above the market value on the county’s record, $420,000'),
        why('changes.filing.petitionFiledOn', 'Tuesday, September 10, 2030 is in the future'),
      ],
    })
    expect(await owner.read()).toMatchObject({ version, file })
  })

  it.each([
    ['no part at all', {}],
    ['a part that is none', { opinion: 1 }],
    ['too many entries', { corrections: Array.from({ length: 21 }, () => correction(randomUUID())) }],
    ['two entries of one id', { corrections: [correction('a'), correction('a')] }],
    ['a text without end', { value: { opinionCents: null, reasons: 'x'.repeat(2001) } }],
    ['half a cent', { value: { opinionCents: 0.5, reasons: '' } }],
    ['a day that is none', { filing: { petitionFiledOn: '2026-02-30', petitionNumber: '', paidOn: null } }],
    ['a time that is none', { hearing: { ...emptyCase.hearing, time: '25:00' } }],
  ])('refuses %s', async (_, changes) => {
    const { client, caseId } = owner
    const { version } = await owner.read()
    const answer = await client.send(`/api/cases/${caseId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ version, changes }),
    })
    expect(answer.status).toBe(400)
    expect((await owner.read()).version).toBe(version)
  })
})

it('the last day for a petition is asked for once, in the case or with the home', async () => {
  const other = await caseOwner(app, 'standard')
  const { client, propertyId } = other
  const { notice } = emptyCase
  await other.save({ notice: { ...notice, petitionDueOn: '2026-09-11' } })
  const homes = (await client.call(listProperties, {})).properties
  expect(homes.find(({ id }) => id === propertyId)?.petitionDueOn).toBe('2026-09-11')
  await client.call(savePrintedDate, { propertyId, petitionDueOn: '2027-09-10' })
  const { caseId } = await client.call(createCase, { propertyId, taxYear: 2027 })
  const next = (await client.call(getCase, { id: caseId })).case
  expect(next.file.notice.petitionDueOn).toBe('2027-09-10')
  expect((await other.read()).file.notice.petitionDueOn).toBe('2026-09-11')
})

it('a day that is changed or taken away with the home or in its case is so in both', async () => {
  const { client, propertyId, ...other } = await caseOwner(app, 'standard')
  const ofHome = async () =>
    (await client.call(listProperties, {})).properties.find(({ id }) => id === propertyId)?.petitionDueOn
  const ofCase = async () => (await other.read()).file.notice.petitionDueOn
  const { notice } = emptyCase
  await other.save({ notice: { ...notice, petitionDueOn: '2026-09-14' } })
  await client.call(savePrintedDate, { propertyId, petitionDueOn: '2026-09-30' })
  expect([await ofHome(), await ofCase()]).toEqual(['2026-09-30', '2026-09-30'])
  await other.save({ notice: { ...notice, petitionDueOn: null } })
  expect([await ofHome(), await ofCase()]).toEqual([null, null])
  await other.save({ notice: { ...notice, petitionDueOn: '2026-09-11' } })
  await client.call(savePrintedDate, { propertyId, petitionDueOn: null })
  expect([await ofHome(), await ofCase()]).toEqual([null, null])
})

it('a day that only the home holds is taken away in its case, and stays when something else is saved', async () => {
  const { client, propertyId, caseId, ...other } = await caseOwner(app, 'standard')
  const ofHome = async () =>
    (await client.call(listProperties, {})).properties.find(({ id }) => id === propertyId)?.petitionDueOn
  const ofCase = async () => (await other.read()).file.notice.petitionDueOn
  await client.call(savePrintedDate, { propertyId, petitionDueOn: '2026-09-14' })
  // As cases were stored before they kept the day themselves.
  await app.rows(`update cases set file = jsonb_set(file, '{notice,petitionDueOn}', 'null') where id = $1`, [
    caseId,
  ])
  await other.save({ value: value('Three sales') })
  expect([await ofHome(), await ofCase()]).toEqual(['2026-09-14', '2026-09-14'])
  await app.rows(`update cases set file = jsonb_set(file, '{notice,petitionDueOn}', 'null') where id = $1`, [
    caseId,
  ])
  await other.save({ notice: { ...emptyCase.notice, petitionDueOn: null } })
  expect([await ofHome(), await ofCase()]).toEqual([null, null])
})

it('going back to a version from before the day was typed does not lose it', async () => {
  const { client, propertyId, caseId: id, ...other } = await caseOwner(app, 'standard')
  await client.call(savePrintedDate, { propertyId, petitionDueOn: '2026-09-14' })
  await client.call(restoreCaseVersion, { id, version: (await other.read()).version, restore: 1 })
  expect((await other.read()).file.notice.petitionDueOn).toBe('2026-09-14')
  const { properties } = await client.call(listProperties, {})
  expect(properties.find((home) => home.id === propertyId)?.petitionDueOn).toBe('2026-09-14')
})

it('a day of a year that is over leaves the case of that year as it was', async () => {
  const { client, propertyId } = await caseOwner(app, 'standard')
  const { caseId: id } = await client.call(createCase, { propertyId, taxYear: 2025 })
  const notice = { ...emptyCase.notice, petitionDueOn: '2025-10-06' }
  await client.call(saveCase, { id, version: 1, changes: { notice } })
  await client.call(savePrintedDate, { propertyId, petitionDueOn: '2025-10-08' })
  expect((await client.call(getCase, { id })).case).toMatchObject({ version: 2, file: { notice } })
})

it('a case of a year whose roll is not held is offered no sales, and is told why', async () => {
  const { client, propertyId } = await caseOwner(app)
  const { caseId } = await client.call(createCase, { propertyId, taxYear: 2025 })
  const { sales } = await client.call(getCaseSales, { id: caseId })
  expect(sales).toMatchObject({ kind: 'none', working: false })
  expect(sales).toMatchObject({ words: expect.stringMatching(/is from 2026, so.*January 1, 2025/) })
})

it('sales of the roll are shown to both tiers, as the free report shows them to anybody', async () => {
  const { client, caseId } = await caseOwner(app)
  const { sales } = await client.call(getCaseSales, { id: caseId })
  expect(sales).toMatchObject({ kind: 'found', homeValue: { rollYear: 2026, synthetic: true } })
  expect(await owner.client.call(getCaseSales, { id: owner.caseId })).toEqual({ sales })
})

it('says what the first choices of sales come to, and the same once one of them is taken', async () => {
  const { client, caseId: id, save } = await caseOwner(app)
  const read = async () => (await client.call(getCaseOutlook, { id })).outlook
  const [nearest] = (await read()).firstChoices
  const { sales } = await client.call(getCaseSales, { id })
  if (sales.kind !== 'found') throw new Error('the sample roll has sales')
  const [choice] = firstChoices(sales.homeValue.comparables, sales.homeValue.rollYear)
  expect(choice?.id).toBe(nearest?.id)
  const comparables = (choice?.sales ?? []).reduce<readonly CaseSale[]>(
    (all, sale) => withSale(all, { sale, reason: 'Like mine.', id: crypto.randomUUID() }),
    [],
  )
  await save({ comparables })
  const { options, firstChoices: left } = await read()
  const taken = options.find((option) => option.id === 'chosen_sales')
  const { justCents, saving, strength } = nearest ?? {}
  expect(strength).not.toBeNull()
  expect(taken).toMatchObject({ justCents, saving, strength })
  expect(left).toEqual([])
})

it('says what the case is about in dollars: the answer, and what each value would save', async () => {
  const enhanced = await caseOwner(app)
  const read = async () => (await enhanced.client.call(getCaseOutlook, { id: enhanced.caseId })).outlook
  const before = await read()
  expect(before.presentCents).toBe(42_000_000)
  expect(before.verdict?.headline).toMatch(/\S/)
  expect(before.options.map(({ id }) => id)).toEqual(['estimate_low', 'estimate', 'estimate_high'])
  await enhanced.save({ value: { opinionCents: 30_000_000, reasons: '' } })
  const [mine] = (await read()).options
  expect(mine).toMatchObject({ id: 'opinion', justCents: 30_000_000 })
  expect(mine?.saving?.lowCents).toBeGreaterThan(0)
  // A lower value never saves less.
  await enhanced.save({ value: { opinionCents: 25_000_000, reasons: '' } })
  const [lower] = (await read()).options
  expect(lower?.saving?.lowCents).toBeGreaterThan(mine?.saving?.lowCents ?? 0)
})
