/** The course as it is written in content/: read once at start, with its figures filled in by core. */
import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { readContent, readYaml, splitFrontMatter } from '#content/content-files.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { type contentSource, lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { statisticsFile, statisticTokens } from '#content/statistics.ts'
import { fillTokens } from '#content/tokens.ts'
import { exampleFile, exampleTokens } from '#content/worked-examples.ts'
import type { CourseModule } from '#contract/courses.ts'
import type { LessonPlan, ModulePlan } from '#core/course/outline.ts'
import { lessonHtml } from '#server/services/lesson-html.ts'

type LibraryLesson = LessonPlan & { readonly summary: string }

export type LibraryModule = Omit<ModulePlan, 'lessons'> & {
  readonly description: string
  /** Absolute once the module has its video; empty until then. */
  readonly videoUrl: string
  readonly lessons: readonly LibraryLesson[]
}

type Section = CourseModule['sections'][number]

export type LessonText = Pick<Section, 'keyPoints' | 'doThisNow' | 'commonMistakes' | 'sources'> & {
  readonly html: string
}

export type CourseLibrary = {
  readonly modules: readonly LibraryModule[]
  /** null while the lesson is still being written. */
  readonly lessonText: (lessonId: string) => LessonText | null
}

type Tokens = ReadonlyMap<string, string>
type PlannedModule = z.infer<typeof moduleList>['modules'][number]
type PlannedLesson = PlannedModule['lessons'][number]

const examplesOf = (module: PlannedModule): Tokens => {
  const path = `modules/${module.slug}/examples.yaml`
  const isThere = existsSync(new URL(`../../../content/${path}`, import.meta.url))
  return isThere ? exampleTokens(exampleFile.parse(readYaml(path))) : new Map()
}

const sourceView = ({ url, ...source }: z.infer<typeof contentSource>) => ({ ...source, url: url ?? null })

const readLesson = (module: PlannedModule, lesson: PlannedLesson, tokens: Tokens): LessonText => {
  const { head, body } = splitFrontMatter(readContent(`modules/${module.slug}/${lesson.slug}.md`))
  const front = lessonFrontMatter.parse(head)
  const filled = (texts: readonly string[]) => texts.map((text) => fillTokens(text, tokens))
  return {
    html: lessonHtml(
      fillTokens(body, tokens),
      front.sources.map((source) => source.id),
    ),
    keyPoints: filled(front.keyPoints),
    doThisNow: filled(front.doThisNow),
    commonMistakes: filled(front.commonMistakes),
    sources: front.sources.map(sourceView),
  }
}

/** `1-2` from the contents list has the shape its schema checked. */
const lessonPlan = ({ id, title, minutes, summary }: PlannedLesson): LibraryLesson => ({
  id: id as LessonPlan['id'],
  title,
  minutes,
  summary,
})

/** Throws when the content breaks its own rules: a lesson without a file, a token without a value. */
export const loadCourseLibrary = (): CourseLibrary => {
  const { modules } = moduleList.parse(readYaml('modules/modules.yaml'))
  const everywhere = [...fixedTokens(), ...statisticTokens(statisticsFile.parse(readYaml('statistics.yaml')))]
  const texts = new Map<string, LessonText>()
  for (const module of modules) {
    const tokens = new Map([...everywhere, ...examplesOf(module)])
    for (const lesson of module.lessons.filter(({ status }) => status === 'ready')) {
      texts.set(lesson.id, readLesson(module, lesson, tokens))
    }
  }
  return {
    modules: modules.map(({ id, title, description, lessons }) => ({
      id,
      title,
      description,
      videoUrl: '',
      lessons: lessons.map(lessonPlan),
    })),
    lessonText: (lessonId) => texts.get(lessonId) ?? null,
  }
}
