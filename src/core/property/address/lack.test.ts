/** Proves that half an address is told from one that can be looked for. */
import { expect, it } from 'vitest'
import { addressLack } from './lack.ts'

it.each([
  ['PO Box 12, Tampa, FL 33601', 'po-box'],
  ['P.O. Box 12', 'po-box'],
  ['p o box 7, Ocala', 'po-box'],
  ['Orlando, FL', 'no-street'],
  ['Sample Springs', 'no-street'],
  ['Main St', 'no-street'],
  ['33602', 'no-street'],
  ['Tampa, FL 33602', 'no-street'],
  ['101 Sample Orange Way', null],
  ['101 Sample', null],
  ['12-B Main St, Ocala', null],
  ['12, Main St, Ocala, FL 34470', null],
  ['Ocala, FL 34470, USA', 'no-street'],
  ['601 E Kennedy Blvd, Tampa, FL 33602', null],
  ['N87W23 Boxwood Ln', null],
  ['1200 NW 78th Ave Apt 4', null],
  ['450 5th St', null],
] as const)('%s: %s', (line, lack) => {
  expect(addressLack(line)).toBe(lack)
})
