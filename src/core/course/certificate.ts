/** Owns what has to be done for the certificate of the course. */
import type { CalendarDate } from '#core/calendar-date.ts'

/** One module as a person has worked through it; days in Florida. */
export type ModuleRecord = {
  readonly id: number
  readonly title: string
  readonly lessons: readonly {
    readonly id: string
    readonly title: string
    readonly completedOn: CalendarDate | null
  }[]
  /** The best result of the final test and the day it was first passed; null while it is not. */
  readonly test: { readonly right: number; readonly total: number; readonly passedOn: CalendarDate } | null
}

export type Missing = {
  readonly lessons: readonly { readonly moduleId: number; readonly id: string; readonly title: string }[]
  readonly tests: readonly { readonly moduleId: number; readonly title: string }[]
}

export type CertificateState =
  /** `completedOn` is the day of the last lesson or test. */
  | { readonly earned: true; readonly completedOn: CalendarDate }
  | { readonly earned: false; readonly missing: Missing }

/** Every lesson complete and every final test passed; nothing else counts, and nothing else is stored. */
export const certificateState = (modules: readonly ModuleRecord[]): CertificateState => {
  const lessons = modules.flatMap((module) =>
    module.lessons
      .filter(({ completedOn }) => completedOn === null)
      .map(({ id, title }) => ({ moduleId: module.id, id, title })),
  )
  const tests = modules.filter(({ test }) => test === null).map(({ id, title }) => ({ moduleId: id, title }))
  const days = modules.flatMap((module) => [
    ...module.lessons.map(({ completedOn }) => completedOn),
    module.test?.passedOn ?? null,
  ])
  const last = days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  return last === undefined || lessons.length + tests.length > 0
    ? { earned: false, missing: { lessons, tests } }
    : { earned: true, completedOn: last }
}
