import { expect, it } from 'vitest'
import { isHalfAddress } from './mailing-address.ts'

it.each([
  '12 Bay St, Tampa, FL 33602',
  '12 Bay St Tampa FL 33602-1234',
  '10 Rue de la Paix, 75002 Paris, France',
  '',
])('%s is whole, or none', (address) => {
  expect(isHalfAddress(address)).toBe(false)
})

it.each(['12 Bay St', '12 Bay St, Tampa', '33602', '12345 Bay St'])('%s lacks its place', (address) => {
  expect(isHalfAddress(address)).toBe(true)
})
