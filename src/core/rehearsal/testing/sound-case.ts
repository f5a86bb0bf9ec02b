/** Owns a case in which nothing is weak, for tests to weaken point by point. */
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { sale } from '#core/case/testing/cases.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from '#core/document/facts/sales/material.ts'

export const onRoll = (id: string) =>
  sale(id, { source: 'roll', parcelId: id, priceCents: 38_000_000, address: `${id} Oak Rd` })

export const photo: ExhibitFile = {
  id: '1',
  kind: 'photo',
  name: 'roof.jpg',
  caption: 'The roof',
  pages: null,
  takenOn: calendarDate('2025-12-28'),
  uploadedAt: new Date('2026-08-01T12:00:00Z'),
}

/** The form as it was filed. */
export const petition: ExhibitFile = {
  ...photo,
  id: 'petition',
  kind: 'paper',
  caption: 'Petition, form DR-486, as filed',
}

/** Three sales like the home, a reasoned value below the just value, a dated photo: nothing to ask about. */
export const sound: CaseFile = {
  ...emptyCase,
  comparables: [onRoll('R-1'), onRoll('R-2'), onRoll('R-3')],
  value: { opinionCents: 38_000_000, reasons: 'Three sales of like homes' },
}

export const like = (
  parcelId: string,
  differences: Partial<Record<GridItem, number>> = {},
): AdjustedRollSale => ({
  home: {
    parcelId,
    address: `${parcelId} OAK RD`,
    livingAreaSqft: 1_900,
    landSqft: 8_000,
    effectiveYearBuilt: 1998,
  },
  sale: { year: 2025, month: 6, priceCents: 38_000_000, qualificationCode: '01', recording: '' },
  nearness: 'same_neighborhood',
  nearnessWords: 'Same neighborhood (appraiser’s)',
  adjustments: (Object.entries(differences) as [GridItem, number][]).map(([item, difference]) => ({
    item,
    difference,
    unitRateCents: 10_000,
    amountCents: item === 'land' ? 0 : difference * 10_000,
  })),
  netPercent: 0,
  grossPercent: 0,
  adjustedCents: 38_000_000,
})

export const sales = (comparables: readonly AdjustedRollSale[]): SalesMaterial => ({
  estimate: { sufficient: false, explanation: [] },
  searchedWords: '',
  rejected: { byReason: [] },
  ownSales: [],
  sources: [],
  comparables,
})

export const alike = sales([like('R-1'), like('R-2'), like('R-3')])
