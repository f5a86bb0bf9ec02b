/** Owns what the server answers about a report in tests of pages; every verdict is worked out by core. */
import type { ReportParcel } from '#contract/report/parcel.ts'
import { type Report, report } from '#contract/report/reports.ts'
import { nextStepOf } from '#core/appeal/next-step.ts'
import type { AppealFacts, JudgeOptions } from '#core/tax/appeal-facts.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home } from '#core/tax/testing/example-homes.ts'
import { toldFees } from '#words/next-step/fee-comparison.ts'
import { tellVerdict } from '#words/verdict/tell.ts'

export const leadId = 'AbCdEfGhIjKlMnOpQrStUv'

export const parcel: ReportParcel = {
  parcelId: '39-1234-5678',
  address: '601 E KENNEDY BLVD, TAMPA 33602',
  countyId: 'hillsborough',
  countyName: 'Hillsborough',
  useCode: '001',
  useName: 'Single-family home',
  rollYear: 2026,
  rollName: 'Hillsborough County 2026 preliminary tax roll',
  synthetic: false,
  justValueCents: 42_000_000,
  assessed: { schoolCents: 30_000_000, nonSchoolCents: 30_000_000 },
  taxable: { schoolCents: 27_500_000, nonSchoolCents: 24_858_900 },
  homestead: true,
  livingAreaSqft: 1834,
  yearBuilt: null,
}

const plainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export const readyReport = (
  home: Home = CAPPED_HOMESTEAD,
  facts: Partial<AppealFacts> = {},
  parts: Partial<Report> = {},
  options: JudgeOptions = {},
): Report => {
  const judged = tellVerdict(factsOf(home, facts), options)
  return report.parse({
    leadId,
    reportStatus: { status: 'ready', message: 'Your report is ready.' },
    address: '601 e kennedy blvd, tampa 33602',
    propertyType: 'Single Family Home',
    requestedAt: '2026-11-21T03:00:00.000Z',
    parcel,
    candidates: [],
    trimNumbers: null,
    verdict: plainJson(judged),
    season: {
      currentTaxYear: judged.taxYear,
      valuesTaxYear: judged.taxYear,
      isCurrent: true,
      countyDeadline: null,
    },
    appraiserUrl: 'https://www.hcpafl.org',
    nextStep: nextStepOf(judged),
    basis: 'roll',
    homeValue: null,
    feeComparison: toldFees(judged, nextStepOf(judged).kind),
    ...parts,
  })
}

/** A report that has no verdict yet. */
export const unfinishedReport = (
  status: Report['reportStatus']['status'],
  parts: Partial<Report> = {},
): Report => ({
  ...readyReport(),
  reportStatus: { status, message: 'We are working out your report.' },
  parcel: null,
  verdict: null,
  season: { currentTaxYear: 2026, valuesTaxYear: null, isCurrent: true, countyDeadline: null },
  nextStep: null,
  basis: null,
  homeValue: null,
  feeComparison: null,
  ...parts,
})
