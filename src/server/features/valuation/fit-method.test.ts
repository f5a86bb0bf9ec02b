/** Proves that the name of a method follows every program that fits rates, and nothing else. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fitMethod, methodOf, programsReached } from './fit-method.ts'

const reached = [...programsReached().keys()]

const withChange = (path: string, change: (text: string) => string): string =>
  methodOf(
    programsReached((address) => {
      const text = readFileSync(address, 'utf8')
      return address.href.endsWith(path) ? change(text) : text
    }),
  )

it('reads the arithmetic, its parameters and how the sales are read, and no wording of what came of them', () => {
  expect(reached).toEqual(
    expect.arrayContaining([
      'core/valuation/params.ts',
      'core/valuation/fit/county.ts',
      'core/valuation/fit/rates.ts',
      'core/valuation/fit/solve-linear.ts',
      'core/valuation/fit/place-tree.ts',
      'server/features/valuation/read-sales.ts',
      'server/features/valuation/home-row.ts',
    ]),
  )
  expect(reached.filter((path) => /explain|\.test\.|^web|^contract/.test(path))).toEqual([])
})

it.each(reached)('is another when %s works otherwise', (path) => {
  expect(withChange(path, (text) => `${text}\nexport const another = 1\n`)).not.toBe(fitMethod())
})

it('is the same when only a comment or the depth of a line changes', () => {
  const commented = (text: string) =>
    `// A note.\n/**\n * Another.\n */\n${text.replaceAll('\n  ', '\n      ')}`
  expect(withChange('core/valuation/params.ts', commented)).toBe(fitMethod())
})
