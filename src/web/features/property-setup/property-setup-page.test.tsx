/** Proves the first half of the property wizard: the home found, its county confirmed, both kept. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getHomeOutlook } from '#contract/case/cases.ts'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import {
  listProperties,
  saveProperty,
  validateAddress,
  validateAddressPartial,
} from '#contract/property/properties.ts'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { requestPropertyAnalysis } from '#contract/report/reports.ts'
import { keepLookedUp } from '#web/property/looked-up.ts'
import { fillFields, hillsborough, press } from '#web/testing/account-setup.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage } from '#web/testing/open-page.tsx'
import { answerWizard, findHome, savedHome, step, toCounty } from '#web/testing/property-setup.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerWizard(api)
})

it('sends a visitor to sign in [S2.routes.12]', async () => {
  localStorage.clear()
  const page = openPage('/property-setup')
  await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fproperty-setup'))
})

describe('the address', () => {
  it('is looked for on the tax roll, and the parcel is shown [S2.property-setup.1]', async () => {
    const page = openPage('/property-setup')
    await findHome(page)
    expect(await screen.findByRole('heading', { name: 'Is this the right home?' })).toBeTruthy()
    expect(screen.getByText('39-1234-5678')).toBeTruthy()
    expect(screen.getByText('Hillsborough')).toBeTruthy()
    expect(screen.getByText('$420,000')).toBeTruthy()
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toEqual({
      email: ada.email,
      address: '601 E Kennedy Blvd, Tampa, FL 33602',
      propertyType: 'Single Family Home',
      entersHome: true,
    })
  })

  it('follows the rules of the account setup [S2.property-setup.7]', async () => {
    const page = openPage('/property-setup')
    await press(page, 'Find my home')
    await screen.findByLabelText('City')
    expect(document.activeElement).toBe(screen.getByLabelText('Street address'))
    await fillFields(page, { 'ZIP code': '10001' })
    await press(page, 'Find my home')
    for (const fault of [
      'Street address is required',
      'City is required',
      'Please enter a valid Florida ZIP code',
    ]) {
      expect(await screen.findByText(fault)).toBeTruthy()
    }
    await fillFields(page, { City: 'Tampa' })
    expect(screen.queryByText('City is required')).toBeNull()
    expect(api.callsOf(requestPropertyAnalysis)).toHaveLength(0)
  })

  it.each([
    ['100 Peachtree St, Atlanta, GA 30303', /isn’t in Florida/],
    ['PO Box 9, Tampa, FL 33601', /A PO box isn’t a home/],
    ['Odessa', /Start with the house number/],
  ])('answers %s at its field, and asks for nothing else', async (typed, fault) => {
    const page = openPage('/property-setup?home=new')
    await fillFields(page, { 'Street address': typed })
    await press(page, 'Find my home')
    expect(await screen.findByText(fault)).toBeTruthy()
    expect(screen.queryByLabelText('City')).toBeNull()
    const street = screen.getByLabelText<HTMLInputElement>('Street address')
    expect(street.value).toBe(typed)
    // The button has moved away from under the second press of a double click.
    expect(document.activeElement).toBe(street)
    expect(fireEvent.mouseDown(screen.getByText(fault), { detail: 2 })).toBe(false)
  })

  it('takes city and ZIP code out of a whole line, and asks only for what it lacks', async () => {
    const page = openPage('/property-setup?home=new')
    await fillFields(page, { 'Street address': '400 S Orange Ave, Orlando' })
    await press(page, 'Find my home')
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Orlando')
    expect(screen.queryByText('City is required')).toBeNull()
    expect(screen.getByText('ZIP code is required')).toBeTruthy()
  })

  it('is found by the street alone where the rolls have it once, however it is written', async () => {
    const home = { line1: '601 E Kennedy Blvd', line2: '', city: 'Tampa', zip: '33602' }
    const other = { ...home, line1: '6010 E Kennedy Blvd' }
    const suggestions = [other, home].map((one) => ({ ...one, label: one.line1, countyId: 'hillsborough' }))
    api.answer(suggestAddresses, { suggestions })
    const page = openPage('/property-setup?home=new')
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a home' })).toBeTruthy()
    await fillFields(page, { 'Street address': '601 e  kennedy blvd' })
    expect(screen.queryByLabelText('City')).toBeNull()
    await press(page, 'Find my home')
    await screen.findByRole('heading', { name: 'Is this the right home?' })
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toMatchObject({
      address: '601 E Kennedy Blvd, Tampa, FL 33602',
    })
  })

  it('that is in two cities is asked for whole', async () => {
    const home = { line1: '601 E Kennedy Blvd', line2: '', city: 'Tampa', zip: '33602' }
    const suggestions = [home, { ...home, city: 'Plant City', zip: '33563' }].map((one) => ({
      ...one,
      label: `${one.line1}, ${one.city}`,
      countyId: 'hillsborough',
    }))
    api.answer(suggestAddresses, { suggestions })
    const page = openPage('/property-setup')
    await fillFields(page, { 'Street address': '601 E Kennedy Blvd' })
    await press(page, 'Find my home')
    expect(await screen.findByText('City is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
    expect(api.callsOf(requestPropertyAnalysis)).toEqual([])
  })

  it('is offered from the roll while it is typed; the chosen one is looked up at once', async () => {
    const home = { line1: '601 E Kennedy Blvd', line2: 'Unit 4', city: 'Tampa', zip: '33602' }
    const label = '601 E Kennedy Blvd Unit 4, Tampa, FL 33602'
    api.answer(suggestAddresses, { suggestions: [{ label, ...home, countyId: 'hillsborough' }] })
    const page = openPage('/property-setup')
    await page.user.type(await screen.findByLabelText('Street address'), '601 e ken')
    await page.user.click(await screen.findByRole('option', { name: label }, { timeout: 10_000 }))
    await screen.findByRole('heading', { name: 'Is this the right home?' })
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toMatchObject({
      address: '601 E Kennedy Blvd Unit 4, Tampa, FL 33602',
    })
  })

  it('is asked for once the homes known already are here: none runs into what is being typed', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    api.answerWith(listProperties, () => promise.then(() => ({ properties: [savedHome] })))
    openPage('/property-setup')
    await screen.findByText('Loading your homes')
    expect(screen.queryByLabelText('Street address')).toBeNull()
    arrive()
    const street = await screen.findByLabelText<HTMLInputElement>('Street address')
    expect(street.value).toBe('601 E Kennedy Blvd')
  })

  it('can be typed where the homes cannot be asked for', async () => {
    api.refuse(listProperties, 'forbidden')
    const page = openPage('/property-setup')
    const street = await screen.findByLabelText<HTMLInputElement>('Street address')
    await page.user.type(street, '103 Sample Orange Way')
    expect(street.value).toBe('103 Sample Orange Way')
  })

  it('of another home starts empty, and of a certain home is that one', async () => {
    const other = { ...savedHome, id: crypto.randomUUID(), addressLine1: '16005 Muirfield Dr' }
    api.answer(listProperties, { properties: [savedHome] })
    openPage('/property-setup?home=new')
    const street = await screen.findByLabelText<HTMLInputElement>('Street address')
    expect(street.value).toBe('')
    cleanup()
    api.answer(listProperties, { properties: [savedHome, other] })
    openPage(`/property-setup?home=${other.id}`)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('16005 Muirfield Dr'),
    )
    await step('Check your home’s address')
    expect(screen.queryByRole('button', { name: /^Use this home/ })).toBeNull()
  })

  it('of a person without a home is the one looked up in this browser before', async () => {
    keepLookedUp({ address: '16005 Muirfield Dr, Odessa, FL 33556', parcel: null, trimNumbers: null })
    openPage('/property-setup')
    const street = await screen.findByLabelText<HTMLInputElement>('Street address')
    expect([street.value, screen.getByLabelText<HTMLInputElement>('ZIP code').value]).toEqual([
      '16005 Muirfield Dr',
      '33556',
    ])
  })

  it('can be taken from a home entered before', async () => {
    api.answer(listProperties, { properties: [savedHome] })
    api.answerWith(getHomeOutlook, () => new Promise(() => undefined))
    const page = openPage('/property-setup')
    await page.user.click(await screen.findByRole('button', { name: /^Use this home/ }))
    expect(await screen.findByRole('heading', { name: 'Is this the right home?' })).toBeTruthy()
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toMatchObject({
      address: '601 E Kennedy Blvd, Tampa, FL 33602',
    })
  })
})

describe('the home that the record knows', () => {
  const mine = 'Yes, I own it'

  it('is saved at one press, and answered', async () => {
    const page = openPage('/property-setup')
    await findHome(page)
    await screen.findByRole('heading', { name: 'Is this the right home?' })
    expect(api.callsOf(saveProperty)).toEqual([])
    await press(page, mine)
    expect(await screen.findByText('Better not to file')).toBeTruthy()
    expect(api.callsOf(saveProperty).map(({ input }) => input)).toMatchObject([
      {
        addressLine1: '601 E Kennedy Blvd',
        zipCode: '33602',
        countyId: 'hillsborough',
        parcelId: '39-1234-5678',
      },
    ])
  })

  it('that is not saved says why, and stays', async () => {
    api.refuse(saveProperty, 'invalid_request', 'You’ve reached the limit of 50 homes')
    const page = openPage('/property-setup')
    await findHome(page)
    await press(page, mine)
    expect((await screen.findByRole('alert')).textContent).toContain('the limit of 50 homes')
    expect(screen.getByRole('button', { name: mine })).toBeTruthy()
  })

  it.each([
    ['by its address', { addressLine1: '601 E KENNEDY BLVD' }],
    ['by its parcel', { addressLine1: '601 East Kennedy Blvd', parcelId: '39-1234-5678' }],
  ])('that the person has already, known %s, is led to and not changed', async (_how, change) => {
    api.answer(listProperties, { properties: [{ ...savedHome, homesteadStatus: false, ...change }] })
    api.answerWith(getHomeOutlook, () => new Promise(() => undefined))
    const page = openPage('/property-setup?home=new')
    await findHome(page)
    await step('You already have this home.')
    const link = screen.getByRole('link', { name: new RegExp(change.addressLine1) })
    expect(link.getAttribute('href')).toBe(`/dashboard?home=${savedHome.id}`)
    expect(screen.queryByRole('button', { name: mine })).toBeNull()
    expect(api.callsOf(saveProperty)).toEqual([])
  })

  it('tells at once of the record’s exemption where the homestead is another home', async () => {
    const other = { ...savedHome, id: crypto.randomUUID(), addressLine1: '16005 Muirfield Dr' }
    api.answer(listProperties, { properties: [other] })
    const page = openPage('/property-setup?home=new')
    await findHome(page)
    const told = /The county’s record shows a homestead exemption/
    await screen.findByText('Florida allows one homestead exemption. Which of these homes has it?')
    expect(screen.queryByText(told)).toBeNull()
    await press(page, '16005 Muirfield Dr, Tampa, FL 33602')
    expect(screen.getByText(told)).toBeTruthy()
    await press(page, mine)
    await screen.findByText('Better not to file')
    expect(api.callsOf(saveProperty)[0]?.input).toMatchObject({ homesteadStatus: false })
  })
})

describe('the county', () => {
  it('is filled in from the parcel, to be confirmed; nothing is saved yet [S2.property-setup.2]', async () => {
    const page = openPage('/property-setup')
    await toCounty(page)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('County').value).toBe('Hillsborough'))
    await press(page, 'Continue')
    await step('The numbers on your TRIM notice')
    expect(api.callsOf(validateAddress)[0]?.input).toMatchObject({
      zipCode: '33602',
      countyId: 'hillsborough',
      parcelId: '39-1234-5678',
    })
    expect(api.callsOf(saveProperty)).toHaveLength(0)
  })

  const rental = { ...savedHome, id: crypto.randomUUID(), addressLine1: '16005 Muirfield Dr' }
  const question = 'Florida allows one homestead exemption. Which of these homes has it?'

  it('asks which home is the homestead where another one is said to be, and changes that one alone', async () => {
    api.answer(listProperties, { properties: [rental] })
    api.answer(saveProperty, { property: { ...rental, homesteadStatus: false } })
    const page = openPage('/property-setup?home=new')
    await toCounty(page)
    expect(await screen.findByText(question)).toBeTruthy()
    api.answer(listProperties, { properties: [{ ...rental, homesteadStatus: false }] })
    await press(page, '601 E Kennedy Blvd, Tampa, FL 33602')
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
    expect(api.callsOf(saveProperty).map(({ input }) => input)).toMatchObject([
      { addressLine1: '16005 Muirfield Dr', homesteadStatus: false },
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('takes the other home for the homestead at one press, and saves nothing', async () => {
    api.answer(listProperties, { properties: [rental] })
    const page = openPage('/property-setup?home=new')
    await toCounty(page)
    await press(page, '16005 Muirfield Dr, Tampa, FL 33602')
    expect(screen.queryByText(question)).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(api.callsOf(saveProperty)).toHaveLength(0)
  })

  it('takes neither of two rentals for the homestead at one press', async () => {
    api.answer(listProperties, { properties: [rental] })
    api.answer(saveProperty, { property: { ...rental, homesteadStatus: false } })
    const page = openPage('/property-setup?home=new')
    await toCounty(page)
    await screen.findByText(question)
    api.answer(listProperties, { properties: [{ ...rental, homesteadStatus: false }] })
    await press(page, 'Neither')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false))
    expect(api.callsOf(saveProperty).map(({ input }) => input)).toMatchObject([
      { addressLine1: '16005 Muirfield Dr', homesteadStatus: false },
    ])
  })

  it('of a ZIP that lies in several is asked for with their names', async () => {
    const which = 'ZIP 33602 is in Hillsborough County or Pinellas County; please select yours'
    api.answer(validateAddressPartial, { isValid: true, county: null, validationMessages: [which] })
    await toCounty(openPage('/property-setup'))
    expect(await screen.findByText(which)).toBeTruthy()
  })

  it('shows what is worth knowing about the address, and goes on when it was read', async () => {
    const note = 'The street is on the tax roll, but not this number; please check it'
    api.answer(validateAddress, { isValid: true, county: hillsborough, validationMessages: [note] })
    const page = openPage('/property-setup')
    await toCounty(page)
    await press(page, 'Continue')
    expect(await screen.findByText(note)).toBeTruthy()
    await press(page, 'The address is right. Continue')
    await step('The numbers on your TRIM notice')
    expect(api.callsOf(validateAddress)).toHaveLength(1)
  })

  it('leads back to the address as it was typed', async () => {
    const note = 'This street is not on the tax roll; please check the spelling'
    api.answer(validateAddress, { isValid: true, county: hillsborough, validationMessages: [note] })
    const page = openPage('/property-setup')
    await toCounty(page)
    await press(page, 'Continue')
    await press(page, 'Fix the address')
    await step('Is this the right home?')
    await press(page, 'Change the address')
    expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('601 E Kennedy Blvd')
  })

  it('that does not fit the address is not taken, and nothing is saved', async () => {
    const message = 'ZIP 33602 is in Hillsborough County, not Pinellas County'
    api.answer(validateAddress, { isValid: false, county: hillsborough, validationMessages: [message] })
    const page = openPage('/property-setup')
    await toCounty(page)
    await press(page, 'Continue')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(api.callsOf(saveProperty)).toHaveLength(0)
  })

  it.each([
    [{ 'Year built': '1799' }, 'Year built must be 1800 or later'],
    [{ 'Year built': '2099' }, /^Year built must be \d{4} or earlier$/],
    [{ 'Year built': '1e3' }, 'Year built: type four digits, like 1985.'],
    [{ 'Square footage': '99' }, 'Square footage must be at least 100'],
    [{ 'Square footage': '1.834' }, /“1\.834” could mean more than one number/],
  ])('step refuses %j', async (fields, fault) => {
    const page = openPage('/property-setup')
    await toCounty(page)
    for (const [label, text] of Object.entries(fields)) {
      const field = screen.getByLabelText(new RegExp(`^${label}`))
      await page.user.clear(field)
      await page.user.type(field, text)
    }
    await press(page, 'Continue')
    expect(await screen.findByText(fault)).toBeTruthy()
  })
})

it('opens the answer for a home that is entered, and asks nothing of it', async () => {
  api.answer(listProperties, { properties: [{ ...savedHome, parcelId: '39-1234-5678' }] })
  const page = openPage(`/property-setup?home=${savedHome.id}&open=answer`)
  await waitFor(() => expect(page.address()).toBe(`/report/${leadId}`))
  expect(api.callsOf(requestPropertyAnalysis).map(({ input }) => input)).toMatchObject([
    { address: '601 E Kennedy Blvd, Tampa, FL 33602', parcelNumber: '39-1234-5678' },
  ])
})

it('takes a home of a report to its review at once, with nothing to type', async () => {
  const { address, parcel, propertyType, trimNumbers } = readyReport()
  if (parcel === null) throw new Error('the report is of a home on the record')
  const homes = [{ leadId, address, parcel: { ...parcel, synthetic: false }, propertyType, trimNumbers }]
  api.answer(listReportedHomes, { homes })
  const page = openPage('/property-setup?home=new')
  await page.user.click(await screen.findByRole('button', { name: /^Add this home/ }))
  await step('Review everything')
  await press(page, 'Save my home and show my answer')
  await waitFor(() => expect(api.callsOf(saveProperty)).toHaveLength(1))
  expect(api.callsOf(requestPropertyAnalysis)).toEqual([])
})
