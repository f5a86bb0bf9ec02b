/** Owns the citation of every parameter: the source in words, the day it was checked, how sure it is. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import type { Confidence } from '../verdict/codes.ts'

export interface Citation {
  readonly text: string
  readonly checkedOn: CalendarDate
  readonly confidence: Confidence
}

const checkedOn = calendarDate('2026-11-21')

export const CITATIONS = {
  'homestead-2008': {
    text: 's. 196.031, Florida Statutes: $25,000 on all levies, and $25,000 on the assessed value above $50,000 on all but school levies (rolls 2008 to 2024)',
    checkedOn,
    confidence: 'verified',
  },
  'homestead-2025': {
    text: 's. 196.031, Florida Statutes, indexed: second piece $25,722 (leonpa.gov; Department of Revenue 2025 User’s Guide, EXMPT_02)',
    checkedOn,
    confidence: 'verified',
  },
  'homestead-2026': {
    text: 's. 196.031, Florida Statutes, indexed: second piece $26,411 (Department of Revenue, cpi_homestead_exemption.pdf, January 2026)',
    checkedOn,
    confidence: 'likely',
  },
  'homestead-2027-current-law': {
    text: 'Estimate: s. 196.031, Florida Statutes, indexed, about $52,000 in all for non-school levies; the Department of Revenue had not published the 2027 figure',
    checkedOn,
    confidence: 'estimate',
  },
  'homestead-2028-current-law': {
    text: 'Estimate: the 2027 estimate carried forward unchanged',
    checkedOn,
    confidence: 'estimate',
  },
  'homestead-amendment-3': {
    text: 'CS/HJR 1F (2026), Amendment 3 on the ballot of November 3, 2026: $150,000 in 2027 and $250,000 in 2028 on non-school levies. These figures hold only if it took effect',
    checkedOn,
    confidence: 'likely',
  },
  'petition-fee-ceiling': {
    text: 's. 194.013(1), Florida Statutes, as amended by ch. 2025-208: at most $50 for each separate parcel, since the 2025 roll (Department of Revenue Bulletin PTO 25-01)',
    checkedOn,
    confidence: 'verified',
  },
  'petition-fee-ceiling-before-2025': {
    text: 's. 194.013(1), Florida Statutes, before ch. 2025-208: at most $15 for each separate parcel, up to the 2024 roll',
    checkedOn,
    confidence: 'verified',
  },
  'save-our-homes-cap': {
    text: 's. 193.155, Florida Statutes: the lower of 3% and the change in the consumer price index (scpafl.org to 2024, miamidadepa.gov 2025, county sources 2026)',
    checkedOn,
    confidence: 'likely',
  },
  'non-homestead-cap': {
    text: 'ss. 193.1554 and 193.1555, Florida Statutes: 10% a year, not on school taxes; 5% from 2027 if Amendment 3 took effect',
    checkedOn,
    confidence: 'likely',
  },
  'cap-restart': {
    text: 'ss. 193.155(3), 193.1554(5) and 193.1555(5), Florida Statutes',
    checkedOn,
    confidence: 'likely',
  },
  'early-payment-discount': {
    text: 's. 197.162, Florida Statutes',
    checkedOn,
    confidence: 'verified',
  },
  'county-average-millage': {
    text: 'Department of Revenue: millage and taxes levied, county averages',
    checkedOn,
    confidence: 'likely',
  },
  'county-petition-fee': {
    text: 'Filing fee reported for the county’s value adjustment board',
    checkedOn,
    confidence: 'likely',
  },
  'county-petition-fee-weak': {
    text: 'Filing fee reported for the county’s value adjustment board; confirm it with the clerk',
    checkedOn,
    confidence: 'estimate',
  },
  'own-sale': {
    text: 's. 193.011(8), Florida Statutes: the net proceeds of a sale of the property are one of the things a just value must take into account, excluding unusual financing',
    checkedOn,
    confidence: 'likely',
  },
  'cut-thresholds': {
    text: 'A rule of thumb, not law: a cut of up to 15% is within reach, and a cut of up to 25% takes record or condition evidence',
    checkedOn,
    confidence: 'estimate',
  },
} as const satisfies Record<string, Citation>

export type CitationId = keyof typeof CITATIONS
