import { describe, expect, it } from 'vitest'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import { toldFees } from './fee-comparison.ts'

const compared = (verdict: Parameters<typeof toldFees>[0]) => toldFees(verdict, 'check_first')

const verdictOf = (...readings: readonly Partial<Record<ScenarioId, number | null>>[]) => ({
  fee: { cents: 50_00 },
  readings: readings.map((savings) => ({
    scenarios: (Object.entries(savings) as [ScenarioId, number | null][]).map(([id, savingCents]) => ({
      id,
      label: `row ${id}`,
      savingCents,
    })),
  })),
})

describe('the comparison of fees', () => {
  it('takes fee, price and shares from one year’s saving', () => {
    const { rows, contingencyPercents } = compared(verdictOf({ cut_5: 1_200_00, estimate_high: 5_00 }))
    expect(contingencyPercents).toEqual({ low: 25, high: 40 })
    // 1,200 − 50; − 197; 75 % and 60 % of 1,200, − 50. Only the middle of an estimate is compared, not its ends.
    expect(rows).toEqual([
      {
        id: 'cut_5',
        label: 'row cut_5',
        savingCents: 1_200_00,
        aloneCents: 1_150_00,
        withCourseCents: 953_00,
        agentBestCents: 850_00,
        agentWorstCents: 670_00,
      },
    ])
  })

  it('takes the rules that save less, and knows nothing where one lacks a rate', () => {
    expect(compared(verdictOf({ cut_5: 300_00 }, { cut_5: 200_00 })).rows[0]?.savingCents).toBe(200_00)
    expect(compared(verdictOf({ cut_5: 300_00 }, { cut_5: null })).rows[0]?.savingCents).toBeNull()
  })

  it('says not to buy where no row covers fee and price', () => {
    expect(compared(verdictOf({ cut_5: 10_00, cut_25: 240_00 })).words).toMatch(
      /^Please don’t buy\. In every row, one year’s savings come to less than the filing fee plus our \$197 course\. We take the filing fee off in every column/,
    )
  })

  it('says that an agent leaves more in every row, and advises nothing that the next step does not', () => {
    // 400 − 50 − 197 = 153; an agent at 25 % leaves 250; alone 350
    const { words } = compared(verdictOf({ cut_15: 400_00 }))
    expect(words).toContain('In every row, an agent at 25% leaves you more in one year than our course does')
    expect(words).not.toContain('Please don’t buy')
  })

  it('names the saving from which the course leaves as much as an agent in every row', () => {
    // 25 % of 788 are 197; the fee is owed either way
    const { words } = compared(verdictOf({ cut_5: 787_00, cut_10: 788_00, cut_15: 2_000_00 }))
    expect(words).toContain(
      'In every row where you save $788 or more, our course leaves you at least as much',
    )
    // rows that follow may save less: the estimate's middle stands last
    const mixed = compared(verdictOf({ cut_15: 2_000_00, estimate_point: 800_00 }))
    expect(mixed.words).toContain('In every row where you save $800 or more')
  })

  it.each(['not_a_home', 'better_not_to_buy', 'type_current_numbers', 'check_numbers', 'wait'] as const)(
    'speaks in no way for the course where the next step is %s',
    (kind) => {
      const { words } = toldFees(verdictOf({ cut_5: 787_00, cut_10: 2_000_00 }), kind)
      expect(words).toMatch(/don’t buy/)
      expect(words).not.toContain('our course leaves you')
    },
  )

  it('compares nothing without rates', () => {
    expect(compared(verdictOf({ cut_5: null })).words).toContain(
      'These numbers don’t show what a lower value would save',
    )
  })
})
