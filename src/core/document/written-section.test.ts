/** Proves what stays of a document when it is gone on with or written again, and which changes of a case are told of. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { planOf } from './draft-plan.ts'
import { changesInFacts } from './facts/changes.ts'
import { checkDocument } from './gate/fact-gate.ts'
import { rich, richHeld, thin } from './testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from './testing/written-cases.ts'
import { carriedOver, isKept, outdatedSections, type WrittenSection } from './written-section.ts'

const material = materialOf('evidence_list', NEW_HOMESTEAD, rich)
const sheet = sheetOf(material)
const plans = planOf(sheet)
const drafted: readonly WrittenSection[] = composeAll(sheet).map((section) => ({
  ...section,
  writtenBy: 'composer',
  locked: false,
}))
const withSection = (id: string, change: Partial<WrittenSection>): readonly WrittenSection[] =>
  drafted.map((section) => (section.id === id ? { ...section, ...change } : section))
const own = { paragraphs: ['$1 and no more'], facts: [], writtenBy: 'owner' } as const

describe('the owner’s own', () => {
  it('is what the owner changed, or locked', () => {
    expect(drafted.filter(isKept)).toEqual([])
    expect(isKept({ writtenBy: 'owner', locked: false })).toBe(true)
    expect(isKept({ writtenBy: 'composer', locked: true })).toBe(true)
  })

  it('passes the gate unread, and nothing else does', () => {
    expect(checkDocument(sheet, plans, withSection('exhibits', own), isKept)).toEqual([])
    const slipped = withSection('exhibits', { ...own, writtenBy: 'composer' })
    expect(checkDocument(sheet, plans, slipped, isKept).length).toBeGreaterThan(0)
    const beside: WrittenSection = { ...own, id: 'left', title: 'Left over', locked: false }
    expect(checkDocument(sheet, plans, [...drafted, beside], isKept)).toEqual([])
    const slippedBeside: WrittenSection = { ...beside, writtenBy: 'composer' }
    expect(checkDocument(sheet, plans, [...drafted, slippedBeside], isKept)).toHaveLength(1)
  })

  it('is carried over to its place in another plan, and after all others where it has none', () => {
    const sections = [
      ...withSection('witnesses', own),
      { ...own, id: 'left', title: 'Left over', locked: true },
    ]
    const other = plans.filter(({ id }) => id !== 'exhibits')
    expect(carriedOver(other, sections).map(({ position, section }) => [section.id, position])).toEqual([
      ['witnesses', other.findIndex(({ id }) => id === 'witnesses')],
      ['left', other.length],
    ])
  })
})

it('a text that was locked and holds to other facts is told from one that holds to these, and from the owner’s', () => {
  const broken = { paragraphs: ['Worth $1.'] }
  expect(outdatedSections(sheet, plans, withSection('exhibits', { locked: true }))).toEqual([])
  expect(outdatedSections(sheet, plans, withSection('exhibits', { ...broken, locked: true }))).toEqual([
    'exhibits',
  ])
  expect(outdatedSections(sheet, plans, withSection('exhibits', broken))).toEqual(['exhibits'])
  expect(outdatedSections(sheet, plans, withSection('exhibits', own))).toEqual([])
})

describe('a change of the case', () => {
  const withFile = (change: Partial<typeof richHeld.file>) =>
    sheetOf({ ...material, held: { ...richHeld, file: { ...richHeld.file, ...change } } })

  it('is told of with what it was and is, where the document speaks of it', () => {
    const value = { opinionCents: 36_500_000, reasons: '' }
    expect(changesInFacts(sheet, withFile({ value }))).toContainEqual(
      expect.objectContaining({ before: '$379,000', now: '$365,000' }),
    )
    const empty = sheetOf({ ...material, ...thin })
    expect(changesInFacts(sheet, empty)).toContainEqual(expect.objectContaining({ now: null }))
    expect(changesInFacts(empty, sheet)).toContainEqual(expect.objectContaining({ before: null }))
  })

  it('is none where only the day of writing is another, or it speaks of nothing that changed', () => {
    expect(changesInFacts(sheet, sheetOf({ ...material, asOf: calendarDate('2026-11-29') }))).toEqual([])
    const hearing = { ...richHeld.file.hearing, remoteLink: 'https://example.com/j/2' }
    expect(changesInFacts(sheet, withFile({ hearing }))).toEqual([])
    expect(
      changesInFacts(sheet, { ...sheet, facts: sheet.facts.filter(({ id }) => !id.startsWith('due.')) }),
    ).toEqual([])
  })
})
