/** Proves the address checks of the set-up, while typing and before sending, and the county picker. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeAccountSetup } from '#contract/account/auth.ts'
import {
  listCounties,
  validateAddressPartialPublic,
  validateAddressPublic,
} from '#contract/property/properties.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { takeConsoleErrors } from '#test/console-setup.ts'
import {
  alertWords,
  chooseCounty,
  fillAddress,
  fillFields,
  hillsborough,
  openFilledSetup,
  openPropertyStep,
  press,
  setupApi,
} from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const county = () => screen.getByLabelText<HTMLInputElement>('County')
const partialChecks = () => api.callsOf(validateAddressPartialPublic).map(({ input }) => input)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('while the address is typed', () => {
  it('is checked once it is complete and the typing has paused, and fills in the county [S4.address-check.1, S4.address-check.4, S9.limits.4]', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    const page = await openPropertyStep()
    await fillAddress(page)
    expect(partialChecks()).toEqual([])
    expect(await screen.findByText('Address validated - Hillsborough County')).toBeDefined()
    expect(county().value).toBe('Hillsborough')
    const address = { addressLine1: '601 E Kennedy Blvd', city: 'Tampa', zipCode: '33602', state: 'FL' }
    expect(partialChecks()).toEqual([address])
  })

  it('gets no tick where the check has a doubt, which stands in its place', async () => {
    const validationMessages = ['The street is on the tax roll, but not this number; please check it']
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages })
    const page = await openPropertyStep()
    await fillAddress(page)
    expect(await screen.findByText(/but not this number/)).toBeDefined()
    expect(screen.queryByText(/Address validated/)).toBeNull()
    expect(county().value).toBe('Hillsborough')
  })

  it('says beside the tick that the county’s record is not among ours', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    api.answer(askQuickAnswer, { answer: { kind: 'numbers', countyId: 'hillsborough', message: '' } })
    const page = await openPropertyStep()
    await fillAddress(page)
    expect(await screen.findByText('Address validated - Hillsborough County')).toBeDefined()
    expect(await screen.findByText(/^We don’t have this county’s property records yet/)).toBeDefined()
  })

  it('is checked with its unit, and a press on a home of the record takes the unit away', async () => {
    const note = 'The county lists one building here, with no units.'
    api.answer(validateAddressPartialPublic, {
      isValid: true,
      county: hillsborough,
      validationMessages: [note],
    })
    api.answer(askQuickAnswer, {
      answer: { kind: 'not_on_record', message: '', addresses: ['601 E Kennedy Blvd, Tampa, FL 33602'] },
    })
    const page = await openPropertyStep()
    await fillFields(page, { 'Apartment or unit (optional)': '999' })
    await fillAddress(page)
    expect(await screen.findByText(note)).toBeDefined()
    expect(partialChecks()).toEqual([expect.objectContaining({ addressLine2: '999' })])
    await press(page, '601 E Kennedy Blvd, Tampa, FL 33602')
    expect(screen.getByLabelText<HTMLInputElement>(/^Apartment or unit/).value).toBe('')
  })

  it('a press that comes before the check waits for the county, and sends', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    api.refuse(completeAccountSetup, 'unavailable', 'Not now')
    const page = await openPropertyStep()
    await fillAddress(page)
    expect(county().value).toBe('')
    await press(page, 'Complete Setup')
    expect(await screen.findByText('Not now')).toBeDefined()
    expect(api.callsOf(completeAccountSetup)).toHaveLength(1)
    expect(county().value).toBe('Hillsborough')
  })

  it('a ZIP code of another state is the one fault: it would tell the county', async () => {
    const page = await openPropertyStep()
    await fillFields(page, { 'Street address': '55 Trinity Ave', City: 'Atlanta', 'ZIP code': '30303' })
    await press(page, 'Complete Setup')
    expect(await screen.findByText('Please enter a valid Florida ZIP code')).toBeDefined()
    expect(screen.queryByText('Please select your county')).toBeNull()
  })

  it('keeps the county that was chosen, and drops the answer to an older address', async () => {
    api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
    const page = await openPropertyStep()
    await chooseCounty(page, 'miami', 'Miami-Dade')
    await fillAddress(page)
    await screen.findByText('Address validated - Hillsborough County')
    expect(county().value).toBe('Miami-Dade')
    await page.user.type(screen.getByLabelText('City'), ' Bay')
    expect(screen.queryByText('Address validated - Hillsborough County')).toBeNull()
  })

  it('is not checked while the ZIP code is wrong [S4.address-check.2]', async () => {
    const page = await openPropertyStep()
    await fillAddress(page)
    await fillFields(page, { 'ZIP code': '10001' })
    await pause(1300)
    expect(partialChecks()).toEqual([])
  })

  it('says nothing when the check fails [S4.address-check.3]', async () => {
    api.refuse(validateAddressPartialPublic, 'internal', 'Broken')
    const page = await openPropertyStep()
    await fillAddress(page)
    await waitFor(() => expect(partialChecks()).toHaveLength(1), { timeout: 3000 })
    await pause(50)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/Broken/)).toBeNull()
  })
})

const send = async () => {
  const page = await openFilledSetup()
  await press(page, 'Complete Setup')
  return page
}

/** Told before the next field, with the focus on the street. */
const expectAtStreet = (told: HTMLElement) => {
  expect(document.activeElement).toBe(screen.getByLabelText('Street address'))
  const next = screen.getByLabelText(/^Apartment or unit/)
  expect(told.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

describe('before the set-up is sent', () => {
  it.each([
    [
      ['ZIP 33578 is in Hillsborough County', 'Something else'],
      'ZIP 33578 is in Hillsborough County',
      'S5.setup-2.12',
    ],
    [[], 'Address validation failed', 'S5.setup-2.13'],
  ])(
    'a wrong address with messages %j stops it: %s [S5.setup-2.11, %s]',
    async (validationMessages, shown) => {
      api.answer(validateAddressPublic, { isValid: false, county: null, validationMessages })
      const page = await send()
      expect(await alertWords()).toContain(shown)
      expect(api.callsOf(completeAccountSetup)).toEqual([])
      expectAtStreet(screen.getByRole('alert'))
      await fillFields(page, { City: 'Riverview' })
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('what is worth knowing of the address is shown first; the second press sends', async () => {
    const note = 'ZIP 33578 lies in two counties; please check yours'
    api.answer(validateAddressPublic, { isValid: true, county: hillsborough, validationMessages: [note] })
    api.refuse(completeAccountSetup, 'unavailable', 'Not now')
    const page = await send()
    expectAtStreet(await screen.findByText(note))
    expect(api.callsOf(completeAccountSetup)).toEqual([])
    await fillFields(page, { City: 'Riverview' })
    expect(screen.queryByText(note)).toBeNull()
    await press(page, 'Complete Setup')
    expect(await screen.findByText(note)).toBeDefined()
    await press(page, 'Complete Setup')
    expect(await screen.findByText('Not now')).toBeDefined()
  })

  it('a wrong county can be replaced by typing another', async () => {
    api.answer(validateAddressPublic, { isValid: false, county: hillsborough, validationMessages: [] })
    const page = await send()
    await screen.findByRole('alert')
    await page.user.tripleClick(county())
    await page.user.keyboard('mia')
    expect(county().value).toBe('mia')
    await page.user.click(await screen.findByRole('option', { name: 'Miami-Dade' }))
    expect(county().value).toBe('Miami-Dade')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string | undefined, string, string]>([
    ['The address service is busy.', 'The address service is busy.', 'S5.setup-2.14'],
    [undefined, 'Unable to validate address. Please check your input.', 'S5.setup-2.15'],
  ])('a check that fails with %s stops it: %s [%s]', async (message, shown) => {
    api.refuse(validateAddressPublic, 'unavailable', message)
    await send()
    expect(await alertWords()).toContain(shown)
  })

  it('a network failure stops it [S5.setup-2.16]', async () => {
    api.disconnect(validateAddressPublic)
    await send()
    expect(await alertWords()).toContain('Address validation temporarily unavailable')
  })

  it('a browser without a connection is told so', async () => {
    api.disconnect(validateAddressPublic)
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await send()
    expect(await alertWords()).toContain('Network error. Please check your connection.')
    line.mockRestore()
  })
})

const listed = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the county picker', () => {
  it('is searched without regard to case, by keyboard too [S2.setup.8, S5.county.1]', async () => {
    const { user } = await openPropertyStep()
    await user.type(county(), 'JOHN')
    expect(await listed()).toEqual(['St. Johns'])
    await user.keyboard('{Enter}')
    expect(county().value).toBe('St. Johns')
  })

  it('is closed without choosing [S2.setup.9]', async () => {
    const { user } = await openPropertyStep()
    await user.click(await screen.findByRole('button', { name: 'Show the list: county' }))
    expect(await listed()).toEqual(['Hillsborough', 'Miami-Dade', 'St. Johns'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(county().value).toBe('')
  })

  it('is cleared [S2.setup.10]', async () => {
    const page = await openPropertyStep()
    await chooseCounty(page, 'hills', 'Hillsborough')
    await press(page, 'Clear county')
    expect(county().value).toBe('')
  })

  it('says when nothing matches [S5.county.2]', async () => {
    const { user } = await openPropertyStep()
    await user.type(county(), 'cook')
    expect(await screen.findByText('No counties found')).toBeDefined()
  })

  it('says when there are none; that they did not load is only logged [S5.county.3, S8.setup.4]', async () => {
    api.refuse(listCounties, 'internal', 'Broken')
    const { user } = await openPropertyStep()
    await user.click(await screen.findByRole('button', { name: 'Show the list: county' }))
    expect(await screen.findByText('No counties available')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleErrors().join()).toContain('The list of counties didn’t load.')
  })
})
