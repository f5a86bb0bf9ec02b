/** Owns what the server answers about the course in tests of pages. */

import { getProgress } from '#contract/account/users.ts'
import { listCases } from '#contract/case/cases.ts'
import { getCertificate } from '#contract/course/certificate.ts'
import type { ModuleSummary } from '#contract/course/courses.ts'
import { listModules, spendTime } from '#contract/course/courses.ts'
import { listNotes } from '#contract/course/notes.ts'
import { listQuizRecords } from '#contract/course/quizzes.ts'
import { listResources } from '#contract/course/resources.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { listProperties } from '#contract/property/properties.ts'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import type { FakeApi } from './fake-api.ts'

export const courseModule = (id: number, lessonsDone: 0 | 1 | 2 | 3 = 0): ModuleSummary => ({
  id,
  title: `Title of module ${id}`,
  description: `What module ${id} is about.`,
  duration: '30 min',
  progress: [0, 34, 67, 100][lessonsDone] ?? 0,
  status: lessonsDone === 0 ? 'not_started' : lessonsDone === 3 ? 'completed' : 'in_progress',
  finalTestPassed: false,
  lessons: [1, 2, 3].map((lesson) => ({
    id: `${id}-${lesson}`,
    title: `Lesson ${id}-${lesson}`,
    minutes: 10,
    completed: lesson <= lessonsDone,
    available: true,
  })),
})

export const newCourse: OutputOf<typeof getProgress> = {
  overallPercent: 0,
  modulesCompleted: 0,
  modulesTotal: 7,
  lessonsCompleted: 0,
  lessonsTotal: 21,
  minutesInvested: 0,
  nextStep: { moduleId: 1, lessonId: '1-1', title: 'What an assessment is', minutes: 11 },
}

const moduleIds = [1, 2, 3, 4, 5, 6, 7]

const newCertificate: OutputOf<typeof getCertificate>['certificate'] = {
  earned: false,
  completedOn: null,
  missing: {
    lessons: moduleIds.flatMap((id) =>
      courseModule(id).lessons.map((lesson) => ({ moduleId: id, id: lesson.id, title: lesson.title })),
    ),
    tests: moduleIds.map((id) => ({ moduleId: id, title: `Title of module ${id}` })),
  },
}

/** The answers of a course that has not been begun, for a person without a home. */
export const answerNewCourse = (api: FakeApi) => {
  api.answer(getProgress, newCourse)
  api.answer(getCertificate, { certificate: newCertificate })
  api.answer(listProperties, { properties: [] })
  api.answer(listReportedHomes, { homes: [] })
  api.answer(listResources, { resources: [], home: null })
  api.answer(listNotes, { notes: [] })
  api.answer(listCases, { cases: [] })
  api.answer(spendTime, { seconds: 0 })
  api.answer(listQuizRecords, { records: [] })
  api.answer(getSubscription, { tier: null, purchases: [], guaranteeEndsOn: null, refundable: null })
  api.answer(listModules, { modules: moduleIds.map((id) => courseModule(id)) })
}
