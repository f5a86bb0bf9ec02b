import { expect, it } from 'vitest'
import { streetLineFault } from './street-line.ts'

it.each([
  '120 South Monroe Street',
  '1 Ocean Dr Apt 4',
  '12345 N US Highway 301',
  '501½ Duval St',
  '4 5th Ave N',
])('takes %s', (line) => {
  expect(streetLineFault(line)).toBeNull()
})

it.each(['Main Street', '12', 'US Highway 41 N 1200'])('asks for number and street instead of %s', (line) => {
  expect(streetLineFault(line)).toBe('Enter the house number and the street, such as 123 Main St')
})

it('wants the home, not its post-office box', () => {
  expect(streetLineFault('P.O. Box 12')).toBe('Enter the home’s street address, not a PO box')
})
