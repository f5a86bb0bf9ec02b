/** Proves that the link of a hearing is one of a web page, or words, and that an address has at most five lines. */
import { expect, it } from 'vitest'
import { emptyCase } from '#core/case/file.ts'
import { caseChanges } from './file.ts'

it.each([
  ['', true],
  ['https://example.com/j/1', true],
  ['http://example.com', true],
  ['Meeting 831 2233', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['java\tscript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['//evil.example', false],
  ['\\\\evil.example', false],
  [' /\t/evil.example', false],
])('%s', (remoteLink, isTaken) => {
  const hearing = { ...emptyCase.hearing, remoteLink }
  expect(caseChanges.safeParse({ hearing }).success).toBe(isTaken)
})

it.each([
  ['601 E. Kennedy Blvd.\nTampa, FL 33602', true],
  ['1\n2\n3\n4\n5', true],
  ['1\n2\n3\n4\n5\n6', false],
  ['A'.repeat(300), true],
  ['A'.repeat(301), false],
])('an appraiser’s address: %j', (appraiserAddress, isTaken) => {
  const filing = { ...emptyCase.filing, appraiserAddress }
  expect(caseChanges.safeParse({ filing }).success).toBe(isTaken)
})
