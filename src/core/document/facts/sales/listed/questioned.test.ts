/** Proves that the owner alone is told of sales that carry little, and of sales left out that would move the result. */
import { describe, expect, it } from 'vitest'
import { richSales } from '#core/document/testing/rich-case.ts'
import { like, onRoll, sales as salesOf, sound } from '#core/rehearsal/testing/sound-case.ts'
import { weightReason } from '../conclusion/weight-reason.ts'
import type { AdjustedRollSale } from '../material.ts'
import { questionedSales } from './questioned.ts'

const justCents = 42_000_000

const adjusted = (parcelId: string, grossPercent: number, adjustedCents: number): AdjustedRollSale => ({
  ...like(parcelId),
  grossPercent,
  adjustedCents,
})

const said = (
  used: readonly AdjustedRollSale[],
  others: readonly AdjustedRollSale[] = [],
  just = justCents,
): readonly string[] =>
  questionedSales({
    file: { ...sound, comparables: used.map(({ home }) => onRoll(home.parcelId)) },
    sales: { ...salesOf([...used, ...others]), estimate: richSales.estimate },
    justCents: just,
  })

const three = [
  adjusted('R-1', 10, 40_000_000),
  adjusted('R-2', 10, 40_000_000),
  adjusted('R-3', 25, 40_000_000),
]

describe('a sale that is adjusted much', () => {
  const much = [...three.slice(0, 2), adjusted('R-3', 66.7, 20_000_000)]

  it('is named with what the others come to without it', () => {
    // $400,000 at 87.9 percent is $351,600.
    expect(said(much)).toEqual([
      'Sale 3 is adjusted by 66.7% of its price. A magistrate may give a sale little weight past 25%. Without it the other 2 indicate about $352,000, too few by themselves. Look for another sale.',
    ])
    expect(said([...much, adjusted('R-4', 10, 40_000_000)])[0]).toMatch(
      /the other 3 indicate about \$352,000: say so if anyone challenges it\.$/,
    )
    expect(said(three)).toEqual([])
  })

  it('has that in the reason for its weight', () => {
    const [first, , last] = much
    if (!first || !last) throw new Error('there are three')
    expect(weightReason(last, much, [])).toContain('66.7%, a large adjustment')
    expect(weightReason(first, much, [])).not.toContain('large adjustment')
  })

  it('is not spoken of where the sales support the county', () => {
    expect(said(much, [], 20_000_000)).toEqual([])
  })
})

describe('a sale left out', () => {
  it('that needs no more adjusting than one that is used is named with what it changes', () => {
    const [words, ...more] = said(three, [adjusted('N-1', 8, 50_000_000), adjusted('FAR', 26, 60_000_000)])
    expect(more).toEqual([])
    expect(words).toContain(
      'N-1 OAK RD (parcel N-1, adjusted $500,000). With it your sales would indicate about $',
    )
    expect(words).toContain('instead of $351,600')
    expect(words).not.toContain('FAR')
  })

  it('is not named where it changes nothing', () => {
    expect(said(three, [adjusted('N-1', 8, 40_000_000)])).toEqual([])
  })
})
