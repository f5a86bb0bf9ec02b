/** Proves the second half of the property wizard: the numbers, the review, the verdict, and coming back. */
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getHomeOutlook } from '#contract/case/cases.ts'
import { listProperties, saveProperty } from '#contract/property/properties.ts'
import { getPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { CAPPED_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { fillFields, press } from '#web/testing/account-setup.tsx'
import { noOutlook } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { answerWizard, findHome, savedHome, step, toCounty, toNumbers } from '#web/testing/property-setup.tsx'
import { readyReport, unfinishedReport } from '#web/testing/report-answers.ts'
import { answerOtherUse, sixNumbers } from '#web/testing/trim-numbers.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerWizard(api)
})

const toVerdict = 'Save my home and show my answer'

describe('the numbers', () => {
  it('of the roll can stand when the notice shows the same', async () => {
    const page = openPage('/property-setup')
    await toNumbers(page)
    await press(page, 'They match')
    await step('Review everything')
    await press(page, toVerdict)
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
    await press(page, 'Continue')
    await step('The numbers on your TRIM notice')
    await fillFields(page, sixNumbers)
    await answerOtherUse(page, 'No')
    await press(page, 'Review my answers')
    await step('Review everything')
    expect(screen.getByText('$248,589')).toBeTruthy()
    expect(screen.getByText('$4,854.67')).toBeTruthy()
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
    const judged = readyReport(CAPPED_HOMESTEAD, {}, { parcel: null })
    api.answer(submitTrimNumbers, { report: judged })
    await press(page, toVerdict)
    expect(await screen.findByRole('heading', { name: judged.verdict?.headline ?? '' })).toBeTruthy()
    expect(api.callsOf(submitTrimNumbers)[0]?.input).toMatchObject({ trimNumbers: { totalTax: 4854.67 } })
  })
})

describe('the home', () => {
  const toReview = async () => {
    const page = openPage('/property-setup')
    await toNumbers(page)
    await press(page, 'They match')
    await step('Review everything')
    return page
  }

  it('is saved only after the review, at the press of the button [S2.property-setup.4]', async () => {
    const page = await toReview()
    expect(api.callsOf(saveProperty)).toHaveLength(0)
    await press(page, toVerdict)
    await screen.findByText('Better not to file')
    // Whose answer this is, that it is kept, and the ways on are said before it.
    expect(screen.getByRole('heading', { level: 1, name: '601 E Kennedy Blvd, Tampa' })).toBeTruthy()
    expect(screen.getByText('Your home is saved.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy()
    expect(api.callsOf(saveProperty).map(({ input }) => input)).toEqual([
      {
        addressLine1: '601 E Kennedy Blvd',
        addressLine2: null,
        city: 'Tampa',
        zipCode: '33602',
        propertyType: 'single_family',
        countyId: 'hillsborough',
        homesteadStatus: true,
        yearBuilt: null,
        squareFootage: 1834,
        parcelId: '39-1234-5678',
      },
    ])
  })

  it('that cannot be saved is said in the server’s words, and the review stays', async () => {
    api.refuse(saveProperty, 'invalid_request', 'ZIP 33602 is in Hillsborough County, not Pinellas County')
    const page = await toReview()
    await press(page, toVerdict)
    expect((await screen.findByRole('alert')).textContent).toContain('ZIP 33602 is in Hillsborough County')
    await step('Review everything')
  })
})

describe('leaving the wizard', () => {
  it('loses nothing: it goes on where it was, half-typed numbers included [S2.property-setup.6]', async () => {
    const page = openPage('/property-setup')
    await toNumbers(page)
    await press(page, 'Update my numbers')
    await fillFields(page, { 'Market value (just value)': '415,0' })
    cleanup()
    openPage('/property-setup')
    await step('The numbers on your TRIM notice')
    expect((await screen.findByLabelText<HTMLInputElement>('Market value (just value)')).value).toBe('415,0')
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

describe('what was given before', () => {
  it('is confirmed on the notice and not typed again', async () => {
    api.answer(listProperties, { properties: [savedHome] })
    api.answer(getHomeOutlook, {
      taxYear: 2026,
      outlook: noOutlook,
      leadId: null,
      notice: {
        homestead: true,
        otherUse: false,
        petitionDueOn: null,
        numbers: {
          justValue: 420_000,
          assessedSchool: 300_000,
          assessedCounty: 300_000,
          taxableSchool: 275_000,
          taxableCounty: 248_589,
          totalTax: 4854.67,
        },
      },
    })
    const page = openPage('/property-setup')
    await press(page, 'Find my home')
    await press(page, 'Yes, I own it')
    await press(page, 'Continue')
    expect(await screen.findByText(/These are the numbers you gave us before/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Taxable value, county row').value).toBe('248,589')
    await press(page, 'Review my answers')
    await step('Review everything')
  })
})

it('goes back and forward a step with the browser, and keeps what is half typed', async () => {
  const page = openPage('/property-setup')
  await toCounty(page)
  await fillFields(page, { 'Year built (optional)': '1987' })
  await page.goBack()
  await step('Is this the right home?')
  await page.goForward()
  await step('Confirm the county')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Year built/)).value).toBe('1987')
  cleanup()
  openPage('/property-setup')
  await step('Confirm the county')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Year built/)).value).toBe('1987')
})
