/** The course as one person sees it. */
import type {
  CourseModule,
  completeLesson,
  ModuleSummary,
  savePosition,
  undoLesson,
} from '#contract/course/courses.ts'
import type { LessonPosition } from '#contract/course/lesson.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { lessonStarts } from '#core/course/film/lesson-starts.ts'
import { courseProgress, moduleProgress } from '#core/course/progress.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import * as words from '#messages/course/actions.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import { passedOf } from '#server/features/quiz/queries.ts'
import type { LibraryModule } from '#server/services/course/library.ts'
import { type Film, filmFor } from './film.ts'
import { keepPosition, markCompleted, progressOf, unmarkCompleted } from './queries.ts'

const durationOf = (minutes: number): string => words.min({ minutes })

const totalMinutes = (module: LibraryModule): number =>
  module.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)

/** Lessons that are complete, and questions that are passed. */
type Done = { readonly completed: ReadonlySet<string>; readonly passed: ReadonlySet<string> }

const doneOf = async (db: Reader, userId: string): Promise<Done> => ({
  completed: (await progressOf(db, userId)).completed,
  passed: await passedOf(db, userId),
})

const summaryOf = (ctx: Context, module: LibraryModule, { completed, passed }: Done): ModuleSummary => ({
  id: module.id,
  title: module.title,
  description: module.description,
  duration: durationOf(totalMinutes(module)),
  ...moduleProgress(module, completed),
  finalTestPassed: passed.has(finalTestOf(module.id)),
  lessons: module.lessons.map(({ id, title, minutes }) => ({
    id,
    title,
    minutes,
    completed: completed.has(id),
    available: ctx.course.lessonText(id) !== null,
  })),
})

export const modulesFor = async (ctx: Context, userId: string): Promise<ModuleSummary[]> => {
  const done = await doneOf(ctx.db, userId)
  return ctx.course.modules.map((module) => summaryOf(ctx, module, done))
}

/** A lesson before the files that go with it are laid beside it. */
type SectionText = Omit<CourseModule['sections'][number], 'resources'>

const sectionsOf = (
  ctx: Context,
  module: LibraryModule,
  { completed, positions, watched }: Awaited<ReturnType<typeof progressOf>>,
  { kind, chapters }: Pick<Film, 'kind' | 'chapters'>,
): readonly SectionText[] => {
  // A film of its own begins at its own second 0.
  const starts = kind === 'scenes' ? [] : lessonStarts(module.lessons, chapters)
  return module.lessons.map((lesson, at) => {
    const text = ctx.course.lessonText(lesson.id)
    return {
      id: lesson.id,
      title: lesson.title,
      summary: lesson.summary,
      content: text?.html ?? null,
      blocks: text?.blocks ?? 0,
      parts: [...(text?.parts ?? [])],
      terms: [...(text?.terms ?? [])],
      timestamp: starts[at] ?? 0,
      duration: durationOf(lesson.minutes),
      thumbnail: null,
      completed: completed.has(lesson.id),
      position: positions.get(lesson.id) ?? { block: 0, filmSeconds: 0 },
      watched: [...(watched.get(lesson.id) ?? [])],
      keyPoints: [...(text?.keyPoints ?? [])],
      doThisNow: [...(text?.doThisNow ?? [])],
      commonMistakes: [...(text?.commonMistakes ?? [])],
      openQuestions: [...(text?.openQuestions ?? [])],
      sources: [...(text?.sources ?? [])],
    }
  })
}

type ModuleText = Omit<CourseModule, 'moduleResources' | 'sections'> & {
  readonly sections: readonly SectionText[]
}

/** undefined when there is no such module. */
export const moduleFor = async (
  ctx: Context,
  userId: string,
  id: number,
): Promise<ModuleText | undefined> => {
  const module = ctx.course.modules.find((candidate) => candidate.id === id)
  if (!module) return undefined
  const progress = await progressOf(ctx.db, userId)
  const done = { completed: progress.completed, passed: await passedOf(ctx.db, userId) }
  const { lessons: _lessons, ...summary } = summaryOf(ctx, module, done)
  const { videoUrl, ...film } = await filmFor(ctx, userId, id)
  return { ...summary, videoUrl, film, sections: sectionsOf(ctx, module, progress, film) }
}

export type NoLesson = { readonly ok: false; readonly reason: 'no-such-lesson' | 'not-available' }

/** The module, when it holds the lesson and the lesson can be read. */
export const lessonIn = (
  ctx: Context,
  { id, lessonId }: { id: number; lessonId: string },
): { readonly ok: true; readonly module: LibraryModule } | NoLesson => {
  const module = ctx.course.modules.find((candidate) => candidate.id === id)
  if (!module?.lessons.some((lesson) => lesson.id === lessonId))
    return { ok: false, reason: 'no-such-lesson' }
  return ctx.course.lessonText(lessonId) === null
    ? { ok: false, reason: 'not-available' }
    : { ok: true, module }
}

export const complete = async (
  ctx: Context,
  userId: string,
  input: ParsedInputOf<typeof completeLesson>,
): Promise<{ readonly ok: true; readonly module: ModuleSummary } | NoLesson> => {
  const found = lessonIn(ctx, input)
  if (!found.ok) return found
  const done = await ctx.db.transaction(async (tx) => {
    await markCompleted(tx, { userId, lessonId: input.lessonId, now: ctx.now() })
    return doneOf(tx, userId)
  })
  return { ok: true, module: summaryOf(ctx, found.module, done) }
}

/** Undoing what is not done changes nothing. */
export const undo = async (
  ctx: Context,
  userId: string,
  input: ParsedInputOf<typeof undoLesson>,
): Promise<{ readonly ok: true; readonly module: ModuleSummary } | NoLesson> => {
  const found = lessonIn(ctx, input)
  if (!found.ok) return found
  const done = await ctx.db.transaction(async (tx) => {
    await unmarkCompleted(tx, { userId, lessonId: input.lessonId, now: ctx.now() })
    return doneOf(tx, userId)
  })
  return { ok: true, module: summaryOf(ctx, found.module, done) }
}

/** Said of a place beyond the end of a lesson's text. */
export const blockBounds = (blocks: number): string =>
  words.thisLessonHasBlocksOfText({ blocks, lastBlock: blocks - 1 })

type NoBlock = { readonly ok: false; readonly reason: 'no-such-block'; readonly blocks: number }

export const keepPlace = async (
  ctx: Context,
  userId: string,
  input: ParsedInputOf<typeof savePosition>,
): Promise<{ readonly ok: true; readonly position: LessonPosition } | NoLesson | NoBlock> => {
  const found = lessonIn(ctx, input)
  if (!found.ok) return found
  const blocks = ctx.course.lessonText(input.lessonId)?.blocks ?? 0
  if (input.block !== undefined && input.block >= blocks)
    return { ok: false, reason: 'no-such-block', blocks }
  const { id: _module, watched = [], ...place } = input
  const position = await keepPosition(ctx.db, { ...place, userId, watched, now: ctx.now() })
  return { ok: true, position }
}

export const progressFor = async (ctx: Context, userId: string) => {
  const { completed, secondsSpent } = await progressOf(ctx.db, userId)
  const { modules } = ctx.course
  const progress = courseProgress(modules, completed, (id) => ctx.course.lessonText(id) !== null)
  const next = progress.nextStep
  return {
    ...progress,
    modulesTotal: modules.length,
    minutesInvested: Math.round(secondsSpent / 60),
    nextStep: next && {
      moduleId: next.moduleId,
      lessonId: next.lesson.id,
      title: next.lesson.title,
      minutes: next.lesson.minutes,
    },
  }
}
