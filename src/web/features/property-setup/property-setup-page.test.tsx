/** Proves the property wizard: from the address to the verdict, nothing lost on the way. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCounties, listProperties, saveProperty, validateAddress } from '#contract/properties.ts'
import { getPropertyAnalysis, requestPropertyAnalysis, submitTrimNumbers } from '#contract/reports.ts'
import { CAPPED_HOMESTEAD } from '#core/tax/worked-example.ts'
import { fillFields, hillsborough, press } from '#web/testing/account-setup.tsx'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { leadId, readyReport, unfinishedReport } from '#web/testing/report-answers.ts'

const savedHome = {
  id: '0e1b7c7e-6f0e-4a43-9f55-0b6f8a0d3f21',
  parcelId: null,
  addressLine1: '601 E Kennedy Blvd',
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
  propertyType: 'single_family' as const,
  homesteadStatus: true,
  yearBuilt: null,
  squareFootage: 1834,
}

let api: FakeApi
beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  signIn(api)
  answerNewCourse(api)
  api.answer(listCounties, { counties: [hillsborough, { id: 'pinellas', name: 'Pinellas' }] })
  api.answer(listProperties, { properties: [] })
  api.answer(requestPropertyAnalysis, { leadId, reportStatus: { status: 'preparing', message: 'Soon' } })
  api.answer(getPropertyAnalysis, { report: readyReport() })
  api.answer(validateAddress, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(saveProperty, { property: savedHome })
})

type Page = ReturnType<typeof openPage>

const step = (name: string) => screen.findByRole('heading', { level: 2, name })

const findHome = async (page: Page) => {
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd', City: 'Tampa', 'ZIP code': '33602' })
  await press(page, 'Find my home')
}

const toCounty = async (page: Page) => {
  await findHome(page)
  await press(page, 'Continue')
  await step('Confirm the county')
}

const toNumbers = async (page: Page) => {
  await toCounty(page)
  await press(page, 'Save and continue')
  await step('The numbers on your TRIM notice')
}

const sixNumbers = {
  'Just (market) value': '420000',
  'Assessed value, school row': '300000',
  'Assessed value, county row': '300000',
  'Taxable value, school row': '275000',
  'Taxable value, county row': '248589',
  'Total proposed tax': '4854.67',
}

it('sends a visitor to sign in [S2.routes.12]', async () => {
  localStorage.clear()
  const page = openPage('/property-setup')
  await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fproperty-setup'))
})

describe('the address', () => {
  it('is looked for on the tax roll, and the parcel is shown [S2.property-setup.1]', async () => {
    const page = openPage('/property-setup')
    await findHome(page)
    expect(await screen.findByText('Found on the tax roll')).toBeTruthy()
    expect(screen.getByText('39-1234-5678')).toBeTruthy()
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toEqual({
      email: ada.email,
      address: '601 E Kennedy Blvd, Tampa, FL 33602',
      propertyType: 'Single Family Home',
    })
  })

  it('follows the rules of the account setup [S2.property-setup.7]', async () => {
    const page = openPage('/property-setup')
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

  it('can be taken from a home entered before', async () => {
    api.answer(listProperties, { properties: [savedHome] })
    const page = openPage('/property-setup')
    await page.user.click(await screen.findByRole('button', { name: /^Use this one/ }))
    const street = screen.getByLabelText('Street address')
    await waitFor(() => expect((street as HTMLInputElement).value).toBe('601 E Kennedy Blvd'))
  })
})

describe('the county', () => {
  it('is filled in from the parcel, to be confirmed, and the home is saved [S2.property-setup.2]', async () => {
    const page = openPage('/property-setup')
    await toCounty(page)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('County').value).toBe('Hillsborough'))
    await press(page, 'Save and continue')
    await step('The numbers on your TRIM notice')
    expect(api.callsOf(saveProperty)[0]?.input).toEqual({
      addressLine1: '601 E Kennedy Blvd',
      addressLine2: null,
      city: 'Tampa',
      zipCode: '33602',
      propertyType: 'single_family',
      countyId: 'hillsborough',
      homesteadStatus: true,
      yearBuilt: null,
      squareFootage: 1834,
    })
  })

  it('that does not fit the address is not taken, and nothing is saved', async () => {
    const message = 'ZIP 33602 is in Hillsborough County, not Pinellas County'
    api.answer(validateAddress, { isValid: false, county: hillsborough, validationMessages: [message] })
    const page = openPage('/property-setup')
    await toCounty(page)
    await press(page, 'Save and continue')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(api.callsOf(saveProperty)).toHaveLength(0)
  })

  it.each([
    [{ 'Year built': '1799' }, 'Year built must be 1800 or later'],
    [{ 'Year built': '2099' }, /^Year built must be \d{4} or earlier$/],
    [{ 'Square footage': '99' }, 'Square footage must be at least 100'],
  ])('step refuses %j', async (fields, fault) => {
    const page = openPage('/property-setup')
    await toCounty(page)
    for (const [label, text] of Object.entries(fields)) {
      const field = screen.getByLabelText(new RegExp(`^${label}`))
      await page.user.clear(field)
      await page.user.type(field, text)
    }
    await press(page, 'Save and continue')
    expect(await screen.findByText(fault)).toBeTruthy()
  })
})

describe('the numbers', () => {
  it('of the roll can stand when the notice shows the same', async () => {
    const page = openPage('/property-setup')
    await toNumbers(page)
    await press(page, 'They are the same')
    await step('Check everything once more')
    await press(page, 'Show the verdict')
    expect(await screen.findByText('Better not to file')).toBeTruthy()
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
  })

  it('of the notice are typed, reviewed, and only then sent for the verdict [S2.property-setup.3, S2.property-setup.4, S2.property-setup.5]', async () => {
    api.answer(getPropertyAnalysis, { report: unfinishedReport('needs_trim_numbers') })
    const page = openPage('/property-setup')
    await findHome(page)
    await press(page, 'Continue')
    await page.user.type(await screen.findByLabelText('County'), 'hills')
    await page.user.click(await screen.findByRole('option', { name: 'Hillsborough' }))
    await press(page, 'Save and continue')
    await step('The numbers on your TRIM notice')
    await fillFields(page, sixNumbers)
    await press(page, 'Continue to the review')
    await step('Check everything once more')
    expect(screen.getByText('$248,589')).toBeTruthy()
    expect(screen.getByText('$4,854.67')).toBeTruthy()
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
    const judged = readyReport(CAPPED_HOMESTEAD, {}, { parcel: null })
    api.answer(submitTrimNumbers, { report: judged })
    await press(page, 'Show the verdict')
    expect(await screen.findByRole('heading', { name: judged.verdict?.headline ?? '' })).toBeTruthy()
    expect(api.callsOf(submitTrimNumbers)[0]?.input).toMatchObject({ trimNumbers: { totalTax: 4854.67 } })
  })
})

describe('leaving the wizard', () => {
  it('loses nothing: it goes on where it was, half-typed numbers included [S2.property-setup.6]', async () => {
    const page = openPage('/property-setup')
    await toNumbers(page)
    await press(page, 'My notice shows other numbers')
    await fillFields(page, { 'Just (market) value': '415,0' })
    cleanup()
    openPage('/property-setup')
    await step('The numbers on your TRIM notice')
    expect((await screen.findByLabelText<HTMLInputElement>('Just (market) value')).value).toBe('415,0')
  })

  it('shows nothing of it to another person on the same browser', async () => {
    const page = openPage('/property-setup')
    await toCounty(page)
    cleanup()
    signIn(api, { ...ada, id: '9a0f7a4e-2a43-4d0b-9a6e-0d6a3f1b2c3d' })
    openPage('/property-setup')
    await step('Find your home')
    expect((await screen.findByLabelText<HTMLInputElement>('Street address')).value).toBe('')
  })
})
