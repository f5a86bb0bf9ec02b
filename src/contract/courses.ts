/** The course: seven modules of three lessons, and what a person has completed. */
import { z } from 'zod'
import { longestReportSeconds } from '#core/course/time-spent.ts'
import { endpoint } from './endpoint.ts'
import { pageInput, pageOutput } from './paging.ts'

const status = z.enum(['not_started', 'in_progress', 'completed'])
export type ModuleStatus = z.infer<typeof status>

const noSuchModule = 'This module does not exist'
const moduleId = z.coerce.number(noSuchModule).int(noSuchModule).min(0, noSuchModule)

export const resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['template', 'worksheet', 'guide', 'link']),
  url: z.string(),
})

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
      /** False while the lesson is still being written; its title stands in the plan. */
      available: z.boolean(),
    }),
  ),
})
export type ModuleSummary = z.infer<typeof moduleSummary>

/** Where the reader stopped; 0 for the beginning. */
const position = z.object({
  /** The paragraph, list or table of the text that was being read, counted from 0. */
  block: z.int().min(0),
  /** Seconds into the module's video. */
  filmSeconds: z.int().min(0),
})
export type LessonPosition = z.infer<typeof position>

/** Whole seconds into the module's video that were truly played, in order. */
const watched = z
  .array(
    z
      .tuple([z.int().min(0), z.int().max(86_400)])
      .readonly()
      .refine(([from, to]) => from < to, 'A range ends after it begins'),
  )
  .max(200)

/** A word of the law or of the appraiser, in plain words. */
const glossaryTerm = z.object({
  id: z.string(),
  term: z.string(),
  meaning: z.string(),
  source: z.string(),
})

export const section = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Lesson text as sanitised HTML; null while the lesson is being written. */
  content: z.string().nullable(),
  /** Its paragraphs, lists and tables, counted as `position.block` counts them. */
  blocks: z.int().min(0),
  /** Its headings; the anchor leads to the place in the text. */
  parts: z.array(z.object({ anchor: z.string(), title: z.string() })),
  /** Those that the text explains where they first stand. */
  terms: z.array(glossaryTerm),
  /** Seconds into the module's video. */
  timestamp: z.int().min(0),
  duration: z.string(),
  thumbnail: z.string().nullable(),
  completed: z.boolean(),
  position,
  watched,
  keyPoints: z.array(z.string()),
  doThisNow: z.array(z.string()),
  commonMistakes: z.array(z.string()),
  sources: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string().nullable(),
      checkedOn: z.iso.date(),
      confidence: z.enum(['verified', 'likely', 'unverified']),
    }),
  ),
  resources: z.array(resource),
})

/** What goes with a module's video; empty lists where nothing was supplied. */
const film = z.object({
  /** WebVTT, good as long as the video's address; null without captions. */
  captionsUrl: z.string().nullable(),
  /** The captions as a text, by seconds into the video. */
  cues: z.array(z.object({ startsAt: z.number(), endsAt: z.number(), text: z.string() })),
  /** Where each part of a lesson begins in the video. */
  chapters: z.array(z.object({ startsAt: z.number(), lessonId: z.string(), title: z.string() })),
})

export const listModules = endpoint({
  method: 'GET',
  path: '/courses/modules',
  access: 'bearer',
  tag: 'Courses',
  summary: 'All modules with this person’s progress',
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
  input: z.object({ id: moduleId }),
  output: z.object({
    module: moduleSummary.omit({ lessons: true }).extend({
      /** Absolute and good for some hours; empty while there is no video. */
      videoUrl: z.string(),
      film,
      sections: z.array(section),
      moduleResources: z.array(resource),
    }),
  }),
})
export type CourseModule = z.infer<(typeof getModule)['output']>['module']

const lessonId = z.string().regex(/^[1-7]-[1-3]$/, 'There is no such lesson')

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
  input: z.object(pageInput()),
  output: z.object({ terms: z.array(glossaryTerm), ...pageOutput }),
})

export const listStories = endpoint({
  method: 'GET',
  path: '/courses/stories',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Worked examples, each labelled as one, and the rates they are worked out with',
  input: z.object(pageInput()),
  output: z.object({ stories: z.array(story).max(20), basis: z.string(), ...pageOutput }),
})
