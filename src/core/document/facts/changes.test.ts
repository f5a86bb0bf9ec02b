import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { richHeld } from '../testing/rich-case.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'
import { changesInFacts, plainChanges } from './changes.ts'
import type { Fact, FactSheet } from './sheet.ts'

const analysis = sheetOf(materialOf('case_summary', NEW_HOMESTEAD))

const listed = { label: 'Why', unit: 'sentence', source: '' } as const

const sheet = (values: readonly string[]): FactSheet => ({
  ...analysis,
  facts: [
    ...analysis.facts.filter(({ id }) => !id.startsWith('why.')),
    ...values.map((value, at): Fact => ({ ...listed, id: `why.${at + 1}`, value })),
  ],
})
const said = (then: readonly string[], now: readonly string[]) =>
  changesInFacts(sheet(then), sheet(now)).map(({ before, now: after }) => [before, after])

const reworded = (from: string, to: string): FactSheet => ({
  ...analysis,
  facts: analysis.facts.map(
    (fact): Fact => (fact.unit === 'sentence' ? { ...fact, value: fact.value.replace(from, to) } : fact),
  ),
})

it('a day that an earlier version worded otherwise has not changed', () => {
  const earlier = reworded(`(${certaintyWords.statute})`, '(set by statute)')
  expect(earlier).not.toEqual(analysis)
  expect(changesInFacts(earlier, analysis)).toEqual([])
})

it('a day that was an estimate and is printed by now has', () => {
  const earlier = reworded(`(${certaintyWords.statute})`, '(an estimate)')
  expect(changesInFacts(earlier, analysis)).not.toEqual([])
})

describe('of a list', () => {
  const hearing = { ...richHeld.file.hearing, heldOn: null }
  const playbookOf = (filing: Partial<CaseFile['filing']>, condition = richHeld.file.condition) => {
    const file = {
      ...richHeld.file,
      hearing,
      condition,
      deliveries: [],
      filing: { ...richHeld.file.filing, ...filing },
    }
    return sheetOf(materialOf('playbook', NEW_HOMESTEAD, { held: { ...richHeld, file }, hearingOn: null }))
  }

  it('what only moved up has not changed, and what is gone is named by itself', () => {
    const [before, after] = [playbookOf({ paidOn: null }), playbookOf({ paidOn: calendarDate('2026-11-20') })]
    const days = changesInFacts(before, after).filter(({ label }) => label === 'Dates')
    expect(days.map(({ now }) => now)).toEqual([null, null])
    expect(days[0]?.before).toBe('Wednesday, March 31, 2027')
  })

  it('a changed entry is told beside what it was', () => {
    expect(said(['a', 'b', 'c'], ['b', 'c'])).toEqual([['a', null]])
    expect(said(['a', 'b', 'c'], ['a', 'new', 'c'])).toEqual([['b', 'new']])
    expect(said(['a', 'b'], ['b', 'a'])).toEqual([])
  })
})

it('the dates that a petition moves are one change, told by the day it was filed', () => {
  const summaryOf = (petitionFiledOn: CaseFile['filing']['petitionFiledOn']) => {
    const file = {
      ...richHeld.file,
      hearing: { ...richHeld.file.hearing, heldOn: null },
      deliveries: [],
      filing: { ...richHeld.file.filing, petitionFiledOn },
    }
    return sheetOf(
      materialOf('case_summary', NEW_HOMESTEAD, { held: { ...richHeld, file }, hearingOn: null }),
    )
  }
  const filedOn = calendarDate('2026-08-28')
  const [unfiled, after] = [summaryOf(null), summaryOf(filedOn)]
  const before: FactSheet = {
    ...unfiled,
    facts: unfiled.facts.map(
      (fact): Fact =>
        fact.id.startsWith('due.') && fact.unit === 'sentence'
          ? { ...fact, value: `${fact.id} ${fact.value}` }
          : fact,
    ),
  }
  expect(changesInFacts(before, after).length).toBeGreaterThan(1)
  const told = plainChanges(before, after)
  expect(told[0]).toEqual({ label: 'Dates', before: null, now: null, dates: { cause: 'filed', on: filedOn } })
  expect(told.slice(1).filter(({ now }) => now?.includes('2027'))).toEqual([])
  expect(plainChanges(after, after)).toEqual([])
})

it('the dates of a playbook are one change too', () => {
  const playbookOf = (paidOn: CaseFile['filing']['paidOn']) => {
    const file = { ...richHeld.file, deliveries: [], filing: { ...richHeld.file.filing, paidOn } }
    return sheetOf(materialOf('playbook', NEW_HOMESTEAD, { held: { ...richHeld, file } }))
  }
  const told = plainChanges(playbookOf(null), playbookOf(calendarDate('2026-11-20')))
  const dates = told.filter(({ label }) => label === 'Dates')
  expect(dates).toEqual([{ label: 'Dates', before: null, now: null, dates: { cause: 'other', on: null } }])
})

describe('what is told of', () => {
  it('is no order of words, and no punctuation', () => {
    expect(said(['the roof, and the kitchen'], ['The kitchen and the roof.'])).toEqual([])
    expect(said(['$183,277'], ['$183,278'])).toEqual([['$183,277', '$183,278']])
  })

  it('is each value once, by the shortest that has it', () => {
    const then = ['At $183,277 I ask for less.', '$183,277', 'Is it $183,277?']
    const now = ['At $190,000 I ask for less.', '$190,000', 'Is it $190,000?']
    expect(said(then, now)).toEqual([['$183,277', '$190,000']])
  })
})

it('an answer sheet tells of no change once its petition is in', () => {
  const before = sheetOf(materialOf('dr486_answer_sheet', NEW_HOMESTEAD))
  const now = (petitionFiledOn: CaseFile['filing']['petitionFiledOn']) => {
    const filing = { ...richHeld.file.filing, petitionNumber: '', petitionFiledOn }
    const held = { ...richHeld, file: { ...richHeld.file, filing } }
    return sheetOf(materialOf('dr486_answer_sheet', NEW_HOMESTEAD, { held }))
  }
  expect(plainChanges(before, now(null))).not.toEqual([])
  expect(plainChanges(before, now(calendarDate('2026-09-01')))).toEqual([])
})
