import { expect, test } from 'vitest'
import { largeAmountSize } from './large-amount.ts'

test('the fewer letters an amount has, the larger it may grow, and a range breaks', () => {
  const widest = (words: string) => Number(/,(\d+)vw/.exec(largeAmountSize(words))?.[1])
  expect(['$621', '$1,245', '$12,345', '$123,456'].map(widest)).toEqual([30, 23, 19, 16])
  expect(largeAmountSize('$1,200 to $1,400')).toContain('max(')
})
