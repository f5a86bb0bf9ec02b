import { describe, expect, it } from 'vitest'
import { lineOutsideFlorida } from './outside-florida.ts'

describe('a line of address', () => {
  it.each([
    '10 Main St, New York, NY 10001',
    '10 Main St, Atlanta, GA',
    '10 Main St, Hartford, CT 06101-1234',
  ])('in another state: %s', (line) => {
    expect(lineOutsideFlorida(line)).toBe('state')
  })

  it.each(['10 Main St, Tampa, FL 10001', '10 Main St, Tampa, FL 99999-', '10 Main St New York 10001'])(
    'with a ZIP code of another state or of none: %s',
    (line) => {
      expect(lineOutsideFlorida(line)).toBe('zip')
    },
  )

  it.each([
    '10 Main St',
    '10 Main St, Tampa',
    '10 Main St Tampa FL',
    '10 Main St, Tampa, Florida 33602-1234',
    '10 Elm Ct',
    '10 Elm St NE',
    '10 Main St Unit 10001',
  ])('in Florida, or not said: %s', (line) => {
    expect(lineOutsideFlorida(line)).toBe(null)
  })
})
