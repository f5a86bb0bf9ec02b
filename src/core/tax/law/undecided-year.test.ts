/** Proves that an exemption seen in a year whose law is not settled is explained by each reading in its own way. */
import { describe, expect, it } from 'vitest'
import { tellVerdict } from '#words/verdict/tell.ts'
import { factsOf, type Home, rowOf, valuesOfRow } from '../testing/example-homes.ts'

const taxableByReading = (home: Home) =>
  tellVerdict(factsOf(home)).readings.map(({ regime, staircase }) => [
    regime,
    staircase.find(({ levy }) => levy === 'non_school')?.taxableCents,
  ])

describe('what is exempt in 2027', () => {
  const senior: Home = {
    taxYear: 2027,
    homestead: true,
    just: 200_000,
    assessed: [110_875, 110_875],
    taxable: [85_875, 0],
  }

  it('leaves a senior nothing to tax under either law, where the notice shows nothing', () => {
    for (const assessed of [60_000, 102_000, 110_875, 140_000]) {
      const home: Home = { ...senior, assessed: [assessed, assessed], taxable: [assessed - 25_000, 0] }
      expect(taxableByReading(home)).toEqual([
        ['current-law', 0],
        ['amendment-3', 0],
      ])
    }
  })

  it('leaves it so on the roll, with the code of the exemption', () => {
    const row = rowOf(
      {
        JV: 200_000,
        AV_SD: 102_000,
        AV_NSD: 102_000,
        TV_SD: 77_000,
        TV_NSD: 0,
        JV_HMSTD: 200_000,
        AV_HMSTD: 102_000,
        EXMPT_03: 50_000,
      },
      2027,
    )
    const verdict = tellVerdict(factsOf(senior, { values: valuesOfRow(row) }))
    expect(verdict.readings.map(({ staircase }) => staircase[1]?.taxableCents)).toEqual([0, 0])
  })

  it('is the larger exemption where a notice of 300,000 shows 150,000 off, and the smaller under the law before', () => {
    const home: Home = { ...senior, just: 420_000, assessed: [300_000, 300_000], taxable: [275_000, 150_000] }
    // 300,000 − 52,000 under the law before the amendment
    expect(taxableByReading(home)).toEqual([
      ['current-law', 248_000_00],
      ['amendment-3', 150_000_00],
    ])
  })
})
