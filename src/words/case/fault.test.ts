/** Proves that a fault is said with its field, what was typed, against what, and what would be right. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { FaultReason } from '#core/case/faults/fault.ts'
import { tellFault } from './fault.ts'

const day = calendarDate
const today = day('2027-02-20')
const notice = { cents: 42_000_000, of: 'notice' } as const

it.each<[FaultReason, string]>([
  [
    { code: 'day_to_come', day: { of: 'petition', on: day('2030-03-04') }, today },
    'Date the board received your petition: Monday, March 4, 2030 is in the future. Enter a date up to today, Saturday, February 20, 2027, or leave it empty until then.',
  ],
  [
    { code: 'before_tax_year', day: { of: 'sent', entry: 2, on: day('2025-12-31') }, taxYear: 2026 },
    'Date it was delivered, entry 2: Wednesday, December 31, 2025 is before tax year 2026, which this case is about. Enter a date in 2026 or later.',
  ],
  [
    { code: 'on_day_off', on: day('2027-01-16'), isWeekend: true },
    'Hearing date: Saturday, January 16, 2027 falls on a weekend, when boards rarely meet. Is this the day on your notice of hearing? If so, keep it.',
  ],
  [
    { code: 'on_day_off', on: day('2026-12-25'), isWeekend: false },
    'Hearing date: Friday, December 25, 2026 falls on a public holiday, when boards rarely meet. Is this the day on your notice of hearing? If so, keep it.',
  ],
  [
    { code: 'printed_out_of_season', on: day('2025-09-12'), taxYear: 2026 },
    'Petition deadline: Friday, September 12, 2025 can’t be the date on your 2026 notice, which comes in August 2026. Enter the date on the notice.',
  ],
  [
    { code: 'not_lower', value: 'opinion', cents: 99_999_999_900, than: notice },
    'What your home was worth: $999,999,999 is above the market value on your notice, $420,000. Enter a figure below it, or check the digits here and on the notice.',
  ],
  [
    { code: 'not_lower', value: 'decided', cents: 42_000_000, than: { ...notice, of: 'roll' } },
    'The new market value: $420,000 is the same as the market value on the county’s record, $420,000. Enter a figure below it, or check the digits here and on the notice.',
  ],
  [
    { code: 'price_too_low', entry: 1, name: '5 Oak St', priceCents: 1000 },
    'Sale 1 (5 Oak St): the price, $10, isn’t a market price. A deed can show a price like that when the home was a gift. Enter what was paid, or leave the sale out and say why.',
  ],
  [
    { code: 'costs_nothing', entry: 3, name: '', costCents: 0 },
    'Item 3: a cost of $0 doesn’t lower the value. Enter what it would cost to fix.',
  ],
  [
    { code: 'no_figure_of_a_home', field: 'living_area', side: 'trueValue', typed: '-5', figure: -5 },
    'Living area, “It should say”: “-5” isn’t possible for a home. Enter a number in square feet, such as 1,910.',
  ],
  [
    { code: 'no_figure_of_a_home', field: 'year_built', side: 'recordValue', typed: '19', figure: 19 },
    'Year built, “The record says”: “19” is below 1565, which isn’t possible for a home. Enter a number, such as 1998.',
  ],
])('%o', (reason, words) => expect(tellFault(reason)).toBe(words))

it('names both days of a late petition, and what the law asks of a late one', () => {
  const late = {
    code: 'received_late',
    on: day('2026-10-20'),
    printedOn: day('2026-09-07'),
    hasNumber: false,
  } as const
  const said = tellFault(late)
  for (const words of [
    'Tuesday, October 20, 2026 is after the deadline on your notice, Monday, September 7, 2026.',
    'not the day of the postmark (s. 194.011(3)(d), F.S.)',
    'a personal, family or business crisis; illness or disability; wrong information from the clerk, the appraiser or their staff; or another cause beyond control',
    'Ask the clerk whether the board will take it and write down its petition number.',
  ])
    expect(said).toContain(words)
  expect(tellFault({ ...late, hasNumber: true })).toContain('Ask the clerk whether the board will take it.')
})
