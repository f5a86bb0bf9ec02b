/** Owns what the server answers about one module in tests of its page. */
import type { CourseModule } from '#contract/course/courses.ts'
import { courseModule } from './course-answers.ts'

type Section = CourseModule['sections'][number]

const sectionOf = (id: string, at: number, completed: boolean): Section => ({
  id,
  title: `Lesson ${id}`,
  summary: `What lesson ${id} is about.`,
  content: `<h2 id="part">Part of ${id}</h2><p>The text of lesson ${id}.</p>`,
  blocks: 2,
  terms: [],
  parts: [{ anchor: 'part', title: `Part of ${id}` }],
  timestamp: at * 600,
  duration: '10 min',
  thumbnail: null,
  completed,
  position: { block: 0, filmSeconds: 0 },
  watched: [],
  keyPoints: [`Key point of ${id}`],
  doThisNow: [
    `Do this for ${id}`,
    { text: `File for ${id}`, goes: 'case/filing', dates: ['petition'] },
    { text: `Ask the county for ${id}`, goes: 'county' },
  ],
  commonMistakes: [`Mistake in ${id}`],
  openQuestions: [
    { question: `What is open in ${id}?`, ask: 'Ask the clerk in writing.', about: ['s194-011'] },
  ],
  sources: [
    {
      id: 's194-011',
      label: 'Section 194.011, Florida Statutes',
      url: null,
      checkedOn: '2026-11-21',
      confidence: 'likely',
    },
  ],
  resources: [],
})

export const moduleAnswer = (
  id: number,
  lessonsDone: 0 | 1 | 2 | 3 = 0,
  parts: Partial<CourseModule> = {},
): CourseModule => {
  const { lessons, ...summary } = courseModule(id, lessonsDone)
  return {
    ...summary,
    videoUrl: '',
    film: { kind: 'none', captionsUrl: null, cues: [], chapters: [] },
    sections: lessons.map((lesson, at) => sectionOf(lesson.id, at, lesson.completed)),
    moduleResources: [],
    ...parts,
  }
}
