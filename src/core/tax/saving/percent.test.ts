import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { cutPercent, isCutWithin, justAfterCut, neededCutPercent, neededCutWords } from './percent.ts'

describe('a cut in percent', () => {
  // 120,000 ÷ 420,000 = 28.571…; 149,071 ÷ 608,998 = 24.478…
  it.each([
    [420_000, 300_000, 28.6],
    [608_998, 459_927, 24.5],
    [420_000, 420_000, 0],
    [420_000, 0, 100],
    [300_000, 255_000, 15],
    [300_000, 254_999, 15.1],
  ])('needed from %d to %d is %d, never shown smaller than it is', (just, target, percent) => {
    expect(neededCutPercent(dollars(just), dollars(target))).toBe(percent)
  })

  it('that is needed is told as the rounded figure it is', () => {
    expect(neededCutWords(28.6)).toBe('about 28.6%')
  })

  it('is compared exactly', () => {
    expect(isCutWithin(dollars(300_000), dollars(255_000), 15)).toBe(true)
    expect(isCutWithin(dollars(300_000), dollars(254_999), 15)).toBe(false)
  })

  // 95 % of 333,333 = 316,666.35
  it('is taken to the nearest dollar', () => {
    expect(justAfterCut(dollars(333_333), 5)).toBe(dollars(316_666))
    expect(cutPercent(dollars(333_333), dollars(316_666))).toBe(5)
  })

  it('is zero where there is no value', () => {
    expect(cutPercent(dollars(0), dollars(0))).toBe(0)
    expect(neededCutPercent(dollars(0), dollars(0))).toBe(0)
  })
})
