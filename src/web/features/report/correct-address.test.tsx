/** Proves that an address that fits no home can be corrected where the report says so. */
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import { getPropertyAnalysis, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { rememberedHomeHere } from '#web/property/remembered-home.ts'
import { keepReportEmail } from '#web/report/email.ts'
import { keptReportText, readOpenReport } from '#web/report/open-report.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, readyReport, unfinishedReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  api.answer(listCounties, { counties: [hillsborough] })
})

const open = (answer: ReturnType<typeof readyReport>) => {
  api.answer(getPropertyAnalysis, { report: answer })
  return openPage(`/report/${leadId}`)
}

describe('an address that fits no home', () => {
  const message = 'We found the street, but not this house number, on the county’s property record.'
  const notFound = () =>
    unfinishedReport('needs_trim_numbers', { reportStatus: { status: 'needs_trim_numbers', message } })

  it('says why, and can be corrected in a form that knows it', async () => {
    const page = open(notFound())
    expect(await screen.findByText(message)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Correct the address' }))
    const address = await screen.findByLabelText<HTMLInputElement>('Property address')
    expect(address.value).toBe('601 e kennedy blvd, tampa 33602')
    await page.user.clear(address)
    await page.user.type(address, '610 E Kennedy Blvd, Tampa 33602')
    await page.user.type(screen.getByLabelText('Email'), 'pat@example.com')
    const other = 'ZyXwVuTsRqPoNmLkJiHgFe'
    api.answer(requestPropertyAnalysis, {
      leadId: other,
      reportStatus: { status: 'preparing', message: 'Soon' },
    })
    api.answer(getPropertyAnalysis, { report: readyReport() })
    await page.user.click(screen.getByRole('button', { name: 'Search again' }))
    await screen.findByText('Better not to file')
    expect(page.address()).toBe(`/report/${other}`)
    expect(api.callsOf(requestPropertyAnalysis)[0]?.input).toEqual({
      email: 'pat@example.com',
      address: '610 E Kennedy Blvd, Tampa 33602',
      propertyType: 'Single Family Home',
    })
  })

  it('can be corrected without typing the e-mail address that it was asked for with', async () => {
    keepReportEmail('pat@example.com')
    const page = open(notFound())
    await page.user.click(await screen.findByRole('button', { name: 'Correct the address' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('pat@example.com')
  })

  it('is not kept as anybody’s home', async () => {
    const report = { ...notFound(), isNotOnRecord: true as const }
    open(report)
    await screen.findByText(message)
    expect([rememberedHomeHere(), readOpenReport(keptReportText())]).toEqual([null, null])
  })

  it('leads back to the numbers', async () => {
    const page = open(notFound())
    await page.user.click(await screen.findByRole('button', { name: 'Correct the address' }))
    await page.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })).toBeTruthy()
  })
})
