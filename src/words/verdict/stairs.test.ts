/** Proves what each stair of a levy is called. */
import { expect, it } from 'vitest'
import { stairsOf } from '#core/tax/levy/value-steps.ts'
import { stairName } from './stairs.ts'

const rules = {
  taxYear: 2026,
  regime: 'current-law',
  homestead: true,
  schoolHeldBackCents: 12_000_000,
  arePartsOpen: false,
} as const

it('names the stairs of a homestead with a part let, from just value down', () => {
  const line = {
    levy: 'non_school',
    justCents: 50_000_000,
    assessedCents: 35_000_000,
    taxableCents: 29_858_900,
  } as const
  expect(stairsOf(line, rules).map(stairName)).toEqual([
    'Market value (just value)',
    'Taken off: Save Our Homes cap and the 10% cap',
    'Assessed value',
    'Homestead exemption, first part',
    'Homestead exemption, second part (rises with inflation each year, not for school taxes)',
    'Taxable value',
  ])
})

it('names an exemption of the whole value, and those of a home without homestead', () => {
  const line = { levy: 'school', justCents: 100, assessedCents: 100, taxableCents: 0 } as const
  expect(stairsOf(line, rules).map(stairName)).toContain('Homestead exemption')
  const rental = { ...rules, homestead: false, schoolHeldBackCents: 0 }
  expect(stairsOf(line, rental).map(stairName)).toContain('Full exemption')
  expect(stairsOf({ ...line, taxableCents: 60 }, rental).map(stairName)).toContain('Exemptions')
})
