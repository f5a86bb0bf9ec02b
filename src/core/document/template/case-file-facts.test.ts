/** Checks what a case tells the papers, and that an empty one tells them nothing but its year. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type ConditionItem, emptyCase } from '#core/case/file.ts'
import { evidenceSent, prepared, sale } from '#core/case/testing/cases.ts'
import { noFacts, noTables } from '#core/document/template/case-facts.ts'
import { caseFileFacts, caseTables } from '#core/document/template/case-file-facts.ts'
import { paperFor, type Template } from '#core/document/template/template.ts'

const full: CaseFile = {
  ...prepared,
  corrections: [
    {
      id: 'c',
      field: 'living_area',
      recordValue: '2,140 sq ft',
      trueValue: '1,910\nsq ft',
      why: '',
      proof: '**Plan**',
    },
  ],
  comparables: [sale('1'), sale('2', { decision: 'rejected' })],
  value: { opinionCents: 38_500_000, reasons: 'Three sales.\nOne roof.' },
  filing: { petitionFiledOn: null, petitionNumber: ' 2026-00123 ', paidOn: null },
  hearing: {
    heldOn: calendarDate('2027-01-20'),
    time: '14:05',
    place: 'Room 2',
    remoteLink: '',
    minutes: 15,
  },
  deliveries: [
    evidenceSent,
    { ...evidenceSent, id: 'd2', sentOn: calendarDate('2026-12-30') },
    { ...evidenceSent, id: 'd3', sentOn: calendarDate('2027-01-04'), received: true },
  ],
}

describe('a case', () => {
  it('tells the papers its figures, days and numbers as they are read aloud', () => {
    expect(caseFileFacts(full, 2026)).toEqual({
      'case.taxYear': '2026',
      'case.petitionNumber': '2026-00123',
      'case.yearAndNumber': '2026, 2026-00123',
      'case.petitionDueOn': 'Monday, September 14, 2026',
      'case.noticedValue': '$420,000',
      'case.opinion': '$385,000',
      'case.reasons': 'Three sales. One roof.',
      'case.recordSays': 'living area 2,140 sq ft',
      'case.recordTruth': '1,910 sq ft',
      'case.conditionShown': null,
      'case.costToCure': null,
      'case.evidenceDeliveredOn': 'Wednesday, December 30, 2026',
      'hearing.day': 'Wednesday, January 20, 2027',
      'hearing.whenAndWhere': 'Wednesday, January 20, 2027, 2:05 pm, Room 2',
      'hearing.minutes': '15',
    })
  })

  it('adds up a cost to cure only when estimates or bills prove all of it', () => {
    const roof: ConditionItem = {
      id: 'r',
      what: 'Roof leaks',
      where: 'North',
      presentOnValuationDay: true,
      costCents: 1_850_000,
      costSource: 'estimate',
      costDetail: 'Bay Roofing',
    }
    const later = { ...roof, id: 'l', what: 'Fence', presentOnValuationDay: false }
    const ac: ConditionItem = { ...roof, id: 'a', what: 'Cooling', costCents: 650_000, costSource: 'invoice' }
    const caseWith = (...condition: ConditionItem[]) => ({ ...emptyCase, condition })
    const facts = caseFileFacts(caseWith(roof, later, ac), 2026)
    expect([facts['case.conditionShown'], facts['case.costToCure']]).toEqual([
      'Roof leaks; Cooling',
      '$25,000',
    ])
    const guessed = caseWith(roof, { ...ac, costSource: 'own' })
    expect(caseFileFacts(guessed, 2026)['case.costToCure']).toBeNull()
    expect(caseTables(guessed, []).condition).toEqual([
      ['Roof leaks', 'North', '$18,500', 'Bay Roofing'],
      ['Cooling', 'North', '$6,500', 'Bay Roofing'],
    ])
  })

  it.each([
    ['00:00', '12:00 am'],
    ['09:30', '9:30 am'],
    ['12:00', '12:00 pm'],
    ['', null],
  ])('says %s as %s', (time, words) => {
    const file = { ...emptyCase, hearing: { ...emptyCase.hearing, time } }
    expect(caseFileFacts(file, 2026)['hearing.whenAndWhere']).toBe(words)
  })

  it('that is empty tells its year alone', () => {
    const known = Object.entries(caseFileFacts(emptyCase, 2026)).filter(([, value]) => value !== null)
    expect(known).toEqual([
      ['case.taxYear', '2026'],
      ['case.yearAndNumber', '2026, number ____________'],
    ])
    expect(caseTables(emptyCase, [])).toEqual(noTables)
  })

  it('fills the tables with what was gathered: chosen sales only, no figure that is not there', () => {
    const tables = caseTables(full, [{ takenOn: null, caption: 'Roof' }])
    expect(tables.corrections).toEqual([['Living area', '2,140 sq ft', '1,910 sq ft', '**Plan**']])
    expect(tables.sales).toEqual([['1 Sample Lane', '6/2025', '$380,000', '', 'Same street, same size']])
    expect(tables.photos).toEqual([['1', '', '', 'Roof', '', '']])
  })
})

const template: Template = {
  form: 'sheet',
  title: 'A sheet',
  foot: 'Foot',
  sections: [
    {
      blocks: [
        {
          kind: 'table',
          caption: 'T',
          columns: [{ title: 'A', width: 1 }],
          rows: [['Roof']],
          from: 'corrections',
          blankRows: 3,
        },
        { kind: 'writing', label: 'Why', lines: 4, value: '[[case.reasons]]' },
      ],
    },
  ],
}

describe('a paper with a table of the case', () => {
  it('puts the rows of the case first, each in the place of a blank one, with a star in them a star', () => {
    const facts = { ...noFacts, ...caseFileFacts(full, 2026) }
    const [table, why] = paperFor(template, facts, caseTables(full, [])).sections[0]?.blocks ?? []
    const words = (text: string) => [{ text, strong: false, url: null }]
    const own = ['Living area', '2,140 sq ft', '1,910 sq ft', '**Plan**'].map(words)
    expect(table).toMatchObject({ table: { rows: [own, [words('Roof')]], blankRows: 2 } })
    expect(why).toEqual({
      kind: 'text',
      words: [{ text: 'Why:', strong: true, url: null }, ...words(' '), ...words('Three sales. One roof.')],
    })
  })

  it('leaves the lines where nothing is known', () => {
    const [table, why] = paperFor(template, noFacts).sections[0]?.blocks ?? []
    expect(table).toMatchObject({ table: { rows: [expect.anything()], blankRows: 3 } })
    expect(why).toMatchObject({ kind: 'writing', lines: 4 })
  })
})
