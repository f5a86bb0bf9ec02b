import { describe, expect, it } from 'vitest'
import { cutThatPays, type KnownCut } from './cut-that-pays.ts'

/** $100,000 just; school levies at 5 mills without a limit, the others at 10 mills on 90,000 assessed. */
const saved = (cutPercent: number): KnownCut => ({
  cutPercent,
  levies: [
    { levy: 'school', assessedBeforeCents: 10_000_000, savingCents: cutPercent * 5_00 },
    { levy: 'non_school', assessedBeforeCents: 9_000_000, savingCents: Math.max(0, cutPercent - 10) * 10_00 },
  ],
})
const cuts = [5, 10, 15, 25].map(saved)

describe('the cut that pays', () => {
  // 4.9 % saves 24.50 and 5 % 25.00: more than 24.60 from 5 % on. 12 %: 60 + 20 = 80; 12.1 %: 60.50 + 21 = 81.50.
  it.each([
    [24_60, 5],
    [49_99, 10],
    [80_00, 12.1],
    [274_99, 25],
  ])('for a cost of %i cents is %d %%', (cost, percent) => {
    expect(cutThatPays(cuts, 10_000_000, cost)).toBe(percent)
  })

  it('is none where the largest cut saves no more than the cost', () => {
    expect(cutThatPays(cuts, 10_000_000, 275_00)).toBeNull()
  })

  it('is not known without rates', () => {
    const unknown = cuts.map((cut) => ({
      ...cut,
      levies: cut.levies.map((line) => ({ ...line, savingCents: null })),
    }))
    expect(cutThatPays(unknown, 10_000_000, 1)).toBeNull()
  })
})
