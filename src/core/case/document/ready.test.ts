/** Proves which documents one press prepares, and what the others wait for. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '../file.ts'
import { prepared } from '../testing/cases.ts'
import { documentReadiness } from './ready.ts'

const ready = (file: CaseFile) =>
  documentReadiness(file)
    .filter(({ waitsFor }) => waitsFor === null)
    .map(({ kind }) => kind)

const waiting = (file: CaseFile) =>
  Object.fromEntries(
    documentReadiness(file)
      .filter(({ waitsFor }) => waitsFor !== null)
      .map(({ kind, waitsFor }) => [kind, waitsFor]),
  )

const beforeFiling = ['case_summary', 'informal_conference_sheet', 'dr486_answer_sheet']
const begun: Pick<CaseFile, 'corrections' | 'condition'> = {
  corrections: [{ id: 'c', field: 'living_area', recordValue: ' ', trueValue: '', why: '', proof: '' }],
  condition: [
    {
      id: 'i',
      what: '',
      where: '',
      presentOnValuationDay: null,
      costCents: null,
      costSource: null,
      costDetail: '',
    },
  ],
}
const heard = { ...emptyCase.hearing, heldOn: calendarDate('2026-12-10') }

it('an empty case is ready for what comes before the petition, and says what the rest waits for', () => {
  expect(ready(emptyCase)).toEqual(beforeFiling)
  expect(waiting(emptyCase)).toEqual({
    comparable_analysis: 'used_sale',
    condition_exhibit: 'correction_or_repair',
    evidence_list: 'opinion',
    cover_letter: 'opinion',
    hearing_script: 'opinion',
    playbook: 'opinion',
  })
})

it('a home as the record has it, in its usual condition, needs no paper about either', () => {
  expect(ready(prepared)).toEqual([
    ...beforeFiling,
    'comparable_analysis',
    'evidence_list',
    'cover_letter',
    'hearing_script',
    'playbook',
  ])
  expect(waiting(prepared)).toEqual({})
})

it('once a petition is filed or a hearing is set, nothing of before is prepared', () => {
  const filed = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10') }
  expect(ready({ ...prepared, filing: filed })).not.toContain('dr486_answer_sheet')
  expect(ready({ ...prepared, hearing: heard })).toEqual([
    'comparable_analysis',
    'evidence_list',
    'cover_letter',
    'hearing_script',
    'playbook',
  ])
})

it('an entry that was begun and says nothing makes no paper', () => {
  const { corrections, condition } = begun
  expect(ready({ ...prepared, recordIsRight: false, corrections, condition })).not.toContain(
    'condition_exhibit',
  )
  expect(waiting({ ...prepared, recordIsRight: false, corrections, condition })).toMatchObject({
    condition_exhibit: 'correction_or_repair',
  })
})
