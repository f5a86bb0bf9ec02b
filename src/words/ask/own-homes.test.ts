/** Proves what is said of several homes: which to begin with, a line for each, and how many would pay. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { firstHomeWords, homeLine, type OwnHome, togetherWords } from './own-homes.ts'

const today = calendarDate('2026-08-28')

const home = (street: string, cents: number | null, other: Partial<OwnHome['outlook']> = {}): OwnHome => ({
  street,
  lastDay: calendarDate('2026-09-04'),
  outlook: {
    verdict: { outcome: 'file', reason: 'estimate_below_break_even', headline: '' },
    presentCents: 300_000_00,
    feeCents: 50_00,
    salesOnlyListed: false,
    isHomesteadUnsettled: false,
    purchase: null,
    options:
      cents === null
        ? []
        : [
            {
              id: 'estimate',
              justCents: 250_000_00,
              repairsCents: 0,
              saving: { lowCents: cents, highCents: cents },
            },
          ],
    ...other,
  },
})

const elm = home('12 Elm St', 881_00)
const oak = home('3 Oak Ave', 30_00)
const pine = home('9 Pine Rd', null, {
  verdict: { outcome: 'do_not_file', reason: 'cap_absorbs', headline: '' },
})

it('begins with the first that would pay, with its day, and counts those that would', () => {
  expect(firstHomeWords([elm, oak, pine], today)).toBe(
    'Start with 12 Elm St: about $831 left after the filing fee, and its last day is Friday, September 4.',
  )
  expect(togetherWords([elm, elm, oak, pine])[0]).toBe(
    '2 of 4 homes would pay: about $1,662 left after the filing fees in one year.',
  )
  expect(togetherWords([elm, elm])[0]).toMatch(/^All 2 homes would pay/)
  expect(togetherWords([oak, pine])).toEqual(['None of 2 homes would pay.'])
})

it('a line has the answer, what is left, what to settle first and the day', () => {
  expect(homeLine(elm, today)).toBe(
    '12 Elm St: Worth filing. About $831 left after the fee. Last day: Friday, September 4.',
  )
  expect(homeLine({ ...elm, outlook: { ...elm.outlook, isHomesteadUnsettled: true } }, today)).toContain(
    'Settle its homestead exemption before you file.',
  )
  expect(homeLine(pine, today)).toBe('9 Pine Rd: Better not to file.')
})

it('nothing is begun where no home pays, the day is over, or the petitions are in', () => {
  const filed = { ...elm, outlook: { ...elm.outlook, filed: { askedCents: null } } }
  expect(firstHomeWords([oak, pine], today)).toMatch(/^None of your homes/)
  expect(firstHomeWords([elm, oak], calendarDate('2026-09-05'))).toMatch(/has passed/)
  expect(firstHomeWords([filed, filed], today)).toMatch(/petitions are in/)
  expect(firstHomeWords([filed, home('5 Fir Ct', 200_00)], today)).toMatch(/^Start with 5 Fir Ct/)
})
