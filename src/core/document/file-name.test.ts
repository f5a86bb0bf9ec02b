/** Proves that the file of a paper is named by its title and its street. */
import { expect, it } from 'vitest'
import { paperFileName } from './file-name.ts'

it.each([
  ['Property analysis', '2911 Hansen Manor Ln, Tampa, FL 33611', 'property-analysis-2911-hansen-manor-ln'],
  ['Hearing script, 5 minutes', '12 Peñón Ct #4, Miami', 'hearing-script-5-minutes-12-penon-ct-4'],
  ['Evidence packet', 'רחוב', 'evidence-packet'],
])('%s of %s', (title, address, name) => {
  expect(paperFileName(title, address)).toBe(name)
})
