/** Proves which papers are taken for the closing statement of a purchase. */
import { expect, it } from 'vitest'
import { isClosingStatement } from './closing-statement.ts'

const paper = (caption: string, name = 'scan.pdf') => ({ kind: 'paper', caption, name }) as const

it.each([
  [paper('Closing statement of my purchase'), true],
  [paper('', 'Closing_Disclosure.pdf'), true],
  [paper('HUD-1, March 2025'), true],
  [paper('Settlement statement, Gulf Title'), true],
  [paper('Estimate for a new roof'), false],
  [paper('Statement of the roofer'), false],
  [{ kind: 'photo', caption: 'Closing statement', name: 'a.jpg' } as const, true],
])('%j: %s', (upload, isOne) => {
  expect(isClosingStatement(upload)).toBe(isOne)
})
