/** Proves that no packet is made whose pages name a paper that is not in it. */
import { expect, it } from 'vitest'
import { type LackingPaper, lackingFixes } from './lacking-papers.ts'
import type { CheckedPaper } from './to-fix.ts'

const list: CheckedPaper = {
  id: 'list',
  kind: 'evidence_list',
  title: 'Evidence list and summary',
  locked: false,
  changed: [],
  hasPresentLetters: true,
  texts: ['Condition: (6) condition: Record and condition; Exhibit A'],
  isPrivate: false,
}
const lacking: LackingPaper = {
  kind: 'condition_exhibit',
  title: 'Record and condition',
  stopped: { id: 'record', hasFailed: true },
  isLeftOut: false,
}

const named = '“Evidence list and summary” names “Record and condition,” which'

it.each([
  ['it failed', {}, `${named} isn’t written yet. Write it again.`, ['record']],
  [
    'it was never begun',
    { stopped: null },
    `${named} isn’t written yet. Press “Prepare everything that’s ready.”`,
    [],
  ],
  [
    'it was left out',
    { isLeftOut: true },
    `${named} you left out. Put it back under “Documents,” or leave out both.`,
    [],
  ],
] as const)('where a page names it and %s', (_, more, message, documentIds) => {
  expect(lackingFixes([list], [{ ...lacking, ...more }])).toEqual([
    { kind: 'unwritten', message, documentIds },
  ])
})

it('where a page names the purchase and nothing in the case is of it, the step that asks is told', () => {
  const unready: LackingPaper = {
    kind: 'comparable_analysis',
    title: 'Comparable analysis',
    stopped: null,
    isLeftOut: false,
    isUnready: true,
  }
  const naming = { ...list, texts: ['My own purchase: the month, the price'] }
  expect(lackingFixes([naming], [unready]).map(({ message }) => message)).toEqual([
    '“Evidence list and summary” names “My own purchase,” which isn’t written yet. In step 3, use your purchase or choose three sales.',
  ])
  expect(lackingFixes([list], [unready])).toEqual([])
})

it('where no page names it, one that failed is told of', () => {
  const [fix] = lackingFixes([{ ...list, texts: [] }], [lacking])
  expect(fix).toEqual({
    kind: 'unwritten',
    message: '“Record and condition” isn’t written yet. Write it again.',
    documentIds: ['record'],
  })
})

it.each([{ stopped: null }, { stopped: { id: 'record', hasFailed: false } }, { isLeftOut: true }] as const)(
  'where no page names it, what its owner wants so is no fault: %j',
  (more) => {
    expect(lackingFixes([{ ...list, texts: [] }], [{ ...lacking, ...more }])).toEqual([])
  },
)

it('an analysis is named by its pages too', () => {
  const analysis: LackingPaper = {
    ...lacking,
    kind: 'comparable_analysis',
    title: 'Purchase analysis',
    stopped: null,
  }
  const naming = { ...list, texts: ['My own purchase: the month and the price.'] }
  expect(lackingFixes([naming], [analysis])).toHaveLength(1)
})
