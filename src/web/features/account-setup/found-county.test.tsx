/** Proves that the county follows the address check until the person chooses one, and is asked for where it is not known. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { completeAccountSetup } from '#contract/account/auth.ts'
import { validateAddressPartialPublic, validateAddressPublic } from '#contract/property/properties.ts'
import { keepLookedUp, lookedUpHere } from '#web/property/looked-up.ts'
import { forgetHome, type RememberedHome, rememberHome } from '#web/property/remembered-home.ts'
import {
  chooseCounty,
  fillAddress,
  fillFields,
  hillsborough,
  openFilledSetup,
  openPropertyStep,
  openSetup,
  press,
  setupApi,
} from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { ada } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const county = () => screen.getByLabelText<HTMLInputElement>('County')
const miamiDade = { id: 'miami-dade', name: 'Miami-Dade' }
/** The check waits a second for the typing to pause. */
const patiently = { timeout: 5000 }

// First in this file: the fields of the address come later than the others only where they were not loaded before.
it('the first fault in the order of the page takes the focus', async () => {
  const page = await changeKnown()
  await page.user.tripleClick(screen.getByLabelText(/^Year built/))
  await page.user.keyboard('1')
  await page.user.clear(screen.getByLabelText('ZIP code'))
  await press(page, 'Complete Setup')
  expect(await screen.findByText('ZIP code is required')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ZIP code')))
})

describe('the county of the address', () => {
  it('corrects the county it filled in, also after a reload, and takes it back where it finds none', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    const page = await openPropertyStep()
    await fillAddress(page)
    await waitFor(() => expect(county().value).toBe('Hillsborough'), patiently)
    cleanup()
    const validated = { isValid: true, county: miamiDade, validationMessages: [] }
    api.answer(validateAddressPartialPublic, validated)
    const again = openSetup()
    await screen.findByLabelText('County')
    await fillFields(again, { City: 'Miami', 'ZIP code': '33130' })
    await waitFor(() => expect(county().value).toBe('Miami-Dade'), patiently)
    expect(await screen.findByText('Address validated - Miami-Dade County')).toBeDefined()
    api.answer(validateAddressPartialPublic, {
      isValid: false,
      county: null,
      validationMessages: ['Unknown'],
    })
    await fillFields(again, { 'ZIP code': '34999' })
    await waitFor(() => expect(county().value).toBe(''), patiently)
  })

  it('names a county that was chosen and is another at its field, until it is the right one', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    const page = await openPropertyStep()
    await chooseCounty(page, 'miami', 'Miami-Dade')
    await fillAddress(page)
    const contradiction = 'This address is in Hillsborough County. Please check the county.'
    expect(await screen.findByText(contradiction, {}, patiently)).toBeDefined()
    expect(county().getAttribute('aria-invalid')).toBe('true')
    await press(page, 'Clear county')
    await chooseCounty(page, 'hills', 'Hillsborough')
    expect(screen.queryByText(contradiction)).toBeNull()
  })

  it('asks for the county where the ZIP lies in several, and fills in none', async () => {
    const asked = 'ZIP 33896 is in Osceola County or Polk County; please select yours'
    api.answer(validateAddressPartialPublic, { isValid: true, county: null, validationMessages: [asked] })
    const page = await openPropertyStep()
    await fillAddress(page)
    expect(await screen.findByText(asked, {}, patiently)).toBeDefined()
    expect(county().value).toBe('')
    expect(screen.queryByText(/Address validated/)).toBeNull()
    await press(page, 'Complete Setup')
    expect(await screen.findByText(`Please select your county. ${asked}`)).toBeDefined()
    expect(screen.getAllByText(/Osceola/)).toHaveLength(1)
    expect(county().getAttribute('aria-invalid')).toBe('true')
    expect(api.callsOf(completeAccountSetup)).toEqual([])
    await chooseCounty(page, 'hills', 'Hillsborough')
    expect(screen.queryByText(/Osceola/)).toBeNull()
  })

  it('a county that the address is not in is named at its field, and nowhere else', async () => {
    const message = 'ZIP 33130 is in Miami-Dade County, not Hillsborough County'
    api.answer(validateAddressPublic, { isValid: false, county: miamiDade, validationMessages: [message] })
    const page = await openFilledSetup()
    await press(page, 'Complete Setup')
    expect(await screen.findByText(message)).toBeDefined()
    expect(county().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(county()))
    expect(screen.queryByText('Your account isn’t set up yet')).toBeNull()
    expect(api.callsOf(completeAccountSetup)).toEqual([])
  })
})

