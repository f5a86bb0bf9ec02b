import { expect, test } from 'vitest'
import { largeAmountSize } from './large-amount.ts'

test('an amount of seven letters fits a phone however large the letters are, and a range breaks', () => {
  const widest = (words: string) => Number(/,(\d+)vw/.exec(largeAmountSize(words))?.[1])
  // A figure is about half as wide as it is high, and a card leaves nine tenths of the width.
  for (const amount of ['$621', '$12,345', '$123,456'])
    expect((amount.length * widest(amount)) / 2).toBeLessThanOrEqual(90)
  expect(largeAmountSize('$1,200 to $1,400')).toContain('max(')
})
