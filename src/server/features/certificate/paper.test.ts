import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { ModuleRecord } from '#core/course/certificate.ts'
import { certificatePaper } from './paper.ts'

const module: ModuleRecord = {
  id: 1,
  title: 'Module 1',
  lessons: ['1-1', '1-2', '1-3'].map((id) => ({
    id,
    title: `Lesson ${id}`,
    completedOn: calendarDate('2026-10-01'),
  })),
  test: { right: 9, total: 10, passedOn: calendarDate('2026-10-04') },
}

it('names person, day, what was completed, and what it is not', () => {
  const paper = JSON.stringify(certificatePaper('Ada Reyes', calendarDate('2026-11-02'), [module]))
  for (const words of [
    'Ada Reyes',
    'Monday, November 2, 2026',
    '1. Module 1',
    '3 of 3',
    '9 of 10 right',
    'Sunday, October 4, 2026',
    'It is not a license',
    '80%',
  ]) {
    expect(paper).toContain(words)
  }
})
