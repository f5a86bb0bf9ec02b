/** Proves that where the record says otherwise than the owner, the owner hears it first: prices, sizes, sales not named. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { alike, like, onRoll, photo, sales, sound } from './testing/sound-case.ts'
import { toldPoints } from './testing/told-points.ts'

const pointsOf = (change: Partial<CaseFile>, known: SalesMaterial = alike) =>
  toldPoints({
    held: { file: { ...sound, ...change }, files: [photo] },
    sales: known,
    justCents: 42_000_000,
    taxYear: 2026,
    asOf: calendarDate('2026-11-21'),
  })

it('a price typed over the recorded one is asked about', () => {
  const comparables = [{ ...onRoll('R-1'), priceCents: 30_000_000 }, onRoll('R-2'), onRoll('R-3')]
  expect(pointsOf({ comparables })).toMatchObject([
    {
      id: 'sale-price:R-1',
      words: expect.stringMatching(
        /^R-1 Oak Rd: your list says \$300,000, the record of the sale in June 2025 says \$380,000\./,
      ),
      question: 'The record for R-1 Oak Rd says $380,000. Where does your price come from?',
    },
  ])
})

it('like sales of the roll that were not looked at are one point, and no reproach', () => {
  const known = sales([...alike.comparables, like('R-4'), like('R-5')])
  expect(pointsOf({}, known)).toMatchObject([
    {
      id: 'sales-not-chosen',
      question: expect.stringContaining('R-4 OAK RD; R-5 OAK RD. Why did you leave them out?'),
    },
  ])
  const comparables = [onRoll('R-4'), onRoll('R-5')].map((one) => ({ ...one, decision: 'rejected' }) as const)
  expect(pointsOf({ comparables: [...sound.comparables, ...comparables] }, known)).toEqual([])
})

describe('a correction that the grid follows', () => {
  const correction = { id: 'c', field: 'living_area', recordValue: '2,050', trueValue: '1,850' } as const
  const corrections = [{ ...correction, why: 'Porch', proof: 'Plan of 1998' }]
  const home = { livingAreaSqft: 1_850, landSqft: 8_000, effectiveYearBuilt: 1998 }
  const known = {
    ...sales(
      ['R-1', 'R-2', 'R-3'].map((id) => ({ ...like(id, { area: 150 }), recordAdjustedCents: 38_100_000 })),
    ),
    home,
    correctedFrom: { livingAreaSqft: 2_050 },
  }

  it('is a weak point: the office works with its record', () => {
    const points = pointsOf({ corrections }, known).filter(({ id }) => id === 'correction-grid:c')
    expect(points).toMatchObject([
      {
        words:
          'Your grid uses 1,850 square feet, your corrected figure. The appraiser will use the 2,050 on the record, so bring your proof.',
        answer:
          'I rely on the plan of 1998. With the county’s own figures, my adjusted prices run from $381,000 to $381,000.',
      },
    ])
  })

  it('is none where it states what the record says', () => {
    const same = [{ ...correction, why: '', proof: 'x', trueValue: '2,050 sq ft' }]
    const ofRecord = { ...known, home: { ...home, livingAreaSqft: 2_050 }, correctedFrom: undefined }
    expect(pointsOf({ corrections: same }, ofRecord).map(({ id }) => id)).not.toContain('correction-grid:c')
  })
})
