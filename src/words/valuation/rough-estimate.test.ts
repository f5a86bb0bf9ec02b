import { describe, expect, it } from 'vitest'
import { roughBecause } from './rough-estimate.ts'

const sales = (...adjusted: readonly number[]) => adjusted.map((one) => ({ adjusted: one, grossPercent: 20 }))

describe('an estimate', () => {
  it('is no rough one where its sales agree and needed little adjusting', () => {
    expect(roughBecause(sales(300_000, 350_000, 600_000))).toEqual([])
    expect(roughBecause([])).toEqual([])
  })

  it('is rough where the highest adjusted price is more than twice the lowest', () => {
    // 4,080,000 ÷ 1,900,000 = 2.147
    expect(roughBecause(sales(1_900_000, 3_000_000, 4_080_000)).join(' ')).toContain('2.1 times the lowest')
  })

  it('is rough where most of its sales needed more adjusting than a quarter of their prices', () => {
    const withGross = (...gross: readonly number[]) =>
      roughBecause(gross.map((grossPercent) => ({ adjusted: 300_000, grossPercent })))
    expect(withGross(26, 26, 24)[0]).toContain(
      '2 of the 3 sales we compared had to be adjusted by more than 25%',
    )
    expect(withGross(26, 26, 24, 24)).toEqual([])
  })

  it('is rough where a sale needed more adjusting than half its price', () => {
    const words = roughBecause([...sales(310_000, 320_000), { adjusted: 300_000, grossPercent: 50.1 }])
    expect(words).toHaveLength(1)
    expect(words[0]).toContain('1 of the 3 sales we compared had to be adjusted by more than 50%')
  })
})
