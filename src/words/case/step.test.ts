/** Proves that a step says what is to do, what has to be put right first, and what must at least be paid. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { nextCaseStep } from '#core/case/step/next-step.ts'
import { inAugust, prepared } from '#core/case/testing/cases.ts'
import { tellStep } from './step.ts'

it('says the step in its own words', () => {
  expect(tellStep(nextCaseStep(inAugust()))).toEqual({
    title: 'Check the numbers on your TRIM notice',
    detail:
      'Its values and its petition deadline. Where we have the county’s numbers, you only confirm them.',
  })
})

it('says what is wrong instead, where something is', () => {
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2030-03-04') }
  const { title, detail } = tellStep(nextCaseStep(inAugust({ ...prepared, filing })))
  expect(title).toBe('Fix what doesn’t add up')
  expect(detail).toContain('Monday, March 4, 2030 is in the future.')
})

it('names the least amount where the step is to pay', () => {
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10') }
  const file = { ...prepared, filing: { ...filing, otherChargesCents: 60_000 } }
  const { detail } = tellStep(nextCaseStep({ ...inAugust(file), today: calendarDate('2027-03-20') }))
  expect(detail).toContain('at least 75% of the ad valorem tax')
  expect(detail).toContain('alive is $4,241.01')
})
