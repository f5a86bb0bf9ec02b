import { describe, expect, it } from 'vitest'
import type { ScenarioId } from '#core/tax/verdict-codes.ts'
import { compareFees } from './fee-comparison.ts'

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
    const { rows, contingencyPercents } = compareFees(verdictOf({ cut_5: 1_200_00, estimate_high: 5_00 }))
    expect(contingencyPercents).toEqual({ low: 25, high: 40 })
    // 1,200 − 50; − 197; 75 % and 60 % of 1,200. Only the middle of an estimate is compared, not its ends.
    expect(rows).toEqual([
      {
        id: 'cut_5',
        label: 'row cut_5',
        savingCents: 1_200_00,
        aloneCents: 1_150_00,
        withCourseCents: 953_00,
        agentBestCents: 900_00,
        agentWorstCents: 720_00,
      },
    ])
  })

  it('takes the rules that save less, and knows nothing where one lacks a rate', () => {
    expect(compareFees(verdictOf({ cut_5: 300_00 }, { cut_5: 200_00 })).rows[0]?.savingCents).toBe(200_00)
    expect(compareFees(verdictOf({ cut_5: 300_00 }, { cut_5: null })).rows[0]?.savingCents).toBeNull()
  })

  it('says not to buy where no row covers fee and price', () => {
    expect(compareFees(verdictOf({ cut_5: 10_00, cut_25: 240_00 })).words).toMatch(
      /^You would do better not to buy: in no row .* our \$197\.$/,
    )
  })

  it('says that an agent leaves more in every row, and advises nothing that the next step does not', () => {
    // 400 − 50 − 197 = 153; an agent at 25 % leaves 300; alone 350
    const { words } = compareFees(verdictOf({ cut_15: 400_00 }))
    expect(words).toContain('an agent at 25 percent leaves you more than our course in every row')
    expect(words).not.toContain('You would do better')
  })

  it('names the first row in which the course leaves as much as an agent', () => {
    // 25 % of 988 are 247 = 50 + 197
    const { words } = compareFees(verdictOf({ cut_5: 987_00, cut_10: 988_00, cut_15: 2_000_00 }))
    expect(words).toContain('“row cut_10”, where $988 is saved')
  })

  it('compares nothing without rates', () => {
    expect(compareFees(verdictOf({ cut_5: null })).words).toContain('What a cut saves is not known')
  })
})
