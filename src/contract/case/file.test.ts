/** Proves that the link of a hearing is one of a web page, or words. */
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
