/** Owns asking for free reports in the server's tests. */
import { getPropertyAnalysis, type Report, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from './app.ts'
import { newEmail } from './people.ts'

/** In the season of the sample roll: the notices of 2026 are the newest. */
export const seasonOfTheSample = new Date('2026-10-01T15:00:00Z')

export const propertyType = 'Single Family Home'

/** Homes of the sample roll, and one of a county without a roll. */
export const capped = '101 Sample Orange Way, Sample Springs, FL 32300'
export const condominium = '20 Sample Heron Ln, Sample Springs, FL 32300'
export const notOnRoll = '99 Nowhere Ave, Tampa, FL 33602'

export const readReport = async (app: TestApp, leadId: string): Promise<Report> =>
  (await app.visitor().call(getPropertyAnalysis, { leadId })).report

export const preparedReport = async (app: TestApp, leadId: string): Promise<Report> => {
  await until(async () => (await readReport(app, leadId)).reportStatus.status !== 'preparing')
  return readReport(app, leadId)
}

export const askForReport = async (
  app: TestApp,
  address: string,
  email = newEmail('lead'),
): Promise<Report> => {
  const { leadId } = await app.visitor().call(requestPropertyAnalysis, { email, address, propertyType })
  return preparedReport(app, leadId)
}

/** As printed on the notice of a capped homestead. */
export const typedNumbers = {
  countyId: 'hillsborough',
  taxYear: 2026,
  homestead: true,
  otherUse: false,
  justValue: 420_000,
  assessedSchool: 300_000,
  assessedCounty: 300_000,
  taxableSchool: 275_000,
  taxableCounty: 248_589,
  totalTax: 4_854.67,
}

const { countyId: _county, taxYear: _year, homestead, otherUse, ...numbers } = typedNumbers

/** The same notice as a case holds it. */
export const typedNotice = { numbers, homestead, otherUse, petitionDueOn: null }
