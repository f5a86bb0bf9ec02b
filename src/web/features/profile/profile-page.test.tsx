/** Proves the profile: names, purchases with their guarantee, properties. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getReminderSettings, listSessions, updateProfile } from '#contract/account/users.ts'
import { getHomeOutlook } from '#contract/case/cases.ts'
import { listCounties, listProperties, removeProperty } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { emptyCase } from '#core/case/file.ts'
import { noOutlook } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(getSubscription, { tier: null, purchases: [], guaranteeEndsOn: null, refundable: null })
  api.answer(listProperties, { properties: [] })
  api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
  api.answer(listSessions, { sessions: [] })
  api.answer(listCounties, { counties: [{ id: 'hillsborough', name: 'Hillsborough' }] })
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))

it('changes the names, in the header too [S2.profile.1]', async () => {
  api.answer(updateProfile, { profile: { ...ada, firstName: 'Adele' } })
  const { user } = openPage('/profile')
  const firstName = await screen.findByLabelText('First name')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save name' })
  await user.clear(firstName)
  await user.click(save())
  expect(await screen.findByText('First name is required')).toBeDefined()
  await user.type(firstName, 'Adele')
  await user.click(save())
  expect(await screen.findByText('Your name is saved')).toBeDefined()
  expect(api.callsOf(updateProfile)[0]?.input).toEqual({ firstName: 'Adele', lastName: 'Palmer' })
  expect(screen.getAllByRole('banner')[0]?.textContent).toContain('Adele')
})

it('says when the names could not be saved', async () => {
  api.refuse(updateProfile, 'internal', 'The database is resting')
  const { user } = openPage('/profile')
  await user.type(await screen.findByLabelText('First name'), 'le')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The database is resting')
})

it('lists purchases with invoice and the end of the guarantee [S2.profile.5]', async () => {
  api.answer(getSubscription, {
    tier: 'standard',
    guaranteeEndsOn: '2027-01-20',
    refundable: { allCents: 19_700, upgradeCents: null, endsAccess: true },
    purchases: [
      {
        orderId: '0d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
        tier: 'standard',
        planName: 'Standard Course',
        amountCents: 19_700,
        taxCents: 0,
        // Already the next day in UTC, not in Florida.
        paidAt: '2026-11-22T02:00:00.000Z',
        features: [],
        invoiceUrl: 'https://pay.example/invoice/1',
        refundedCents: 0,
        refundedAt: null,
        standing: 'active',
      },
    ],
  })
  openPage('/profile')
  const purchases = await part('Purchases')
  expect(await purchases.findByText('$197.00')).toBeDefined()
  expect(purchases.getByText('November 21, 2026')).toBeDefined()
  expect(purchases.getByText('Wednesday, January 20, 2027')).toBeDefined()
  expect(purchases.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe(
    'https://pay.example/invoice/1',
  )
})

it('lists the properties [S2.profile.4]', async () => {
  api.answer(listProperties, {
    properties: [
      {
        id: '0d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
        parcelId: null,
        livesThere: null,
        petitionDueOn: null,
        addressLine1: '601 E Kennedy Blvd',
        addressLine2: 'Unit 4',
        city: 'Tampa',
        zipCode: '33602',
        countyId: 'hillsborough',
        propertyType: 'condo',
        homesteadStatus: true,
        yearBuilt: 1985,
        squareFootage: 1850,
      },
    ],
  })
  openPage('/profile')
  const properties = await part('Your homes')
  expect(await properties.findByText('601 E Kennedy Blvd, Unit 4')).toBeDefined()
  expect(await properties.findByText('Tampa, FL 33602 · Hillsborough County')).toBeDefined()
  expect(properties.getByText('Condominium, with homestead exemption, built 1985, 1,850 sq ft')).toBeDefined()
})

it('tells an exemption on the record of a home whose owner lives elsewhere', async () => {
  api.answer(listProperties, { properties: [{ ...savedHome, parcelId: '39-1234', homesteadStatus: false }] })
  api.answer(getHomeOutlook, {
    taxYear: 2026,
    outlook: { ...noOutlook, isHomesteadUnsettled: true },
    notice: emptyCase.notice,
    leadId: null,
  })
  openPage('/profile')
  const properties = await part('Your homes')
  expect(
    await properties.findByText(/homestead exemption \(on the county’s record, but you don’t live here\)/),
  ).toBeDefined()
})

it('has words for changing a home and for removing it, and says why one stays', async () => {
  api.answer(listProperties, { properties: [savedHome] })
  const why = 'This home has a case. Delete the case first, then remove the home.'
  api.refuse(removeProperty, 'conflict', why)
  const { user } = openPage('/profile')
  const properties = await part('Your homes')
  const change = await properties.findByRole('link', { name: /^Check or change this home/ })
  expect(change.getAttribute('href')).toBe(`/property-setup?home=${savedHome.id}`)
  await user.click(properties.getByRole('button', { name: /^Remove this home/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 601 E Kennedy Blvd?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove for good' }))
  expect(await dialog.findByText(why)).toBeDefined()
  api.answer(removeProperty, {})
  api.answer(listProperties, { properties: [] })
  await user.click(dialog.getByRole('button', { name: 'Remove for good' }))
  expect(await screen.findByText('You haven’t added a home yet.')).toBeDefined()
  expect(api.callsOf(removeProperty)[1]?.input).toEqual({ id: savedHome.id })
})

it('says what to do when there is nothing, and when it does not load', async () => {
  api.refuse(listProperties, 'internal', 'Broken')
  openPage('/profile')
  const purchases = await part('Purchases')
  const plans = await purchases.findByRole('link', { name: 'See the two plans' })
  expect(plans.getAttribute('href')).toBe('/pricing')
  const properties = await part('Your homes')
  expect((await properties.findByRole('alert')).textContent).toContain('Broken')
  expect(properties.getByRole('button', { name: 'Try again' })).toBeDefined()
})
