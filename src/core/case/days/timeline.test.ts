/** Proves how far a case is on its way, which days count, and that it never opens at a day that is over. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '../file.ts'
import { caseOpening } from '../step/next-step.ts'
import { evidenceSent, inAugust, prepared } from '../testing/cases.ts'
import { caseTimeline, stepDates } from './timeline.ts'

const states = (...given: Parameters<typeof caseTimeline>) =>
  caseTimeline(...given).map(({ id, state }) => `${id} ${state}`)

describe('the stops of an appeal', () => {
  it('begin with the petition, whose printed day comes first', () => {
    const stops = caseTimeline(inAugust())
    expect(stops[0]).toEqual({ id: 'petition', step: 'filing', on: '2026-09-14', state: 'next' })
    const notice = { ...emptyCase.notice, petitionDueOn: calendarDate('2026-09-11') }
    expect(caseTimeline(inAugust({ ...emptyCase, notice }))[0]?.on).toBe('2026-09-11')
  })

  it('name a petition that was not filed as missed, and go on to the next', () => {
    const now = { ...inAugust(), today: calendarDate('2026-11-23') }
    expect(states(now)).toEqual([
      'petition missed',
      'evidence ahead',
      'hearing ahead',
      'payment next',
      'decision ahead',
    ])
  })

  it('name the petition of an earlier year as missed, of which no day is known', () => {
    const now = { ...inAugust(), taxYear: 2023, county: null }
    expect(caseTimeline(now)[0]).toMatchObject({ id: 'petition', on: null, state: 'missed' })
  })

  it('do not go on to the payment before there is a bill, and name its day', () => {
    const file = {
      ...prepared,
      filing: { ...prepared.filing, petitionFiledOn: calendarDate('2026-08-28') },
    }
    const now = { ...inAugust(file), today: calendarDate('2026-08-28') }
    expect(states(now)).toEqual([
      'petition done',
      'evidence next',
      'hearing ahead',
      'payment ahead',
      'decision ahead',
    ])
    expect(caseTimeline(now)[3]?.on).toBe('2027-03-31')
    const billed = { ...now, today: calendarDate('2026-11-01') }
    expect(states(billed)[3]).toBe('payment next')
  })

  it('go on to the one that is due first: the evidence of an October hearing before the payment of March', () => {
    const file = {
      ...prepared,
      filing: { ...prepared.filing, petitionFiledOn: calendarDate('2026-09-10') },
      hearing: { ...emptyCase.hearing, heldOn: calendarDate('2026-10-20') },
    }
    const now = { ...inAugust(file), today: calendarDate('2026-09-20') }
    expect(states(now)).toEqual([
      'petition done',
      'evidence next',
      'hearing ahead',
      'payment ahead',
      'decision ahead',
    ])
  })

  it('name the day to act by where offices are shut on the last one', () => {
    const notice = { ...emptyCase.notice, petitionDueOn: calendarDate('2026-09-07') }
    expect(caseTimeline(inAugust({ ...emptyCase, notice }))[0]?.on).toBe('2026-09-04')
  })

  it('are done by what the case holds, with the day on which it was', () => {
    const file = {
      ...prepared,
      filing: {
        petitionFiledOn: calendarDate('2026-09-10'),
        petitionNumber: '1',
        paidOn: calendarDate('2026-11-20'),
      },
      hearing: { ...emptyCase.hearing, heldOn: calendarDate('2027-01-20') },
      deliveries: [evidenceSent],
    }
    const now = { ...inAugust(file), today: calendarDate('2027-01-05') }
    expect(states(now)).toEqual([
      'petition done',
      'payment done',
      'evidence done',
      'hearing next',
      'decision ahead',
    ])
    expect(caseTimeline(now).map(({ on }) => on)).toEqual([
      '2026-09-10',
      '2026-11-20',
      '2026-12-28',
      '2027-01-20',
      null,
    ])
  })
})

it('each part of a case has the day that is still to be kept in it', () => {
  const dates = stepDates(inAugust())
  expect(dates.filing).toBe('2026-09-14')
  expect(dates).not.toHaveProperty('hearing')
})

describe('a case opens', () => {
  const late = { ...inAugust(), today: calendarDate('2026-11-23') }

  it('at what can still help, with the missed day beside it', () => {
    const { next, missed } = caseOpening(late)
    expect([next.id, next.step]).toEqual(['notice', 'notice'])
    expect(missed?.id).toBe('window_over')
  })

  it('at the missed day only where nothing else is left to do', () => {
    const papersAreElsewhere = { ...prepared, papersAreElsewhere: true }
    const { next, missed } = caseOpening({ ...late, file: papersAreElsewhere })
    expect([next.id, missed]).toEqual(['window_over', null])
  })

  it('at its next step before that', () => {
    expect(caseOpening(inAugust())).toMatchObject({ next: { id: 'notice' }, missed: null })
  })
})
