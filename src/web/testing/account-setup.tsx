/** Owns walking through the account set-up in tests of its page. */
import { screen } from '@testing-library/react'
import { checkNewPassword, validateSetupToken } from '#contract/account/auth.ts'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import {
  listCounties,
  validateAddressPartialPublic,
  validateAddressPublic,
} from '#contract/property/properties.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { answerNewCourse } from './course-answers.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { openPage } from './open-page.tsx'

export const hillsborough = { id: 'hillsborough', name: 'Hillsborough' }

/** A working link, three counties, and an address that nobody finds fault with. */
export const answerSetup = (api: FakeApi) => {
  api.answer(validateSetupToken, {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: '',
    hasAccount: false,
    home: null,
    goesBack: null,
  })
  api.answer(listCounties, {
    counties: [hillsborough, { id: 'miami-dade', name: 'Miami-Dade' }, { id: 'st-johns', name: 'St. Johns' }],
  })
  api.answer(validateAddressPartialPublic, { isValid: false, county: null, validationMessages: [] })
  api.answer(validateAddressPublic, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(checkNewPassword, { fault: null })
  api.answer(askQuickAnswer, { answer: { kind: 'numbers', countyId: null, message: '' } })
  api.answer(suggestAddresses, { suggestions: [] })
  answerNewCourse(api)
}

/** A fresh browser session, and the answers of `answerSetup`. */
export const setupApi = (): FakeApi => {
  sessionStorage.clear()
  localStorage.clear()
  const api = fakeApi()
  answerSetup(api)
  return api
}

/** What the page says aloud, once it does. */
export const alertWords = async () => (await screen.findByRole('alert')).textContent

type Page = ReturnType<typeof openPage>

/** Pasted but for the last letter: the page is drawn again for each that is typed. */
export const fillFields = async ({ user }: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.paste(text.slice(0, -1))
    await user.keyboard(text.slice(-1))
  }
}

export const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }))

export const openSetup = () => openPage('/account-setup?token=a-token-from-the-mail')

export const openPropertyStep = async (): Promise<Page> => {
  const page = openSetup()
  await fillFields(page, {
    Password: 'Palm-Harbor1',
    'Confirm password': 'Palm-Harbor1',
    'Last name': 'Palmer',
  })
  await press(page, 'Continue')
  await screen.findByRole('heading', { name: /^(Your property|Is this the right home\?)$/ })
  await screen.findByRole('button', { name: /^(Complete Setup|Yes, I own it)/ })
  if (screen.queryByRole('button', { name: 'Complete Setup' })) await screen.findByLabelText('County')
  return page
}

export const chooseCounty = async ({ user }: Page, search: string, name: string) => {
  await user.type(screen.getByLabelText('County'), search)
  await user.click(await screen.findByRole('option', { name }))
}

export const fillAddress = async (page: Page) => {
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd', City: 'Tampa', 'ZIP code': '33602' })
}

/** The second step with all that it must have: one press from the end. */
export const openFilledSetup = async (): Promise<Page> => {
  const page = await openPropertyStep()
  await fillAddress(page)
  await chooseCounty(page, 'hills', 'Hillsborough')
  return page
}