afterEach(forgetHome)

const reported: RememberedHome = {
  addressLine1: '601 E Kennedy Blvd',
  addressLine2: '',
  parcelId: null,
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
  homesteadStatus: false,
  recordHomestead: true,
  propertyType: 'condo',
  recordUse: null,
  yearBuilt: '1987',
  squareFootage: '1210',
}

it('one press says that a homestead of the record is not lived in, and another takes it back', async () => {
  rememberHome({ ...reported, homesteadStatus: true })
  const page = await openPropertyStep()
  await press(page, 'I don’t live here')
  expect(screen.getByText(/so these numbers include it/)).toBeDefined()
  await press(page, 'I do live here')
  expect(screen.queryByText(/so these numbers include it/)).toBeNull()
})

it('the home of the report is changed in the form, with all that is known filled in', async () => {
  rememberHome(reported)
  const page = await openPropertyStep()
  await press(page, 'Change')
  await screen.findByLabelText('County')
  await waitFor(() => expect(county().value).toBe('Hillsborough'))
  expect(screen.getByText(/^We filled this in from the home you looked up/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeDefined()
})

it('an address that was only looked up in this browser is filled in, its county too, and forgotten once saved', async () => {
  keepLookedUp({ address: '601 E Kennedy Blvd, Tampa, FL 33602', parcel: null, trimNumbers: null })
  api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'first-token' } })
  const page = await openPropertyStep()
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('601 E Kennedy Blvd')
  await waitFor(() => expect(county().value).toBe('Hillsborough'), patiently)
  await press(page, 'Complete Setup')
  await waitFor(() => expect(api.callsOf(completeAccountSetup)).toHaveLength(1))
  await waitFor(() => expect(lookedUpHere()).toBeNull())
})

it('the home of this browser’s report is said yes to, and not typed again', async () => {
  rememberHome(reported)
  api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'first-token' } })
  const page = await openPropertyStep()
  expect(screen.getByText(/^The home you looked up/)).toBeDefined()
  expect(screen.getByText('601 E Kennedy Blvd, Tampa, FL 33602')).toBeDefined()
  expect(screen.getByText('1,210 sq ft')).toBeDefined()
  expect(screen.queryByLabelText('Street address')).toBeNull()
  await press(page, 'Yes, I own it')
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  const propertyData = {
    addressLine1: '601 E Kennedy Blvd',
    addressLine2: null,
    city: 'Tampa',
    zipCode: '33602',
    countyId: 'hillsborough',
    homesteadStatus: false,
    propertyType: 'condo',
    yearBuilt: 1987,
    squareFootage: 1210,
  }
  expect(api.callsOf(completeAccountSetup)[0]?.input).toMatchObject({ propertyData })
})

