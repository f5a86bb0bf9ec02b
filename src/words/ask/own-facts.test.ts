/** Proves that a case answers with what it holds, and says so where it holds nothing. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { factsWithoutCase, type OwnCase, ownFacts } from './own-facts.ts'

const own: OwnCase = {
  address: '12 Elm St, Tampa, FL 33601',
  parcelId: 'A-17',
  county: { name: 'Hillsborough', petitionDeadline: null },
  taxYear: 2026,
  today: calendarDate('2026-10-20'),
  file: emptyCase,
  values: null,
  clerk: '(813) 276-8100',
}

const told = (facts: OwnCase): ReadonlyMap<string, string> =>
  new Map(ownFacts(facts).map(({ fact, sentences }) => [fact, sentences.join(' ')]))

it('what the case does not hold is said to be missing, with the part to enter it in', () => {
  const facts = told(own)
  expect(facts.get('hearing')).toBe(
    'You haven’t entered that yet. Open your case and enter it under “Hearing.”',
  )
  expect(facts.get('sent')).toMatch(/“Deliver your evidence\.”/)
  expect(facts.get('home')).toBe(
    'Your case is about 12 Elm St, Tampa, FL 33601, in Hillsborough County, tax year 2026. Its parcel number is A-17.',
  )
  expect(
    factsWithoutCase().every(({ sentences: [first] }) => first?.startsWith('You don’t have a case yet')),
  ).toBe(true)
})

it('values, break-even and saving are those of the case; a delivery names its day', () => {
  const facts = told({
    ...own,
    values: {
      justCents: 400_000_00,
      assessedCents: [352_000_00, 340_000_00],
      headline: 'A cut pays only below $352,000.',
      breakEven: { justCents: 352_000_00, cutPercent: 12 },
      savingCents: 512_34,
    },
    file: {
      ...emptyCase,
      value: { ...emptyCase.value, opinionCents: 310_000_00 },
      deliveries: [
        {
          id: 'a',
          contents: 'evidence',
          what: '',
          party: 'appraiser',
          way: 'email',
          sentOn: calendarDate('2026-10-12'),
          received: false,
          proof: '',
        },
      ],
    },
  })
  expect(facts.get('notice')).toMatch(
    /\$400,000\. The assessed value is \$352,000 for school taxes and \$340,000/,
  )
  expect(facts.get('saving')).toMatch(
    /save nothing until the market value drops below \$352,000.*12\.0%.*At the value you’re asking for, \$310,000, .*\$512\.34/,
  )
  expect(facts.get('sent')).toBe('Monday, October 12, 2026: you sent evidence to the property appraiser.')
  expect(facts.get('received')).toMatch(/haven’t entered that yet/)
})

it('a petition is due on the last day on which offices are open', () => {
  const due = (day: string) =>
    told({
      ...own,
      today: calendarDate('2026-08-26'),
      file: { ...emptyCase, notice: { ...emptyCase.notice, petitionDueOn: calendarDate(day) } },
    }).get('petition')
  expect(due('2026-09-07')).toBe(
    'Friday, September 4, 2026 The clerk of the board must have your petition by that day (September 7 is Labor Day). Go by the date on your notice. If it’s later, confirm it with the clerk. Clerk of the board: (813) 276-8100',
  )
  expect(due('2026-09-10')).toMatch(
    /^Thursday, September 10, 2026 The clerk of the board must have your petition by that day\. /,
  )
})
