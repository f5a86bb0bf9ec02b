import { describe, expect, it } from 'vitest'
import {
  shortUnclaimedHomestead,
  unclaimedHomesteadWords,
  wholeUnclaimedHomestead,
} from './unclaimed-homestead.ts'

const unclaimed = { savingCents: 115_049, applyBy: '2027-03-01', late: null, phone: '(850) 555-0100' }

describe('a homestead exemption that nobody claimed', () => {
  it('is told whole on paper, with the amount, the day and whom to call', () => {
    expect(wholeUnclaimedHomestead(unclaimed, 26_400)).toBe(
      'Do you live here? The record shows no homestead exemption. Claiming the homestead exemption would save about $1,150 a year, more than a petition would. Apply by March 1, 2027. It’s free. Property appraiser: (850) 555-0100',
    )
  })

  it.each([
    ['less', 115_100],
    ['the same, in whole dollars,', 115_000],
    ['an unknown amount', null],
  ])('is not set above a petition that saves %s', (_, petitionCents) => {
    const words = unclaimedHomesteadWords(
      { ...unclaimed, savingCents: petitionCents === 115_100 ? 114_900 : 115_049 },
      petitionCents,
    )
    expect(words).toMatch(/about \$1,1(49|50) a year\. /)
  })

  it('has no amount where none is known, and none that would be a loss', () => {
    expect(unclaimedHomesteadWords({ ...unclaimed, savingCents: null }, null)).toContain(
      'It can be worth more than a lower market value.',
    )
    const loss = unclaimedHomesteadWords({ ...unclaimed, savingCents: -69_991 }, 0)
    expect(loss).toContain('It wouldn’t lower your first bill, because the cap you have now would end.')
    expect(loss).toContain('at most 3% a year.')
    expect(loss).not.toContain('$')
  })

  it.each([
    [115_049, 'Claiming one is free and would save about $1,150 a year, more than a petition would.'],
    [26_000, 'Claiming one is free and would save about $260 a year.'],
    [null, 'Claiming one is free, and the report says how.'],
    [-69_991, 'Claiming one is free, and the report says how.'],
  ])('is told in short beside a first answer: %s', (savingCents, said) => {
    expect(shortUnclaimedHomestead({ savingCents }, 26_400)).toBe(
      `The record shows no homestead exemption. ${said}`,
    )
  })

  it('names the day of a late claim, and no phone where none is known', () => {
    const late = { taxYear: 2026, until: '2026-09-11' }
    expect(wholeUnclaimedHomestead({ ...unclaimed, late, phone: null }, null)).toMatch(
      /For 2026, a late claim may still be possible until September 11\. For 2027, apply by March 1\. It’s free\.$/,
    )
  })
})
