/** Owns what has to be done for the certificate of the course, and what it says. */
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { Block, Paper, Words } from '#core/document/paper.ts'
import { passingPercent } from './quiz-params.ts'

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

const plain = (text: string): Words => [{ text, strong: false, url: null }]

const moduleRow = ({ id, title, lessons, test }: ModuleRecord): readonly Words[] => [
  plain(`${id}. ${title}`),
  plain(`${lessons.length} of ${lessons.length}`),
  plain(test === null ? '' : `${test.right} of ${test.total} right`),
  plain(test === null ? '' : formatCalendarDate(test.passedOn)),
]

const limits: readonly string[] = [
  'This is a record of what somebody worked through. It is no license, no degree and no professional credential.',
  'It gives nobody the right to represent an owner before a value adjustment board, to appraise property, or to give legal advice.',
  'The course is general information from a private publisher. It is not a government service, and no public office issued or approved this paper.',
  `A final test is passed with ${passingPercent}% of its answers right, and it may be repeated. The tests were taken without supervision.`,
]

export const certificatePaper = (
  name: string,
  completedOn: CalendarDate,
  modules: readonly ModuleRecord[],
): Paper => {
  const section = (title: string | null, blocks: readonly Block[]) => ({
    title,
    newPage: false,
    forOwner: false,
    blocks,
  })
  const columns = [
    { title: 'Module', width: 5 },
    { title: 'Lessons', width: 2 },
    { title: 'Final test', width: 3 },
    { title: 'Passed on', width: 5 },
  ]
  const caption = 'Lessons completed, the best result of each final test, and the day it was first passed'
  return {
    form: 'sheet',
    title: 'Certificate of completion',
    subtitle: 'Just Value, the course on appealing a Florida property tax assessment',
    sections: [
      section(null, [
        {
          kind: 'fields',
          fields: [
            { label: 'Completed by', value: name, hint: null },
            { label: 'Completed on', value: formatCalendarDate(completedOn), hint: null },
          ],
        },
      ]),
      section('What was completed', [
        {
          kind: 'table',
          table: { caption, columns, rows: modules.map(moduleRow), blankRows: 0, blankLines: 1 },
        },
      ]),
      section('What this paper is not', [{ kind: 'list', items: limits.map(plain) }]),
    ],
    foot: 'Certificate of completion',
  }
}
