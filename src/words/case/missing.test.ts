/** Proves that what a part of a case lacks is said by the names its owner reads, and what is wrong comes first. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import type { Lacking } from '#core/case/lacking.ts'
import { caseSteps } from '#core/case/parts.ts'
import { tellMissing } from './missing.ts'

it.each<[Lacking, string]>([
  [{ code: 'notice_number', field: 'taxableSchool' }, 'Enter this number: Taxable value, school row.'],
  [{ code: 'more_sales', count: 1 }, 'Choose one more sale. Fewer than three is weak.'],
  [{ code: 'more_sales', count: 2 }, 'Choose 2 more sales. Fewer than three is weak.'],
  [{ code: 'sales_bare', count: 1 }, 'Fill in the address, month and price of a chosen sale.'],
  [
    { code: 'corrections_unfinished', count: 2 },
    'Fill in what the record says, what’s true, why, and your proof for 2 corrections.',
  ],
  [
    { code: 'captions', kind: 'photo', bare: 3, all: 5 },
    'Say what 3 of your 5 photos show. Choose a caption or write one for each.',
  ],
  [
    { code: 'captions', kind: 'photo', bare: 1, all: 5 },
    'Say what 1 of your 5 photos shows. Choose a caption or write one for each.',
  ],
  [
    { code: 'captions', kind: 'paper', bare: 1, all: 1 },
    'Say what this paper is. Choose a caption or write one.',
  ],
  [
    { code: 'cost_source', what: 'Roof leaks', costCents: 900_000 },
    'Say where the $9,000 for “Roof leaks” comes from.',
  ],
  [{ code: 'cost_source', what: '', costCents: 900_000 }, 'Say where the $9,000 comes from.'],
  [{ code: 'petition_deadline' }, 'Enter the petition deadline on your notice.'],
])('%o', (lacking, words) => expect(tellMissing({ wrong: [], lacking: [lacking] })).toEqual([words]))

it('counts the numbers of the notice as one thing to do, and one alone by its name', () => {
  const [notice] = caseSteps({
    file: emptyCase,
    taxYear: 2026,
    today: calendarDate('2026-09-01'),
    uploads: [],
  })
  expect(notice && tellMissing(notice)).toEqual([
    'Check the numbers in this year’s column of your notice.',
    'Say whether your notice shows a homestead exemption.',
    'Enter the petition deadline on your notice.',
  ])
})

it('says what is wrong before what is missing', () => {
  const today = calendarDate('2027-02-01')
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2030-03-04') }
  const steps = caseSteps({ file: { ...emptyCase, filing }, taxYear: 2026, today, uploads: [] })
  const said = steps.filter(({ id }) => id === 'filing').flatMap(tellMissing)
  expect(said).toEqual([
    expect.stringContaining('Monday, March 4, 2030 is in the future.'),
    'Enter the date you made the payment the law requires while you appeal.',
  ])
})
