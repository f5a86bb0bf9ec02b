/** Proves that the papers name the days of the case page: none that the case shows as done, each with what the case knows. */
import { describe, expect, it } from 'vitest'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { evidenceSent, prepared } from '#core/case/testing/cases.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { checkDocument } from '#core/document/gate/fact-gate.ts'
import { handedOverText } from '#core/document/testing/whole-text.ts'
import { composeAll, materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { daysToMind } from './days-to-mind.ts'

const today = calendarDate('2026-11-21')
const county = { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-14') }
const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2027-01-20'), time: '14:05', place: 'Room 4' }
const called: CaseFile = { ...prepared, hearing }

const daysOf = (file: CaseFile | null, hearingOn: string | null = null) =>
  daysToMind({
    today,
    county,
    taxYear: 2026,
    file,
    hearingOn: hearingOn === null ? null : calendarDate(hearingOn),
    printedPetitionDate: calendarDate('2026-09-14'),
  }).map(tellDeadline)
const idsOf = (file: CaseFile | null): string =>
  daysOf(file)
    .map(({ id }) => id)
    .join(' ')

describe('the days of a document', () => {
  it('leave out what is done, and what belongs to another year', () => {
    expect(idsOf(called)).toMatch(/discount-.*payment-2026|payment-2026.*discount-/)
    expect(idsOf(called)).toContain('evidence-aim-2027')
    const filing = { ...emptyCase.filing, petitionFiledOn: today, paidOn: today }
    const done = idsOf({ ...called, filing, deliveries: [evidenceSent] })
    expect(done).not.toMatch(/discount|payment|petition|notice|evidence-aim|evidence-2027|2028/)
    expect(done).toContain('hearing-2027')
  })

  it('have the amount of the payment, the hour and the place of the hearing', () => {
    const of = (id: string) => daysOf(called).find((one) => one.id === id)?.detail
    // At least 75% of $4,854.67: rounded up
    expect(of('payment-2026')).toContain('is $3,641.01')
    expect(of('hearing-2027')).toContain('Place: Room 4.')
    expect(of('hearing-2027')).not.toContain('are on your notice of hearing')
  })

  it('take no hour from another day than the one asked for', () => {
    const moved = daysOf(called, '2027-02-03').find(({ id }) => id === 'hearing-2027')
    expect(moved).toMatchObject({ dueOn: '2027-02-03' })
    expect(moved?.detail).not.toContain('Room 4')
  })

  it('are those of the year where there is no case', () => {
    expect(idsOf(null)).toContain('payment-2026')
  })
})

it('end with a full stop, also where the address of an office stands last', () => {
  const vab = { url: 'https://clerk.example.com/vab.asp', closing: null }
  const deadlines = deadlinesFor({
    today,
    county: { ...county, vab },
    hearingOn: null,
    printedPetitionDate: null,
  })
  const sheet = sheetOf(materialOf('case_summary', NEW_HOMESTEAD, { deadlines }))
  expect(deadlines.some((deadline) => tellDeadline(deadline).detail.endsWith('vab.asp'))).toBe(true)
  expect(checkDocument(sheet, planOf(sheet), composeAll(sheet))).toEqual([])
})

const textOf = (kind: DocumentKind, file: CaseFile, more = {}): string =>
  composeAll(sheetOf(materialOf(kind, NEW_HOMESTEAD, { held: { file, files: [] }, ...more })))
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

describe('what the playbook says of the evidence', () => {
  it.each([
    ['2027-01-02', 'nothing', null],
    ['2027-01-10', 'that it is late', 'Your evidence is late. Deliver it now'],
  ])('on %s say %s', (asOf, _what, words) => {
    const text = textOf('playbook', called, { asOf: calendarDate(asOf) })
    if (words === null) expect(text).not.toContain('It was due')
    else expect(text).toContain(words)
  })

  it('say that the evidence has gone once the case says so', () => {
    const sent = { ...called, deliveries: [evidenceSent] }
    expect(textOf('playbook', sent, { asOf: calendarDate('2027-01-10') })).toContain(
      'your evidence has gone to the property appraiser',
    )
  })
})

describe('the days of the playbook', () => {
  const rowsOf = (file: CaseFile): string =>
    sheetOf(materialOf('playbook', NEW_HOMESTEAD, { held: { file, files: [] } }))
      .facts.filter(({ id }) => id.startsWith('private.day.'))
      .map(({ value }) => value)
      .join('\n')

  it('go by the bill for what is to be paid, and name the notice beside it', () => {
    const rows = rowsOf(called)
    expect(rows).toContain(
      'Before April 1, pay at least 75% of the ad valorem tax on your November bill, less any discount. Pay every non-ad valorem assessment in full, too. 75% of the tax on your notice was $3,641.01. If the bill is higher, go by the bill. Otherwise the board must deny the petition (s. 194.014).',
    )
    const { notice } = called
    const unknown = { ...called, notice: { ...notice, numbers: { ...notice.numbers, totalTax: null } } }
    expect(rowsOf(unknown)).not.toContain('on your notice was')
    expect(rowsOf(unknown)).toContain('on your November bill')
  })

  it('send nobody to the clerk on a day on which the office is closed', () => {
    const monday = { ...called, hearing: { ...hearing, heldOn: calendarDate('2027-01-25') } }
    // The day that counts is Sunday, the safe day the Friday before it.
    expect(rowsOf(monday)).toMatch(/Friday, January 8, 2027\n.*\nMonday, January 11, 2027\nNothing came/)
  })

  it('ask for a copy to bring only where there is a room to bring it to', () => {
    expect(rowsOf(called)).toContain('Room 4. Bring the packet, a copy')
    const remote = rowsOf({ ...called, hearing: { ...hearing, remoteLink: 'https://example.com/j/1' } })
    expect(remote).toContain('using the link in your notice. Have the packet, the proof of delivery')
    expect(remote).not.toMatch(/spare copy|Room 4/)
  })
})

describe('the answer sheet', () => {
  it('names the day that the owner typed, though it is over', () => {
    const text = textOf('dr486_answer_sheet', called, {
      deadlines: [],
      petitionPrintedOn: calendarDate('2026-09-07'),
    })
    expect(text).toContain(
      'You typed Monday, September 7, 2026 as the petition deadline on your TRIM notice. That date has passed.',
    )
    expect(text).not.toContain('The last day for a petition is printed')
  })

  it.each([
    ['2026-09-04', 'received your petition on Friday, September 4, 2026, which is on time.', 'good cause'],
    ['2026-10-20', 'received after the deadline on your notice.', 'in time.'],
  ])('says what the case says of a petition received on %s', (received, words, unsaid) => {
    const filing = { ...called.filing, petitionFiledOn: calendarDate(received) }
    const known = { deadlines: [], petitionPrintedOn: calendarDate('2026-09-07') }
    const text = textOf('dr486_answer_sheet', { ...called, filing }, known)
    expect(text).toContain(words)
    expect(text).not.toContain(unsaid)
    expect(text).not.toContain('That date has passed')
    const summary = textOf('case_summary', { ...called, filing }, known)
    expect(summary.includes('received after the deadline')).toBe(received === '2026-10-20')
    const sheet = sheetOf(
      materialOf('dr486_answer_sheet', NEW_HOMESTEAD, {
        ...known,
        held: { file: { ...called, filing }, files: [] },
      }),
    )
    expect(handedOverText(sheet)).toMatch(
      received === '2026-10-20' ? /^Your own choice: .*Filed late/m : /^Leave blank: .*Filed late/m,
    )
    expect(handedOverText(sheet).includes('You filed on time')).toBe(received !== '2026-10-20')
  })
})