it('a PO box is said at the street, and a city that is elsewhere at the city', async () => {
  const elsewhere = 'ZIP 33602 is Tampa in Hillsborough County, but Miami is in Miami-Dade County'
  api.answer(validateAddressPartialPublic, { isValid: false, county: null, validationMessages: ['A PO box'] })
  const page = await openPropertyStep()
  await fillFields(page, { 'Street address': 'P.O. Box 1234', City: 'Tampa', 'ZIP code': '33602' })
  expect(await screen.findByText(/^A PO box isn’t a home/, {}, patiently)).toBeDefined()
  expect(screen.getByLabelText('Street address').getAttribute('aria-invalid')).toBe('true')
  await press(page, 'Complete Setup')
  expect(await screen.findByText('Please select your county')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Street address')))
  expect(screen.getByLabelText('Street address').getAttribute('aria-invalid')).toBe('true')
  api.answer(validateAddressPartialPublic, {
    isValid: false,
    county: hillsborough,
    validationMessages: [elsewhere],
  })
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd', City: 'Miami' })
  expect(await screen.findByText(elsewhere, {}, patiently)).toBeDefined()
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Street address').getAttribute('aria-invalid')).toBeNull()
})

it('a whole address typed as the street fills the city and the ZIP code', async () => {
  const page = await openPropertyStep()
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd, Tampa, FL 33602' })
  await page.user.tab()
  const typed = ['Street address', 'City', 'ZIP code'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  )
  expect(typed).toEqual(['601 E Kennedy Blvd', 'Tampa', '33602'])
})

it('what a report knew of its home is not said of another street', async () => {
  rememberHome({
    addressLine1: '8520 Tidewater Trl',
    addressLine2: '',
    parcelId: '0452993104',
    city: 'Tampa',
    zipCode: '33619',
    countyId: 'hillsborough',
    homesteadStatus: true,
    recordHomestead: true,
    propertyType: 'single_family',
    recordUse: null,
    yearBuilt: '1974',
    squareFootage: '2385',
  })
  const page = await openPropertyStep()
  const { user } = page
  await press(page, 'Change')
  const street = await screen.findByLabelText('Street address')
  await user.clear(street)
  await user.paste('2911 Hansen Manor Ln')
  await user.tab()
  expect((screen.getByLabelText(/^Year built/) as HTMLInputElement).value).toBe('')
  expect((screen.getByLabelText(/^Square footage/) as HTMLInputElement).value).toBe('')
  // Half an address is no other home, and the home itself is known again.
  const sized = () => screen.getByLabelText<HTMLInputElement>(/^Square footage/).value
  await user.clear(street)
  await user.paste('8520 tidewater  trl')
  await user.tab()
  expect(sized()).toBe('2385')
  await user.clear(street)
  await user.paste('8520')
  await user.tab()
  expect(sized()).toBe('2385')
  await press(page, 'Complete Setup')
  expect(await screen.findByText('Add the street after the house number: 1234 Your Street.')).toBeDefined()
})

const known: RememberedHome = {
  ...reported,
  addressLine1: '8520 Tidewater Trl',
  parcelId: '0452993104',
  zipCode: '33619',
  squareFootage: '2385',
}

const textIn = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value

const changeKnown = async () => {
  rememberHome(known)
  const page = await openPropertyStep()
  await press(page, 'Change')
  await waitFor(() => expect(county().value).toBe('Hillsborough'))
  return page
}

it('another spelling of the street takes nothing away, and the county stays where the check tells none', async () => {
  const checks = { isValid: true, county: null, validationMessages: ['ZIP 33619 lies in two counties'] }
  api.answer(validateAddressPartialPublic, checks)
  const page = await changeKnown()
  await fillFields(page, { 'Street address': '8520 Tidewater Trail' })
  await page.user.tab()
  const street = () => api.callsOf(validateAddressPartialPublic).map(({ input }) => input)
  const asked = expect.objectContaining({ addressLine1: '8520 Tidewater Trail' })
  await waitFor(() => expect(street()).toContainEqual(asked), patiently)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(county().value).toBe('Hillsborough')
  expect(textIn(/^Square footage/)).toBe('2385')
  expect(textIn(/^Parcel number/)).toBe('0452993104')
})

it('what was typed of another home stays after a reload, and the field of the parcel stays on the page', async () => {
  const page = await changeKnown()
  await fillFields(page, { 'Street address': '2911 Hansen Manor Ln' })
  await page.user.tab()
  expect(textIn(/^Parcel number/)).toBe('')
  await page.user.type(screen.getByLabelText(/^Square footage/), '1500')
  cleanup()
  const again = openSetup()
  await press(again, 'Change')
  await fillFields(again, { 'Street address': '2913 Hansen Manor Ln' })
  await again.user.tab()
  expect(textIn(/^Square footage/)).toBe('1500')
})

it('the way on keeps its place under the press that leaves a field', async () => {
  const page = await openPropertyStep()
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd, Tampa, FL 33602' })
  const button = screen.getByRole('button', { name: 'Complete Setup' })
  await page.user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(document.activeElement).toBe(screen.getByLabelText('Street address'))
  await page.user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Tampa')
})

it('an exemption that the record has and the owner takes back is said at once', async () => {
  rememberHome({ ...reported, homesteadStatus: true })
  const page = await openPropertyStep()
  const told = /The county’s record shows a homestead exemption, so these numbers include it/
  await press(page, 'Change')
  const box = await screen.findByLabelText('I have a homestead exemption on this home')
  expect(screen.queryByText(told)).toBeNull()
  await page.user.click(box)
  expect(screen.getByText(told)).toBeDefined()
  // Of another home the record has not been read.
  await page.user.clear(screen.getByLabelText('Street address'))
  expect(screen.queryByText(told)).toBeNull()
})
