/** Proves that a cost counted on a paper needs that paper among the exhibits. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { ConditionItem } from '#core/case/file.ts'
import type { Exhibit } from '#core/document/exhibits.ts'
import { packetToFix } from './to-fix.ts'
import { unprovedCosts } from './unproved-costs.ts'

const item = (more: Partial<ConditionItem> = {}): ConditionItem => ({
  id: 'a',
  what: 'Broken air conditioner',
  where: '',
  presentOnValuationDay: true,
  costCents: 590_000,
  costSource: 'invoice',
  costDetail: 'Clima Tampa, January 15, 2026',
  ...more,
})
const exhibit = (kind: 'photo' | 'paper', caption: string): Exhibit => ({
  letter: 'A',
  file: {
    id: caption,
    kind,
    name: 'one',
    caption,
    takenOn: calendarDate('2026-01-15'),
    pages: 1,
    uploadedAt: new Date('2026-08-01T12:00:00Z'),
  },
})
const found = (one: ConditionItem, ...exhibits: readonly Exhibit[]) =>
  unprovedCosts({ condition: [one], corrections: [] }, exhibits)

it('a cost on an invoice that is not in the packet is named, and keeps the packet from being made', () => {
  const [words] = found(item(), exhibit('photo', 'The broken air conditioner'))
  expect(words).toContain('“Broken air conditioner”: $5,900 is based on an invoice that isn’t in the packet.')
  const paper = {
    id: 'p',
    kind: 'condition_exhibit',
    title: 'Record and condition',
    locked: false,
    changed: [],
    hasPresentLetters: true,
    texts: [],
    isPrivate: false,
  } as const
  const value = { requestedCents: 1, justCents: 2, fault: null }
  expect(packetToFix([paper], value, [], [words ?? '']).map(({ kind }) => kind)).toEqual(['unproved'])
})

it.each([
  ['the invoice is an exhibit', item(), [exhibit('paper', 'Invoice of Clima Tampa')]],
  ['the figure is the owner’s own', item({ costSource: 'own' }), []],
  ['it came later and is not counted', item({ presentOnValuationDay: false }), []],
] as const)('nothing is to be fixed where %s', (_, one, exhibits) => {
  expect(found(one, ...exhibits)).toEqual([])
})
