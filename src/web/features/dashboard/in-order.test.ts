/** Proves that of several homes the one that filing can help is shown first, and a filed one keeps its place. */
import { expect, it } from 'vitest'
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { listedCase, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { savedCounty, savedHome } from '#web/testing/property-setup.tsx'
import type { Home } from './data.ts'
import { mostUrgentFirst } from './in-order.ts'

const home = (street: string, own: OpenCase | null = null): Home => ({
  property: { ...savedHome, addressLine1: street },
  county: savedCounty('2026-09-14'),
  own: own && listedCase(own),
})

const judged = (outcome: 'file' | 'file_with_evidence' | 'do_not_file'): CaseOutlook => ({
  ...noOutlook,
  verdict: { outcome, reason: 'cap_absorbs', headline: '' },
})

const order = (...known: Parameters<typeof mostUrgentFirst>[0]): string[] =>
  mostUrgentFirst(known).map(({ property }) => property.addressLine1)

it('puts a home worth filing for before one that needs evidence, and one better left alone last', () => {
  expect(
    order(
      { home: home('1 Last St'), outlook: judged('do_not_file') },
      { home: home('2 Evidence St'), outlook: judged('file_with_evidence') },
      { home: home('3 Worth St'), outlook: judged('file') },
    ),
  ).toEqual(['3 Worth St', '2 Evidence St', '1 Last St'])
})

it('keeps the days of a filed petition before a home that nobody has opened a case for', () => {
  const filed = openCase({ filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-08-18') } })
  expect(
    order(
      { home: home('1 Worth St'), outlook: judged('file') },
      { home: home('2 Filed St', filed), outlook: judged('do_not_file') },
    ),
  ).toEqual(['2 Filed St', '1 Worth St'])
})

it('keeps homes that are alike in the order of their addresses, however they come', () => {
  const alike = ['10 Same St', '9 Same St', '2 Other Ave'].map((street) => ({
    home: home(street),
    outlook: judged('file'),
  }))
  const expected = ['2 Other Ave', '9 Same St', '10 Same St']
  expect(order(...alike)).toEqual(expected)
  expect(order(...alike.toReversed())).toEqual(expected)
})
