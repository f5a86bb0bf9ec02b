/** Owns the words of the private playbook: the hard thing first, the likeliest attacks with their answers, then dates and money. */

import { PLAYBOOK_MARK } from '#core/document/private-mark.ts'
import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import { fixed } from './evidence-parts.ts'

const has = (sheet: FactSheet, id: string): boolean => findFact(sheet, id) !== undefined

/** Facts of one group come in rows of so many. */
const rowsOf = (say: Say, group: string, columns: number): SectionTable['rows'] => {
  const cells = say.all(group)
  return Array.from({ length: cells.length / columns }, (_, at) =>
    cells.slice(at * columns, (at + 1) * columns),
  )
}

const first = fixed({
  id: 'first',
  title: 'Before anything else',
  write: (say) => [
    PLAYBOOK_MARK,
    ...say.all('private.first.'),
    ...(say.has('private.against')
      ? [
          'You may still go to the hearing. Your documents state your opinion and your evidence, and they don’t argue the county’s side.',
        ]
      : []),
    ...(say.has('private.against') ? say.all('private.left.') : []),
    ...say.all('parcel.sample'),
  ],
})

const attacks = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'attacks',
    title: 'What the appraiser may say',
    write: () => [
      'Answer in your own words, then stop. Concede right away what is listed under “Concede,” and go on to your next point.',
    ],
    ...(has(sheet, 'private.attack.1.said') && {
      table: (say) => ({
        caption: 'The likeliest attacks on this case',
        columns: ['They may say', 'You answer', 'Concede'],
        rows: rowsOf(say, 'private.attack.', 3),
        shares: [21, 56, 23],
      }),
    }),
  })

const NOTED = 'The appraiser may say this too.'

const toFix = fixed({
  id: 'fix',
  title: 'What to fix',
  write: (say) => {
    const points = say.all('private.fix.')
    const known = say.all('private.weak.')
    const notes = say.all('private.note.')
    const lead = say.has('exchange.day')
      ? `Fix this soon, and before your evidence is due on ${say.fact('exchange.day')}.`
      : 'Fix this soon, and before your evidence is due.'
    return [
      ...(points.length === 0 ? [] : [[lead, points[0]].join(' '), ...points.slice(1)]),
      ...(known.length === 0 ? [] : ['Know these points, and admit them if you are asked.', ...known]),
      ...(notes.length === 0 ? [] : [NOTED, ...notes]),
    ]
  },
})

/** Lines for the pen; said at the hearing, and shown to nobody. */
const pen = (sheet: FactSheet): readonly SectionPlan[] =>
  has(sheet, 'private.pen.1')
    ? [
        fixed({
          id: 'pen',
          title: 'Write this down before the hearing',
          write: (say) => [say.fact('private.pen-lead')],
          blocks: (say) => [
            {
              kind: 'fields',
              fields: say.all('private.pen.').map((label) => ({ label, value: null, hint: null })),
            },
          ],
        }),
      ]
    : []

const money = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'money',
    title: 'Money',
    write: (say) => [
      ['This is what the value that you ask for would save.', ...say.all('private.later-years')].join(' '),
    ],
    ...(has(sheet, 'private.money.1.what') && {
      table: (say) => ({
        caption: 'What is at stake',
        columns: ['What', 'Amount', 'How'],
        rows: rowsOf(say, 'private.money.', 3),
        figureColumns: [1],
        shares: [26, 16, 58],
      }),
    }),
  })

const dates = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'dates',
    title: 'Dates',
    write: (say) => [
      'Go by the date on your notice. If it’s later, confirm it with the clerk.',
      ...say.all('evidence.'),
      ...say.all('payment.over'),
      ...(say.has('private.day.1.on') ? [] : [say.fact('law.evidence')]),
    ],
    ...(has(sheet, 'private.day.1.on') && {
      table: (say) => ({
        caption: 'Key dates',
        columns: ['Day', 'What to do'],
        rows: rowsOf(say, 'private.day.', 2),
        shares: [28, 72],
      }),
    }),
  })

const day = fixed({
  id: 'day',
  title: 'At the hearing',
  write: (say) => [
    `${say.fact('law.held-back')} A document you have never seen? Say that it was not given to you, and ask that the record show it.`,
    [
      say.fact('law.moved-once'),
      ...(say.has('hearing.link') ? [] : [say.fact('law.remote-asked')]),
      say.fact('law.wait-short'),
    ].join(' '),
    'Before you mail a letter to the board, check its address against the one on your notice of hearing.',
    ...say.all('private.offer'),
    'Treat a withdrawal as final, and get any agreed value in writing first.',
    say.fact('law.court'),
    'General information, not legal advice and not an appraisal. What to ask for is your own decision.',
  ],
})

export const planPlaybook = (sheet: FactSheet): readonly SectionPlan[] => [
  first,
  attacks(sheet),
  ...(['fix', 'weak', 'note'].some((one) => has(sheet, `private.${one}.1`)) ? [toFix] : []),
  ...pen(sheet),
  money(sheet),
  dates(sheet),
  day,
]
