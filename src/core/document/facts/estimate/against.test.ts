/** Proves that the owner is told of a closing statement only where the case holds one. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { petition, sales, sound } from '#core/rehearsal/testing/sound-case.ts'
import type { ExhibitFile } from '../../exhibits.ts'
import type { SalesMaterial } from '../sales/material.ts'
import { againstFacts } from './against.ts'

const level = { percent: 90, lowPercent: 89, highPercent: 91, saleCount: 100, allUses: false, useName: '' }

/** The sales support the county's figure, and the purchase is below it. */
const found: SalesMaterial = {
  ...sales([]),
  estimate: {
    sufficient: true,
    priceCents: 48_000_000,
    explanation: [],
    supported: {
      justValueCents: 43_000_000,
      level,
      comparedWith: { justValueCents: 42_000_000, basis: 'roll', place: 'below' },
    },
  },
  ownSales: [{ year: 2025, month: 6, priceCents: 40_000_000, qualificationCode: '01', recording: '' }],
  ownSaleCompared: { words: '', justValueCents: 36_000_000 },
}

const toldOf = (files: readonly ExhibitFile[], hasNoClosingStatement = false) =>
  againstFacts({
    held: { file: { ...sound, comparables: [], hasNoClosingStatement }, files },
    sales: found,
    justCents: 42_000_000,
    valuedOn: calendarDate('2026-01-01'),
  }).find(({ id }) => id === 'private.left.1')?.value

it('names the closing statement that the case holds, and one that is still to be added', () => {
  expect(toldOf([{ ...petition, id: 'closing', caption: 'Closing statement of my purchase' }])).toMatch(
    /based on it, with your closing statement\.$/,
  )
  expect(toldOf([petition])).toMatch(/Add your closing statement: it shows the price\.$/)
  expect(toldOf([petition], true)).toMatch(/Your documents are based on it\.$/)
})
