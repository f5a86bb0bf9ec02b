/** Owns the shape of the course's files: a lesson's front matter, and the list of modules. */

import { z } from 'zod'
import { contentSource } from '#content/text/source.ts'
import { courseStep } from '#contract/course/step.ts'

const points = z.array(z.string().min(10)).min(3)

/** What the law or the counties leave open: the question, whom to ask, and the unverified sources it covers. */
const openQuestion = z.strictObject({
  question: z.string().min(20).endsWith('?'),
  ask: z.string().min(10),
  about: z.array(z.string()).default([]),
})

export const lessonFrontMatter = z.strictObject({
  id: z.string().regex(/^[1-7]-[1-3]$/),
  module: z.int().min(1).max(7),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().positive(),
  keyPoints: points,
  doThisNow: z.array(courseStep).min(3),
  commonMistakes: points,
  openQuestions: z.array(openQuestion).default([]),
  /** Parts of the text, by their anchors, that a phone folds: side cases and examples, each with what it says in one line. */
  folds: z.record(z.string(), z.string().min(20).max(90)).default({}),
  sources: z.array(contentSource).min(1),
})

const status = z.enum(['ready', 'in_preparation'])

const plannedLesson = z.strictObject({
  id: z.string().regex(/^[1-7]-[1-3]$/),
  /** Name of the lesson's file, without its ending. */
  slug: z.string().regex(/^0[1-3]-[a-z0-9-]+$/),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().positive(),
  status,
})

export const moduleList = z.strictObject({
  modules: z
    .array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        /** Name of the module's folder. */
        slug: z.string(),
        description: z.string(),
        status,
        /** A plain sentence for a module that is not ready. */
        statusNote: z.string().optional(),
        lessons: z.array(plannedLesson).length(3),
      }),
    )
    .length(7),
})
