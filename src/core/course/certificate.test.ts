import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { certificateState, type ModuleRecord } from './certificate.ts'

const day = (date: string) => calendarDate(`2026-${date}`)

const moduleDone = (id: number, parts: Partial<ModuleRecord> = {}): ModuleRecord => ({
  id,
  title: `Module ${id}`,
  lessons: ['10-01', '10-05', '10-03'].map((on, at) => ({
    id: `${id}-${at + 1}`,
    title: `Lesson ${id}-${at + 1}`,
    completedOn: day(on),
  })),
  test: { right: 9, total: 10, passedOn: day('10-04') },
  ...parts,
})

describe('the certificate', () => {
  it('is earned on the day of the last lesson or test', () => {
    expect(certificateState([moduleDone(1), moduleDone(2)])).toEqual({
      earned: true,
      completedOn: '2026-10-05',
    })
    const late = moduleDone(2, { test: { right: 8, total: 10, passedOn: day('11-02') } })
    expect(certificateState([late, moduleDone(1)])).toEqual({ earned: true, completedOn: '2026-11-02' })
  })

  it('says which lessons and which tests are missing', () => {
    const [first, ...others] = moduleDone(2).lessons
    const open = moduleDone(2, {
      lessons: [{ id: '2-1', title: 'Lesson 2-1', completedOn: null }, ...others],
      test: null,
    })
    expect(first?.completedOn).toBe('2026-10-01')
    expect(certificateState([moduleDone(1), open])).toEqual({
      earned: false,
      missing: {
        lessons: [{ moduleId: 2, id: '2-1', title: 'Lesson 2-1' }],
        tests: [{ moduleId: 2, title: 'Module 2' }],
      },
    })
  })

  it('is not earned by nothing', () => {
    expect(certificateState([]).earned).toBe(false)
  })
})
