import { expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

it.each([
  ['/pricing', '/pricing'],
  ['/course/2?lesson=2-1', '/course/2?lesson=2-1'],
  [null, '/dashboard'],
  ['https://evil.example/pricing', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/nowhere', '/dashboard'],
  ['/auth?returnTo=/auth', '/dashboard'],
])('%s leads to %s', (wanted, expected) => {
  expect(safeReturnTo(wanted)).toBe(expected)
})
