/** The course: seven modules of three lessons, and what a person has completed. */
import { z } from 'zod'
import { longestReportSeconds } from '#core/course/time-spent.ts'
import * as words from '#messages/course/courses.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { film, glossaryTerm, lessonId, position, resource, section, watched } from './lesson.ts'

const status = z.enum(['not_started', 'in_progress', 'completed'])
export type ModuleStatus = z.infer<typeof status>

const noSuchModule = words.weCouldntFindThatModule()
/** Digits alone: '0x1', '1e0' and ' 1' name no module. */
const moduleId = z
  .union([z.int(), z.string().regex(/^\d{1,9}$/, noSuchModule)], noSuchModule)
  .transform(Number)
  .pipe(z.int(noSuchModule).min(0, noSuchModule))

export const moduleSummary = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Planned time, such as '30 min'. */
  duration: z.string(),
  progress: z.int().min(0).max(100),
  status,
  /** The test at its end, once; a later try takes nothing away. */
  finalTestPassed: z.boolean(),
  lessons: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      minutes: z.int(),
      completed: z.boolean(),
      /** False while the lesson is still being written; its title is in the plan. */
      available: z.boolean(),
    }),
  ),
})
export type ModuleSummary = z.infer<typeof moduleSummary>

export const listModules = endpoint({
  method: 'GET',
  path: '/courses/modules',
  access: 'bearer',
  tag: 'Courses',
  summary: 'All modules with this person’s progress',
  keep: 'browser',
  input: z.object({ status: status.optional(), ...pageInput() }),
  output: z.object({ modules: z.array(moduleSummary), ...pageOutput }),
})

export const getModule = endpoint({
  method: 'GET',
  path: '/courses/modules/:id',
  access: 'bearer',
  tag: 'Courses',
  summary: 'One module with its lessons; needs a purchase',
  needs: 'course',
  refusals: ['not_found'],
  keep: 'browser',
  input: z.object({ id: moduleId }),
  output: z.object({
    module: moduleSummary.omit({ lessons: true }).extend({
      /** Absolute and good for some hours; empty while there is no video. Where each lesson has its own film, the sound of the first one made. */
      videoUrl: z.string(),
      film,
      sections: z.array(section),
      moduleResources: z.array(resource),
    }),
  }),
})
export type CourseModule = z.infer<(typeof getModule)['output']>['module']

export const completeLesson = endpoint({
  method: 'POST',
  path: '/courses/modules/:id/complete',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Mark one lesson of a module complete; saying it twice changes nothing',
  needs: 'course',
  refusals: ['not_found', 'conflict'],
  input: z.object({
    id: moduleId,
    lessonId,
  }),
  output: z.object({ module: moduleSummary }),
})

export const undoLesson = endpoint({
  method: 'DELETE',
  path: '/courses/modules/:id/complete',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Take the mark from a completed lesson again; the time spent and the place in it stay',
  needs: 'course',
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: moduleId, lessonId }),
  output: z.object({ module: moduleSummary }),
})

export const spendTime = endpoint({
  method: 'POST',
  path: '/courses/modules/:id/time',
  access: 'bearer',
  tag: 'Courses',
  summary:
    'Report active, visible time on a lesson; what lies in an already counted time does not count again',
  limit: { max: 60, perSeconds: 60 },
  needs: 'course',
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: moduleId, lessonId, seconds: z.int().min(1).max(longestReportSeconds) }),
  /** What was counted of it. */
  output: z.object({ seconds: z.int().min(0) }),
})

export const savePosition = endpoint({
  method: 'POST',
  path: '/courses/modules/:id/position',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Keep where the reader is in the text or in the film of a lesson; what is not given stays',
  limit: { max: 120, perSeconds: 60 },
  needs: 'course',
  refusals: ['not_found', 'conflict'],
  input: z.object({
    id: moduleId,
    lessonId,
    block: z.int().min(0).max(2000).optional(),
    filmSeconds: z.int().min(0).max(86_400).optional(),
    /** What was played since the page was opened; what was played before stays. */
    watched: watched.optional(),
  }),
  output: z.object({ position }),
})

/** A worked example where other shops have testimonials. */
const story = z.object({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  situation: z.string(),
  request: z.string(),
  result: z.string(),
  lesson: z.string(),
})

export const listGlossary = endpoint({
  method: 'GET',
  path: '/courses/glossary',
  access: 'bearer',
  tag: 'Courses',
  summary: 'The words of the law and of the appraiser in plain words, by name',
  keep: 'browser',
  input: z.object(pageInput()),
  output: z.object({ terms: z.array(glossaryTerm), ...pageOutput }),
})

export const listStories = endpoint({
  method: 'GET',
  path: '/courses/stories',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Worked examples, each labelled as one, and the rates they are worked out with',
  keep: 'browser',
  input: z.object(pageInput()),
  output: z.object({ stories: z.array(story).max(20), basis: z.string(), ...pageOutput }),
})
