import { expect, it } from 'vitest'
import { loadCourseLibrary } from './library.ts'

it('holds seven modules of three lessons, the first with its text', () => {
  const library = loadCourseLibrary()
  expect(library.modules.map((module) => module.lessons.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  for (const id of ['1-1', '1-2', '1-3']) {
    const text = library.lessonText(id)
    expect(text?.html).toContain('<h2 id="')
    expect(text?.html).not.toMatch(/\{\{|\[\^/)
    expect(text?.sources.length).toBeGreaterThan(0)
  }
  expect(library.lessonText('9-9')).toBeNull()
})
