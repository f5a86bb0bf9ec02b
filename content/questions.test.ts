import { describe, expect, it } from 'vitest'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { splitFrontMatter } from '#content/front-matter.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { headingsIn, proseHtml } from '#content/prose-html.ts'
import { type Question, questionFile } from '#content/questions.ts'
import { fleschKincaidGrade } from '#content/reading-level.ts'

const { modules } = moduleList.parse(readYaml('modules/modules.yaml'))
const paths = new Set(contentFiles().map(({ path }) => path))
const pathOf = (slug: string): string => `modules/${slug}/questions.yaml`
const written = modules
  .filter(({ slug }) => paths.has(pathOf(slug)))
  .map((module) => ({
    module,
    path: pathOf(module.slug),
    file: questionFile.parse(readYaml(pathOf(module.slug))),
  }))

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}-q${place + 1}`)

const longestIsRight = ({ choices, answer }: Question): boolean =>
  choices.every((choice, place) => place + 1 === answer || choice.length < (choices[answer - 1] ?? '').length)

it('asks questions about every module that is ready', () => {
  const ready = modules.filter(({ status }) => status === 'ready').map(({ slug }) => pathOf(slug))
  expect(ready.filter((path) => !paths.has(path))).toEqual([])
})

const placesOf = (folder: string, { id, slug }: { id: string; slug: string }): readonly string[] => {
  const { head, body } = splitFrontMatter(readContent(`modules/${folder}/${slug}.md`))
  const { sources } = lessonFrontMatter.parse(head)
  const html = proseHtml(
    body,
    sources.map((source) => source.id),
  )
  return [id, ...[...headingsIn(html).keys()].map((anchor) => `${id}#${anchor}`)]
}

describe.each(written)('$path', ({ module, file }) => {
  const all = [...Object.values(file.lessons).flat(), ...file.finalTest]

  it('has five questions for each lesson of its module and ten at the end, numbered in order', () => {
    const lessonIds = module.lessons.map(({ id }) => id)
    expect(Object.keys(file.lessons)).toEqual(lessonIds)
    expect(all.map(({ id }) => id)).toEqual([
      ...lessonIds.flatMap((id) => numbered(id, 5)),
      ...numbered(`${module.id}-test`, 10),
    ])
  })

  it('says of each question where the module tells it: in its own lesson, or anywhere for the final test', () => {
    const places = new Set(module.lessons.flatMap((lesson) => placesOf(module.slug, lesson)))
    expect(all.map(({ place }) => place).filter((place) => !places.has(place))).toEqual([])
    for (const [lessonId, questions] of Object.entries(file.lessons)) {
      for (const { place } of questions) expect(place.split('#')[0]).toBe(lessonId)
    }
  })

  it('asks nothing twice', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
  })

  it('cannot be passed by always ticking one place or the longest choice', () => {
    for (const place of [1, 2, 3]) {
      const there = all.filter(({ answer }) => answer === place).length
      expect(there).toBeGreaterThanOrEqual(4)
      expect(there).toBeLessThanOrEqual(all.length / 2)
    }
    expect(all.filter(longestIsRight).length).toBeLessThanOrEqual(all.length / 2)
  })

  it('shows money, shares and rates only through tokens, and no source marks', () => {
    const spoken = all.flatMap(({ question, choices, explanation }) => [question, ...choices, explanation])
    expect(spoken.join('\n').match(/\$\s?\d[\d,.]*|\d[\d.]*\s?(%|percent\b|mills?\b)|\[\^/gi)).toBeNull()
  })

  it('explains at grade 9 or below', () => {
    expect(fleschKincaidGrade(all.map(({ explanation }) => explanation).join('\n\n'))).toBeLessThanOrEqual(9)
  })
})

it.each([
  ['an answer that is no choice', { answer: 4 }],
  ['two choices that are alike', { choices: ['The clerk', 'The clerk', 'The court'] }],
  ['a single pair of choices', { choices: ['Yes, always', 'No, never'], answer: 1 }],
  ['a place that is in no lesson', { place: 'Who does what' }],
  ['an explanation that explains nothing', { explanation: 'Because it is.' }],
] as const)('refuses %s', (_, broken) => {
  const sound = {
    id: '1-1-q1',
    place: '1-1#who-does-what',
    question: 'Who decides a petition?',
    choices: ['The clerk', 'The board', 'The tax collector'],
    answer: 2,
    explanation: 'Section 194.034 has the value adjustment board decide in writing.',
  }
  const fileWith = (first: object) => ({
    lessons: { '1-1': [first, sound, sound, sound, sound] },
    finalTest: Array(10).fill(sound),
  })
  expect(questionFile.safeParse(fileWith(sound)).success).toBe(true)
  expect(questionFile.safeParse(fileWith({ ...sound, ...broken })).success).toBe(false)
})
