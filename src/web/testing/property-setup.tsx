/** Owns walking through the property wizard in tests of its page. */
import { screen } from '@testing-library/react'
import type { OutputOf } from '#contract/endpoint.ts'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import {
  type getCounty,
  listCounties,
  listProperties,
  saveProperty,
  validateAddress,
  validateAddressPartial,
} from '#contract/property/properties.ts'
import { getPropertyAnalysis, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { fillFields, hillsborough, press } from './account-setup.tsx'
import { answerNewCourse } from './course-answers.ts'
import type { FakeApi } from './fake-api.ts'
import { type openPage, signIn } from './open-page.tsx'
import { leadId, readyReport } from './report-answers.ts'

export const savedHome = {
  id: '0e1b7c7e-6f0e-4a43-9f55-0b6f8a0d3f21',
  parcelId: null,
  petitionDueOn: null,
  addressLine1: '601 E Kennedy Blvd',
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
  propertyType: 'single_family' as const,
  homesteadStatus: true,
  livesThere: null,
  yearBuilt: null,
  squareFootage: 1834,
}

/** The county of that home, with the petition date as the county reported it. */
export const savedCounty = (petitionDeadline: string | null): OutputOf<typeof getCounty>['county'] => ({
  id: 'hillsborough',
  name: 'Hillsborough',
  propertyAppraiserOffice: 'Hillsborough County Property Appraiser',
  propertyAppraiserUrl: 'https://www.hcpafl.org',
  vabOffice: null,
  vabUrl: null,
  vabClosing: null,
  season: { year: 2026, filingFeeCents: 5000, petitionDeadline, status: 'reported' },
})

/** A person without a home entered, whose address is on the roll and without fault. */
export const answerWizard = (api: FakeApi) => {
  sessionStorage.clear()
  signIn(api)
  answerNewCourse(api)
  api.answer(listCounties, { counties: [hillsborough, { id: 'pinellas', name: 'Pinellas' }] })
  api.answer(listProperties, { properties: [] })
  api.answer(requestPropertyAnalysis, { leadId, reportStatus: { status: 'preparing', message: 'Soon' } })
  api.answer(getPropertyAnalysis, { report: readyReport() })
  api.answer(validateAddress, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(validateAddressPartial, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(suggestAddresses, { suggestions: [] })
  api.answer(saveProperty, { property: savedHome })
}

type Page = ReturnType<typeof openPage>

export const step = (name: string) => screen.findByRole('heading', { level: 2, name })

export const findHome = async (page: Page) => {
  await fillFields(page, { 'Street address': '601 E Kennedy Blvd, Tampa, FL 33602' })
  await press(page, 'Find my home')
}

export const toCounty = async (page: Page) => {
  await findHome(page)
  await press(page, 'Correct the details')
  await step('Confirm the county')
}

export const toNumbers = async (page: Page) => {
  await toCounty(page)
  await press(page, 'Continue')
  await step('The numbers on your TRIM notice')
}
