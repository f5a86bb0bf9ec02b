/** Proves that no paper calls a home its owner's to live in where they don't live there, and that their own words stay. */
import { expect, it } from 'vitest'
import { CAPPED_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { tellPracticeQuestion } from '#words/rehearsal/practice-question.ts'
import { rehearsalOf } from '../rehearsal/rehearsal.ts'
import { calledProperty, namingHome } from './called-property.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './draft-kinds.ts'
import type { CaseMaterial } from './facts/case.ts'
import { rich } from './testing/rich-case.ts'
import { handedOverText, ownPagesText } from './testing/whole-text.ts'
import { materialOf, sheetOf } from './testing/written-cases.ts'

const HOME = /\b(?:my|your) (?:own )?(?:home|house|neighborhood|building)\b|\bI live there\b/iu

const materialWhere = (kind: DocumentKind, lives: boolean, more: Partial<CaseMaterial> = {}) => {
  const material = materialOf(kind, RENTAL, { ...rich, ...more })
  return { ...material, home: { ...material.home, livesThere: lives } }
}

const textWhere = (kind: DocumentKind, lives: boolean, more: Partial<CaseMaterial> = {}): string => {
  const sheet = sheetOf(materialWhere(kind, lives, more))
  return `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
}

it.each(DOCUMENT_KINDS)('%s of a rental calls it the property', (kind) => {
  expect(textWhere(kind, false)).not.toMatch(HOME)
})

it('the papers of a home that its owner lives in call it their home', () => {
  const kinds = ['hearing_script', 'evidence_list', 'comparable_analysis', 'playbook'] as const
  for (const kind of kinds) {
    expect(textWhere(kind, true), kind).toMatch(/\bmy home\b/iu)
    expect(textWhere(kind, false), kind).toContain('the property')
  }
})

it('what an owner wrote is quoted as it was written, and a script quotes nobody', () => {
  const { situation } = sheetOf(materialWhere('evidence_list', false))
  const words = 'My home has this defect: “my house leaks.”'
  expect(namingHome({ kind: 'evidence_list', situation })(words)).toBe(
    'The property has this defect: “my house leaks.”',
  )
  expect(namingHome({ kind: 'hearing_script', situation })(words)).toBe(
    'The property has this defect: “the property leaks.”',
  )
})

it('a practice of a rental asks about the property', () => {
  const made = rehearsalOf(materialWhere('hearing_script', false))
  if (!made.ok) throw new Error(made.reason)
  const { runs, questions } = made.value
  expect(JSON.stringify(runs)).not.toMatch(HOME)
  expect(JSON.stringify(questions.map((one) => tellPracticeQuestion(one, true)))).not.toMatch(HOME)
})

it.each([
  ['Your home sold for $300,000.', 'The property sold for $300,000.'],
  ['Subject: my home', 'Subject: the property'],
  ['It differs from my home’s size.', 'It differs from the property’s size.'],
  ['It is in my neighborhood and my own building.', 'It is in the neighborhood and the building.'],
  ['Homes like mine sold.', 'Homes like mine sold.'],
])('%s', (words, called) => {
  expect(calledProperty(words)).toBe(called)
})

it('the same home with a homestead reads as before', () => {
  const sheet = sheetOf(materialOf('hearing_script', CAPPED_HOMESTEAD, rich))
  expect(handedOverText(sheet)).toMatch(/\bmy home\b/u)
})
