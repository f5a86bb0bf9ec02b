/** The certificate of the course, as it is printed. */
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { ModuleRecord } from '#core/course/certificate.ts'
import { passingPercent } from '#core/course/quiz-params.ts'
import type { Block, Paper, Words } from '#core/document/paper.ts'
import * as words from '#messages/certificate/paper.ts'

const plain = (text: string): Words => [{ text, strong: false, url: null }]

const moduleRow = ({ id, title, lessons, test }: ModuleRecord): readonly Words[] => [
  plain(`${id}. ${title}`),
  plain(`${lessons.length} of ${lessons.length}`),
  plain(test === null ? '' : words.ofRight({ correct: test.right, total: test.total })),
  plain(test === null ? '' : formatCalendarDate(test.passedOn)),
]

const limits: readonly string[] = [
  words.thisIsARecordOfWhat(),
  words.itGivesNobodyTheRightTo(),
  words.theCourseIsGeneralInformationFrom(),
  words.aFinalTestIsPassedWith({ percent: passingPercent }),
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
    { title: words.module(), width: 5 },
    { title: words.lessons(), width: 2 },
    { title: words.finalTest(), width: 3 },
    { title: words.passedOn(), width: 5 },
  ]
  const caption = words.lessonsCompletedTheBestResultOf()
  return {
    form: 'sheet',
    title: words.certificateOfCompletion(),
    subtitle: words.justValueTheCourseOnAppealing(),
    sections: [
      section(null, [
        {
          kind: 'fields',
          fields: [
            { label: words.completedBy(), value: name, hint: null },
            { label: words.completedOn(), value: formatCalendarDate(completedOn), hint: null },
          ],
        },
      ]),
      section(words.whatWasCompleted(), [
        {
          kind: 'table',
          table: { caption, columns, rows: modules.map(moduleRow), blankRows: 0, blankLines: 1 },
        },
      ]),
      section(words.whatThisPaperIsNot(), [{ kind: 'list', items: limits.map(plain) }]),
    ],
    foot: words.certificateOfCompletion(),
  }
}
