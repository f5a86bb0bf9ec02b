/** The course as it is written in content/: read once at start, with its figures filled in by core. */
import type { z } from 'zod'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { exampleBasis, exampleFile } from '#content/example/worked.ts'
import { type LessonFigures, lessonFigures } from '#content/figure/of-lessons.ts'
import { explainTerms, type GlossaryTerm, glossaryFile } from '#content/glossary.ts'
import { story } from '#content/landing.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { blocksIn, headingsIn, proseHtml } from '#content/text/prose-html.ts'
import type { ContentSource } from '#content/text/source.ts'
import { fillTokens, fillTokensWithin } from '#content/tokens.ts'
import type { CourseModule, listGlossary, listStories } from '#contract/course/courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type LessonPlan, lessonsPerModule, type ModulePlan } from '#core/course/outline.ts'
import { type LibraryQuiz, readQuizzes } from './quiz-library.ts'

type LibraryLesson = LessonPlan & { readonly summary: string }

export type LibraryModule = Omit<ModulePlan, 'lessons'> & {
  readonly description: string
  readonly lessons: readonly LibraryLesson[]
}

type Section = CourseModule['sections'][number]

export type LessonText = Pick<
  Section,
  'blocks' | 'parts' | 'terms' | 'keyPoints' | 'doThisNow' | 'commonMistakes' | 'openQuestions' | 'sources'
> & {
  readonly html: string
}

export type CourseLibrary = {
  readonly modules: readonly LibraryModule[]
  /** null while the lesson is still being written. */
  readonly lessonText: (lessonId: string) => LessonText | null
  /** By id, in the order of the course: `1-2` after a lesson, `1-test` at the end of a module. */
  readonly quizzes: ReadonlyMap<string, LibraryQuiz>
  /** By term. */
  readonly glossary: OutputOf<typeof listGlossary>['terms']
  /** 'YYYY-MM-DD', the day the words were last checked. */
  readonly glossaryCheckedOn: string
  readonly stories: Pick<OutputOf<typeof listStories>, 'stories' | 'basis'>
}

type Tokens = ReadonlyMap<string, string>
type PlannedModule = z.infer<typeof moduleList>['modules'][number]
type PlannedLesson = PlannedModule['lessons'][number]

type Words = { readonly tokens: Tokens; readonly figures: LessonFigures }

const readWords = (): Words => {
  const examples = contentFiles()
    .filter(({ path }) => /^modules\/[^/]+\/examples\.yaml$/.test(path))
    .map(({ path }) => readYaml(path))
  return {
    tokens: contentTokens({ statistics: readYaml('statistics.yaml'), examples }),
    figures: lessonFigures(examples),
  }
}

const sourceView = ({ url, ...source }: ContentSource) => ({ ...source, url: url ?? null })

const readGlossary = (tokens: Tokens) =>
  glossaryFile.parse(fillTokensWithin(readYaml('glossary.yaml'), tokens))

const termView = ({ also: _forms, ...term }: GlossaryTerm) => term

const partsOf = (html: string, folds: Readonly<Record<string, string>>): LessonText['parts'] => {
  const parts = [...headingsIn(html)].map(([anchor, title]) => {
    const inShort = folds[anchor]
    return { anchor, title, ...(inShort !== undefined && { inShort }) }
  })
  const strange = Object.keys(folds).filter((anchor) => !parts.some((part) => part.anchor === anchor))
  if (strange.length > 0) throw new Error(`No part of the lesson is called ${strange.join(', ')}.`)
  return parts
}

const readLesson = (
  module: PlannedModule,
  lesson: PlannedLesson,
  { tokens, figures }: Words,
  glossary: readonly GlossaryTerm[],
  /** Words that an earlier lesson of the module has explained. */
  told: readonly string[],
): LessonText => {
  const { head, body } = splitFrontMatter(readContent(`modules/${module.slug}/${lesson.slug}.md`))
  const { keyPoints, doThisNow, commonMistakes, openQuestions, folds, sources } = lessonFrontMatter.parse(
    fillTokensWithin(head, tokens),
  )
  const sourceIds = sources.map(({ id }) => id)
  const text = fillTokens(body, tokens)
  const { html, termIds } = explainTerms(proseHtml(text, sourceIds, figures), glossary, told)
  return {
    html,
    terms: termIds.flatMap((id) => glossary.filter((term) => term.id === id)).map(termView),
    blocks: blocksIn(text),
    parts: partsOf(html, folds),
    keyPoints,
    doThisNow,
    commonMistakes,
    openQuestions,
    sources: sources.map(sourceView),
  }
}

/** `1-2` from the contents list has the shape its schema checked. */
const lessonPlan = ({ id, title, minutes, summary }: PlannedLesson): LibraryLesson => ({
  id: id as LessonPlan['id'],
  title,
  minutes,
  summary,
})

const quizzesOfWritten = (
  modules: readonly PlannedModule[],
  texts: ReadonlyMap<string, LessonText>,
  tokens: Tokens,
): CourseLibrary['quizzes'] =>
  readQuizzes(
    modules
      .map(({ id, title, slug, lessons }) => ({
        id,
        title,
        slug,
        lessons: lessons.flatMap((lesson) => {
          const text = texts.get(lesson.id)
          return text ? [{ id: lesson.id, title: lesson.title, html: text.html }] : []
        }),
      }))
      .filter(({ lessons }) => lessons.length === lessonsPerModule),
    tokens,
  )

/** All examples of the stories stand in the first module's file. */
const exampleFilePath = 'modules/01-introduction-and-background/examples.yaml'

const readStories = (tokens: Tokens): CourseLibrary['stories'] => ({
  stories: contentFiles()
    .filter(({ path }) => path.startsWith('stories/'))
    .map(({ path }) => {
      const {
        exampleId: _example,
        consentRecordedOn: _consent,
        source: _source,
        figure: _figure,
        ...told
      } = story.parse(fillTokensWithin(readYaml(path), tokens))
      return told
    }),
  basis: exampleBasis(exampleFile.parse(readYaml(exampleFilePath))),
})

const readLibrary = (): CourseLibrary => {
  const { modules } = moduleList.parse(readYaml('modules/modules.yaml'))
  const words = readWords()
  const { tokens } = words
  const { terms: glossary, checkedOn: glossaryCheckedOn } = readGlossary(tokens)
  const texts = new Map<string, LessonText>()
  for (const module of modules) {
    const told: string[] = []
    for (const lesson of module.lessons.filter(({ status }) => status === 'ready')) {
      const text = readLesson(module, lesson, words, glossary, told)
      told.push(...text.terms.map(({ id }) => id))
      texts.set(lesson.id, text)
    }
  }
  return {
    modules: modules.map(({ id, title, description, lessons }) => ({
      id,
      title,
      description,
      lessons: lessons.map(lessonPlan),
    })),
    lessonText: (lessonId) => texts.get(lessonId) ?? null,
    quizzes: quizzesOfWritten(modules, texts, tokens),
    stories: readStories(tokens),
    glossary: glossary.map(termView),
    glossaryCheckedOn,
  }
}

let library: CourseLibrary | undefined

/** Read at the first call: the files are part of the program. Throws when the content breaks its own rules: a lesson without a file, a token without a value. */
export const loadCourseLibrary = (): CourseLibrary => {
  library ??= readLibrary()
  return library
}
