import { describe, expect, it } from 'vitest'
import { squareFootage } from '#contract/fields.ts'
import { enteredNumber, enteredNumberFault, readEnteredNumber } from './entered-number.ts'

describe('a number as people type it', () => {
  it.each([
    ['300000', 300_000],
    ['$300,000', 300_000],
    ['$ 300,000', 300_000],
    ['300 000', 300_000],
    ['300\u00a0000', 300_000],
    [' 300000.00 ', 300_000],
    ['1,234,567.8', 1_234_567.8],
    ['4,854.67', 4_854.67],
    ['0', 0],
    ['-5', -5],
    ['-$5', -5],
  ])('%j is understood', (text, value) => {
    expect(readEnteredNumber(text)).toEqual({ kind: 'number', value })
  })

  it.each([
    ['4.854,67', 'ambiguous'],
    ['300.000', 'ambiguous'],
    ['3,00,000', 'ambiguous'],
    ['300,00', 'ambiguous'],
    ['1,2345', 'ambiguous'],
    ['30 00', 'ambiguous'],
    ['1.', 'ambiguous'],
    ["300'000", 'ambiguous'],
    ['1e5', 'unreadable'],
    ['0x10', 'unreadable'],
    ['300k', 'unreadable'],
    ['about 200', 'unreadable'],
    ['300,000 dollars', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['  ', 'nothing'],
    ['$', 'nothing'],
  ])('%j is %s', (text, kind) => {
    expect(readEnteredNumber(text)).toEqual({ kind })
  })
})

describe('the sentence at the field', () => {
  const words = { label: 'Square footage', example: '1,850' }

  it('quotes what was typed and says what to type', () => {
    expect(enteredNumberFault(' 1.850 ', words)).toBe(
      'Square footage: “1.850” could mean more than one number. Type it like 1,850.',
    )
    expect(enteredNumberFault('1e5', words)).toBe(
      'Square footage: “1e5” isn’t a number we can read. Type it like 1,850.',
    )
    expect(enteredNumberFault('1850', words)).toBeNull()
  })

  it('comes through the schema, once, and before the rules of the number', () => {
    const field = enteredNumber(squareFootage, words)
    expect(field.parse('1,850')).toBe(1850)
    expect(field.parse('')).toBeNull()
    const messages = ['1e5', '99', '1850.5'].map((text) =>
      field.safeParse(text).error?.issues.map(({ message }) => message),
    )
    expect(messages).toEqual([
      ['Square footage: “1e5” isn’t a number we can read. Type it like 1,850.'],
      ['Square footage must be at least 100'],
      ['Square footage must be a whole number'],
    ])
  })
})
