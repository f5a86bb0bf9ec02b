/** Owns the questions of the course with their answers: read from content/ at start, their figures filled in. */
import { createHash } from 'node:crypto'
import { readYaml } from '#content/content-files.ts'
import { type Question, questionFile } from '#content/questions.ts'
import { headingsIn } from '#content/text/prose-html.ts'
import { fillTokensWithin, type TokenValues } from '#content/tokens.ts'
import { finalTestOf, type QuizId } from '#core/course/quiz.ts'

/** Where a lesson tells what a question asks about. */
export type QuestionPlace = {
  readonly lessonId: string
  /** Of the heading; null for the beginning of the lesson. */
  readonly anchor: string | null
  readonly title: string
}

export type LibraryQuestion = Omit<Question, 'place'> & { readonly place: QuestionPlace }

export type LibraryQuiz = {
  readonly id: QuizId
  readonly moduleId: number
  /** null for the final test of the module. */
  readonly lessonId: string | null
  readonly title: string
  readonly questions: readonly LibraryQuestion[]
  /** Another one as soon as a word or an answer changes: an older try cannot be shown beside the new questions. */
  readonly edition: string
}

type WrittenLesson = { readonly id: string; readonly title: string; readonly html: string }
type WrittenModule = {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly lessons: readonly WrittenLesson[]
}

const placeIn = (lessons: readonly WrittenLesson[], place: string): QuestionPlace => {
  const [lessonId = '', anchor] = place.split('#')
  const lesson = lessons.find(({ id }) => id === lessonId)
  const title = anchor === undefined ? lesson?.title : headingsIn(lesson?.html ?? '').get(anchor)
  if (title === undefined) throw new Error(`A question points at ${place}, which is not in the module.`)
  return { lessonId, anchor: anchor ?? null, title }
}

const editionOf = (questions: readonly Question[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16)

/** `lessonId` names a lesson whose shape the schema has checked. */
const quizIdOf = (lessonId: string): QuizId => lessonId as QuizId

const quizzesOf = (module: WrittenModule, tokens: TokenValues): readonly LibraryQuiz[] => {
  const file = questionFile.parse(fillTokensWithin(readYaml(`modules/${module.slug}/questions.yaml`), tokens))
  const quiz = (of: Pick<LibraryQuiz, 'id' | 'lessonId' | 'title'>, asked: readonly Question[]) => ({
    ...of,
    moduleId: module.id,
    questions: asked.map((one) => ({ ...one, place: placeIn(module.lessons, one.place) })),
    edition: editionOf(asked),
  })
  return [
    ...module.lessons.map(({ id, title }) =>
      quiz({ id: quizIdOf(id), lessonId: id, title }, file.lessons[id] ?? []),
    ),
    quiz({ id: finalTestOf(module.id), lessonId: null, title: module.title }, file.finalTest),
  ]
}

/** Of modules whose lessons are all written. Throws when a question breaks the rules of the content. */
export const readQuizzes = (
  modules: readonly WrittenModule[],
  tokens: TokenValues,
): ReadonlyMap<string, LibraryQuiz> =>
  new Map(modules.flatMap((module) => quizzesOf(module, tokens)).map((quiz) => [quiz.id, quiz]))
