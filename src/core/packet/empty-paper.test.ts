/** Proves that a paper without anything to show is told of, and one with something is not. */
import { expect, it } from 'vitest'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { rich, thin } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { whyEmpty } from './empty-paper.ts'

it.each(HANDED_OVER_KINDS)('%s', (kind) => {
  const of = (known: typeof rich) => whyEmpty(sheetOf(materialOf(kind, NEW_HOMESTEAD, known)))
  const mayBeEmpty = kind === 'comparable_analysis' || kind === 'condition_exhibit'
  expect(of(rich)).toBeNull()
  expect(of(thin) !== null).toBe(mayBeEmpty)
  expect(of({ ...thin, sales: 'not-on-roll' }) !== null).toBe(mayBeEmpty)
})

it('a paper that only puts the record right has something to show', () => {
  const [correction] = rich.held?.file.corrections ?? []
  if (!rich.held || correction === undefined) throw new Error('the case corrects the record')
  const file = { ...rich.held.file, condition: [], corrections: [correction] }
  const only = { ...rich, held: { file, files: [] } }
  expect(whyEmpty(sheetOf(materialOf('condition_exhibit', NEW_HOMESTEAD, only)))).toBeNull()
})
