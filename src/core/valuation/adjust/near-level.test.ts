import { expect, it } from 'vitest'
import { higherNearPercent } from './near-level.ts'

it.each([
  [83.4, 0.8622, 86.2],
  [83.4, 0.844, 84.4],
  [83.4, 0.843, null],
  [83.4, 0.78, null],
  [83.4, undefined, null],
])('beside %s percent, a neighborhood at %s is told as %s', (used, near, told) => {
  expect(higherNearPercent(used, near)).toBe(told)
})
