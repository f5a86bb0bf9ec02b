/** The certificate of the course, as it is printed. */
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { ModuleRecord } from '#core/course/certificate.ts'
import { passingPercent } from '#core/course/quiz-params.ts'
import type { Block, Paper, Words } from '#core/document/paper.ts'

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
