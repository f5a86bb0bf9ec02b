import { describe, expect, it } from 'vitest'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { withoutFigureLines } from '#content/figure/line.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { type Question, questionFile } from '#content/questions.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { headingsIn, proseHtml } from '#content/text/prose-html.ts'
import { fleschKincaidGrade } from '#content/text/reading-level.ts'
import { fillTokens } from '#content/tokens.ts'

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

/** As its reader sees it, with the figures in the place of their tokens. */
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: modules
    .map(({ slug }) => `modules/${slug}/examples.yaml`)
    .filter((path) => paths.has(path))
    .map(readYaml),
})
const lengthsOf = ({ choices }: Question): readonly number[] =>
  choices.map((choice) => fillTokens(choice, tokens).length)

/** Longer, or shorter, than every other choice. */
const standsOut = (question: Question, isBeyond: (own: number, other: number) => boolean): boolean => {
  const lengths = lengthsOf(question)
  const own = lengths[question.answer - 1] ?? 0
  return lengths.every((other, place) => place + 1 === question.answer || isBeyond(own, other))
}
const longestIsRight = (question: Question) => standsOut(question, (own, other) => own > other)
const shortestIsRight = (question: Question) => standsOut(question, (own, other) => own < other)

/** More than this share of right answers by one trick, and the trick is worth more than the lesson. */
const mostByTrick = 0.45

it('asks questions about every module that is ready', () => {
  const ready = modules.filter(({ status }) => status === 'ready').map(({ slug }) => pathOf(slug))
  expect(ready.filter((path) => !paths.has(path))).toEqual([])
})

const placesOf = (folder: string, { id, slug }: { id: string; slug: string }): readonly string[] => {
  const { head, body } = splitFrontMatter(readContent(`modules/${folder}/${slug}.md`))
  const { sources } = lessonFrontMatter.parse(head)
  const html = proseHtml(
    withoutFigureLines(body),
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

  const sets = [...Object.values(file.lessons), file.finalTest]

  it.each([
    ['the longest choice', longestIsRight],
    ['the shortest choice', shortestIsRight],
  ] as const)('cannot be passed by always ticking %s', (_, isTrick) => {
    for (const questions of sets) {
      const found = questions.filter(isTrick).map(({ id }) => id)
      expect(found.length / questions.length, found.join(', ')).toBeLessThanOrEqual(mostByTrick)
    }
  })

  it('has its right answers in every place, with none in more than half of a set and no run of three', () => {
    for (const questions of sets) {
      const answers = questions.map(({ answer }) => answer)
      for (const place of [1, 2, 3])
        expect(answers.filter((answer) => answer === place).length / answers.length).toBeLessThanOrEqual(0.5)
      expect(new Set(answers).size).toBeGreaterThanOrEqual(3)
      expect(answers.join('')).not.toMatch(/(\d)\1\1/)
    }
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
