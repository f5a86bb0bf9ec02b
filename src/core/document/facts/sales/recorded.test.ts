/** Proves that a sale of the roll is stated as recorded, with its effective year, and that every sale offered is listed. */
import { describe, expect, it } from 'vitest'
import type { CaseSale } from '#core/case/file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { handedOverText, ownPagesText } from '#core/document/testing/whole-text.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { recordedSale, yearsOf } from './recorded.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
const offered = rich.sales
const roll = offered.comparables
const [taken, ...others] = richHeld.file.comparables
if (taken === undefined) throw new Error('the case has sales')

const writtenWith = (kind: DocumentKind, comparables: readonly CaseSale[]) => {
  const held = { ...richHeld, file: { ...richHeld.file, comparables } }
  const sheet = sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, held }))
  const open = handedOverText(sheet)
  return { whole: `${open}${ownPagesText(sheet)}`, open }
}

describe('a sale of the case on the roll', () => {
  const typed = { ...taken, source: 'typed', priceCents: 1, soldYear: 2024, soldMonth: 1 } as const

  it.each<[string, Partial<CaseSale>, boolean]>([
    ['at the same price', { priceCents: 38_000_000 }, true],
    ['of the same month', { soldYear: 2025, soldMonth: 6 }, true],
    ['taken over from it, whatever was typed', { source: 'roll' }, true],
    ['at another price in another month', {}, false],
    ['of another parcel', { parcelId: 'R-9', priceCents: 38_000_000 }, false],
  ])('is found or not: %s', (_, change, isFound) => {
    expect(recordedSale({ ...typed, ...change }, roll) !== undefined).toBe(isFound)
  })

  it('has the effective year of the roll, and is never said to be built in it', () => {
    expect(yearsOf({ ...taken, yearBuilt: 1996 }, roll[0])).toEqual({ effective: 1996, built: null })
    expect(yearsOf({ ...taken, yearBuilt: 1961 }, roll[0])).toEqual({ effective: 1996, built: 1961 })
    expect(yearsOf({ ...taken, yearBuilt: 1996 }, undefined)).toEqual({ effective: 1996, built: null })
    expect(yearsOf({ ...typed, yearBuilt: 1996 }, undefined)).toEqual({ effective: null, built: 1996 })
  })
})

describe('a price typed over the recorded one', () => {
  const comparables = [{ ...taken, priceCents: 30_000_000, yearBuilt: 1996 }, ...others]

  it.each(['comparable_analysis', 'evidence_list', 'hearing_script'] as const)(
    'is not stated in the %s: the recorded one is',
    (kind) => {
      const { open } = writtenWith(kind, comparables)
      expect(open).not.toContain('$300,000')
      expect(open).not.toContain('built in 1996')
      expect(open).toMatch(kind === 'hearing_script' ? /R-111 Oak Rd.* for \$380,000\./ : /\$380,000 \| /)
    },
  )

  it('is named to the owner', () => {
    const { whole } = writtenWith('comparable_analysis', comparables)
    expect(whole).toContain('your list says $300,000, the record of the sale in June 2025 says $380,000')
  })
})

