import { expect, it } from 'vitest'
import { typedHomeFacts, typedUnit } from './home-fields.ts'

const { yearBuilt } = typedHomeFacts(2026)

it.each([
  ['1985', 1985],
  [' 2026 ', 2026],
  ['', null],
])('the year %j is %j', (text, year) => {
  expect(yearBuilt.parse(text)).toBe(year)
})

it.each([
  ['1e3', 'Year built: type four digits, like 1985.'],
  ['1,985', 'Year built: type four digits, like 1985.'],
  ['1799', 'Year built must be 1800 or later'],
  ['2027', 'Year built must be 2026 or earlier'],
])('the year %j is refused: %s', (text, message) => {
  expect(yearBuilt.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message])
})

it('has no unit where none is typed', () => {
  expect(typedUnit.parse('  ')).toBeNull()
  expect(typedUnit.parse(' 4B ')).toBe('4B')
})
