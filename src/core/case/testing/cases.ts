/** Owns the cases that the tests of the path start from. */

import { calendarDate } from '#core/calendar-date.ts'
import {
  type CaseFile,
  type CaseSale,
  type Correction,
  type Delivery,
  emptyCase,
  type RecordField,
} from '#core/case/file.ts'
import type { HeldUpload } from '#core/case/papers-lacking.ts'
import type { CaseNow } from '#core/case/step/next-step.ts'

/** 2026-08-20: the notices of 2026 are out, and Hillsborough's petitions are due on 2026-09-14. */
export const inAugust = (file: CaseFile = emptyCase): CaseNow => ({
  file,
  taxYear: 2026,
  uploads: [],
  today: calendarDate('2026-08-20'),
  county: { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-14') },
})

export const sale = (id: string, changes: Partial<CaseSale> = {}): CaseSale => ({
  id,
  source: 'typed',
  address: `${id} Sample Lane`,
  parcelId: '',
  soldYear: 2025,
  soldMonth: 6,
  priceCents: 38_000_000,
  livingAreaSqft: 1900,
  yearBuilt: 1998,
  recordedAt: '',
  decision: 'chosen',
  reason: 'Same street, same size',
  ...changes,
})

export const evidenceSent: Delivery = {
  id: 'd1',
  contents: 'evidence',
  what: 'Packet of 24 pages',
  party: 'appraiser',
  way: 'email',
  sentOn: calendarDate('2026-12-28'),
  received: false,
  proof: 'Answer of the office of the same day',
}

export const captioned: HeldUpload = { id: 'u1', kind: 'photo', name: 'IMG_1.jpg', caption: 'Kitchen' }

/** All that is gathered before a petition. */
export const prepared: CaseFile = {
  ...emptyCase,
  notice: {
    numbers: {
      justValue: 420_000,
      assessedSchool: 300_000,
      assessedCounty: 300_000,
      taxableSchool: 275_000,
      taxableCounty: 248_589,
      totalTax: 4854.67,
    },
    homestead: true,
    otherUse: false,
    petitionDueOn: calendarDate('2026-09-14'),
  },
  recordIsRight: true,
  comparables: [sale('1'), sale('2'), sale('3')],
  conditionIsUsual: true,
  value: { opinionCents: 38_000_000, reasons: 'Three sales of the year before' },
}

/** A purchase as the county's record has it; a closing paper of another month contradicts it. */
export const boughtInJune = {
  year: 2025,
  month: 6,
  priceCents: 20_000_000,
  qualificationCode: '01',
  recording: '',
}

/** What an owner says of one entry of the record, without a reason or a proof. */
export const correctionFor = (field: RecordField, recordValue: string, trueValue: string): Correction => ({
  id: field,
  field,
  recordValue,
  trueValue,
  why: '',
  proof: '',
})
