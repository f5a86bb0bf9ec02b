/** Owns the answer that the tests of the landing page show. */
import type { QuickAnswer } from '#contract/report/quick-answer.ts'

type Answered = Extract<QuickAnswer, { kind: 'answer' }>

export const quickAnswer = (more: Partial<Answered> = {}): Answered => ({
  kind: 'answer',
  address: '6102 Cacao Dr, Apollo Beach, FL 33572',
  parcelId: '0001',
  record: {
    countyId: 'hillsborough',
    useCode: '001',
    useName: 'Single family',
    livingAreaSqft: 1834,
    yearBuilt: 1987,
  },
  propertyType: 'Single Family Home',
  countyName: 'Hillsborough',
  taxYear: 2026,
  isCurrent: true,
  isSample: false,
  countyValueCents: 28_491_600,
  countsHomestead: true,
  outcome: 'do_not_file',
  label: 'Better not to file',
  headline: 'Your taxable value would stay the same.',
  caution: null,
  unclaimedHomestead: null,
  wrongHomestead: more.countsHomestead === false ? null : { moreTaxCents: 78_400, phone: '(813) 555-0100' },
  figure: null,
  fileBy: { lead: 'File by Friday', rest: '' },
  values: null,
  purchase: null,
  ...more,
})