describe('sales that are not among those compared', () => {
  const undecided = others.map((one) =>
    one.parcelId === 'R-2' ? { ...one, decision: null, reason: 'Sold with its furniture' } : one,
  )
  const { whole, open } = writtenWith(
    'comparable_analysis',
    [taken, ...undecided].filter(({ parcelId }) => parcelId !== 'R-3'),
  )

  it('are listed as not used, with the owner’s reason where there is one, and those that hurt too', () => {
    expect(open).toContain(
      'rejected Sample Lane | June 2025 | $380,000 | Not on the roll | Not on the roll | Not used. Sold between "brothers"',
    )
    expect(open).toContain('R-2 OAK RD | June 2025 | $375,000 | 1,790 | $398,100 | Not used')
    expect(open).toContain('R-3 OAK RD | June 2025 | $369,000 | 1,790 | $392,100 | Not used')
    expect(open).toContain('Sales used and not used, in TAMPA unless noted')
    expect(open).not.toMatch(/furniture|not chosen|no reason|Address not given/)
  })

  it.each([
    [
      { nearness: 'same_neighborhood', nearnessWords: 'Same neighborhood' } as const,
      'In my neighborhood, but not in the development of the sales used',
    ],
    [{ grossPercent: 22.9 }, '6% smaller, lower quality; gross 22.9%'],
    // It was adjusted less than the sales used, so its gross adjustment is no reason.
    [
      {
        grossPercent: 2,
        adjustments: [{ item: 'time', difference: 11, unitRateCents: null, amountCents: 0 }],
      } as const,
      'Sold 11 months before January 1: earlier than any used',
    ],
  ])('are not used for what sets them apart from every sale used: %j', (more, words) => {
    const comparables = roll.map((one, at) => (at === 1 ? { ...one, ...more } : one))
    const text = handedOverText(
      sheetOf(
        materialOf('comparable_analysis', NEW_HOMESTEAD, {
          ...rich,
          sales: { ...offered, comparables },
          held: { ...richHeld, file: { ...richHeld.file, comparables: [taken] } },
        }),
      ),
    )
    expect(text).toContain(`Not used. ${words}`)
  })

  it('are said to be the most similar of so many where more fit', () => {
    const rejected = { byReason: [{ reason: 'less_alike', words: '', count: 8 }] } as const
    const sheet = sheetOf(
      materialOf('comparable_analysis', NEW_HOMESTEAD, {
        ...rich,
        sales: { ...offered, rejected },
        held: { ...richHeld, file: { ...richHeld.file, comparables: [taken] } },
      }),
    )
    expect(handedOverText(sheet)).toContain(
      `Of the ${roll.length + 8} recorded sales that fit, the ${roll.length} most similar to my home are listed, whether they help me or not.`,
    )
  })

  it('with a reason in Spanish have the English of the roll in its place', () => {
    const own = { ...taken, reason: 'La misma urbanización' }
    const sheet = sheetOf(
      materialOf('comparable_analysis', NEW_HOMESTEAD, {
        ...rich,
        sales: offered,
        held: { ...richHeld, file: { ...richHeld.file, comparables: [own] } },
      }),
    )
    expect(handedOverText(sheet)).toMatch(/Used as Sale 1\. Same development, \d+% smaller\n/)
  })

  it('are told to the owner', () => {
    const own = whole.slice(open.length)
    expect(own).toMatch(/R-2 OAK RD.* for \$375,000\./)
    expect(own).toMatch(/R-3 OAK RD.* for \$369,000\./)
    expect(own).toContain('Be ready to be asked about them.')
    expect(own).toContain('Address not given')
  })
})

describe('where the deed is recorded', () => {
  const found = 'Instrument number 2025123456'
  const linesOf = (recording: string): string => {
    const unnamed = roll.map((one) => ({ ...one, sale: { ...one.sale, recording } }))
    const sales = { ...offered, comparables: unnamed }
    const comparables = [{ ...taken, recordedAt: found }, ...others]
    const held = { ...richHeld, file: { ...richHeld.file, comparables } }
    const sheet = sheetOf(materialOf('comparable_analysis', NEW_HOMESTEAD, { ...rich, sales, held }))
    return sheet.facts
      .filter(({ id }) => id === 'chosen.1' || id === 'chosen.1.grid.record')
      .map(({ value }) => value)
      .join('\n')
  }

  it('is the owner’s word where the sale file names none, and nothing says that it names none', () => {
    expect(linesOf('')).toContain(`(parcel R-1`)
    expect(linesOf('').split(found)).toHaveLength(3)
    expect(linesOf('')).not.toContain('gives no recording')
  })

  it('is the record’s where the sale file names one', () => {
    expect(linesOf('Book 9, page 8').split('Book 9, page 8')).toHaveLength(3)
    expect(linesOf('Book 9, page 8')).not.toContain(found)
  })
})
