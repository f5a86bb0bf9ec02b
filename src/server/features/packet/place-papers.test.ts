/** Proves where each paper stands in a packet, that nothing is said twice, and that exhibits are named with their pages. */
import { expect, it } from 'vitest'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { rich } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { writtenOf } from '#server/features/drafting/testing/written-of.ts'
import { placePapers } from './place-papers.ts'

const placed = (kinds: readonly DocumentKind[]) =>
  placePapers(kinds.map((kind) => writtenOf(sheetOf(materialOf(kind, NEW_HOMESTEAD, rich)))))

const titlesOf = (papers: readonly { readonly title: string }[]) => papers.map(({ title }) => title)

it('puts the letter first, the case before the index, and the certificate last', () => {
  const { front, documents, letters, back, last } = placed(PACKET_KINDS)
  expect(titlesOf(front)).toEqual(['The case in brief'])
  expect(titlesOf(documents)).toEqual(['Comparable analysis', 'Record and condition'])
  expect(titlesOf(letters)).toEqual(['Cover letter with request for evidence'])
  expect(titlesOf(back)).toEqual(['Evidence list'])
  expect(back.at(-1)?.sections.map(({ title }) => title)).toEqual([null, 'Witnesses'])
  expect(titlesOf(last)).toEqual(['Certificate of delivery'])
})

it('leaves the heads of single papers out, and names what the paper is nowhere twice', () => {
  const { front, documents, letters, back, last } = placed(PACKET_KINDS)
  const text = JSON.stringify([front, documents, letters, back, last])
  expect(text).not.toMatch(/It is not an appraisal|Written on November/)
  expect(text.split('"Exhibits, a copy of each attached"')).toHaveLength(2)
})

it('opens the analysis with the grid across the page, under the title of the paper alone', () => {
  const [analysis] = placed(['comparable_analysis']).documents
  const [grid, ...others] = analysis?.sections ?? []
  expect(grid).toMatchObject({ title: null, landscape: true })
  expect(others.some(({ landscape }) => landscape)).toBe(false)
  expect(others.map(({ title }) => title)).toContain('Reconciliation to one value')
})

it('asks for the page of each exhibit and paper that it names', () => {
  const { front } = placed(['evidence_list'])
  const named = [...JSON.stringify(front).matchAll(/"pageOf":"([^"]+)"/g)].map(([, of]) => of)
  expect([...new Set(named)].toSorted()).toEqual([
    'Comparable analysis',
    'Exhibit A',
    'Exhibit B',
    'Reconciliation to one value',
    'Record and condition',
  ])
})
