import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { richHeld } from '#core/document/testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { hearingFacts } from './hearing.ts'

const inCase = { ...richHeld.file.hearing, heldOn: calendarDate('2027-01-20'), time: '13:05', minutes: 15 }
const given = calendarDate('2027-02-03')

const valuesOf = (facts: ReturnType<typeof hearingFacts>) =>
  Object.fromEntries(facts.map(({ id, value }) => [id.replace('hearing.', ''), value]))

describe('the day of the hearing', () => {
  it('is the one in the case, with its time, its place and the minutes', () => {
    expect(valuesOf(hearingFacts(inCase, null))).toMatchObject({
      on: '2027-01-20',
      time: '1:05 pm',
      minutes: 15,
    })
    expect(hearingFacts(inCase, inCase.heldOn)).toEqual(hearingFacts(inCase, null))
  })

  it('given with the request stands before it, and takes no time and no place from another day', () => {
    expect(valuesOf(hearingFacts(inCase, given))).toEqual({ on: given, minutes: 15 })
    expect(valuesOf(hearingFacts(null, given))).toEqual({ on: given })
    expect(hearingFacts(null, null)).toEqual([])
  })

  it('given with the request reaches a letter where there is no case', () => {
    const sheet = sheetOf(materialOf('reschedule_letter', NEW_HOMESTEAD, { hearingOn: given }))
    const words = composeAll(sheet).flatMap(({ paragraphs }) => paragraphs)
    expect(words.join(' ')).toContain('Hearing: Wednesday, February 3, 2027')
  })
})
