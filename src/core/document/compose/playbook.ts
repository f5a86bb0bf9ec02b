/** Owns the words of the private playbook: what the sales show, where the case is thin, what may be asked, what may be answered. */

import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import { PLAYBOOK_MARK } from '../gate/private-mark.ts'
import { fixed } from './evidence-parts.ts'

const evidence = fixed({
  id: 'evidence',
  title: 'Delivering your evidence',
  write: (say) => [
    say.has('exchange.day')
      ? `Your evidence must reach the property appraiser by ${say.fact('exchange.day')}. The appraiser’s is due to you the same day. If your notice of hearing prints an earlier day, go by that one.`
      : say.fact('law.evidence'),
    ...say.all('evidence.'),
    say.fact('law.withheld'),
    ...say.all('delivery.'),
    'Compare the address in a letter with your notice of hearing before you send it. Letters to reschedule, to appear by phone or video and to withdraw are among your documents.',
    'Take a withdrawal as final, and have an agreed value in writing before you send one.',
    'Sign the cover letter and the delivery certificate, keep a copy of all of it, and keep the proof of the day on which it arrived.',
  ],
})

const has = (sheet: FactSheet, id: string): boolean => findFact(sheet, id) !== undefined

const about = fixed({
  id: 'about',
  title: 'How to use this playbook',
  write: (say) => [
    PLAYBOOK_MARK,
    'The first part is what you may be asked and what you can answer. The second is dates and money.',
    ...say.all('parcel.sample'),
  ],
})

const against = fixed({
  id: 'against',
  title: 'Before anything else: the sales support the county',
  needs: ['private.against'],
  write: (say) => [
    say.fact('private.against'),
    'You may still go. Your papers state your opinion and your evidence, and they do not argue the county’s side. This is what is left.',
    ...say.all('private.left.'),
  ],
})

const weak = fixed({
  id: 'weak',
  title: 'What to fix, and what to concede',
  write: (say) => {
    const points = say.all('private.weak.')
    return points.length === 0
      ? ['Nothing is missing that we look for. Read your papers once more as the appraiser would.']
      : [
          'Fix what you can before the evidence is due. If you are asked about the rest, say that it is so, and go on to your next point.',
          ...points,
        ]
  },
})

/** Of all the lower values that the property analysis works out, the one that is asked for. */
const isAsked = (words: string): boolean => /^(?:The value you mean to ask for|At just values of)/.test(words)

const isUnderWay = (say: Say): boolean => say.has('hearing.on') || say.has('petition-day.received')

/** What it comes to, and what makes it weaker; how it was worked out stands in the property analysis. */
const isNeededInCorridor = (words: string, at: number): boolean => at < 2 || words.startsWith('Please note')

const estimate = fixed({
  id: 'estimate',
  title: 'What the sales nearby say',
  write: (say) => [...say.all('estimate.').filter(isNeededInCorridor), ...say.all('own-sale.')],
})

const stakes = fixed({
  id: 'stakes',
  title: 'Dates and money',
  newPage: true,
  write: (say) => [
    // Whether to file is decided by then, and the fee is spent.
    ...(isUnderWay(say)
      ? [
          'Your petition is filed, and its fee is spent either way. This is what the value that you ask for would save.',
        ]
      : [say.fact('verdict.headline'), 'This is what the value that you mean to ask for would save.']),
    ...say.all('cut.').filter(isAsked),
    ...(say.has('private.against') ? ['The sales make that cut unlikely.'] : []),
    ...say.all('due.payment'),
  ],
})

const askedRows = (say: Say): SectionTable['rows'] =>
  say.all('private.question.').flatMap((words, at, all) => (at % 2 === 0 ? [[words, all[at + 1] ?? '']] : []))

const questions = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'questions',
    title: 'Questions you may be asked',
    write: () => ['Say the answers in your own words, and stop.'],
    ...(has(sheet, 'private.question.1.asked') && {
      table: (say) => ({
        caption: 'Questions and your answers',
        columns: ['You may be asked', 'Your answer'],
        rows: askedRows(say),
      }),
    }),
  })

type Reply = readonly [heard: string, said: string]

/** Only what fits the case: who lists sales without arguing from them has no step to point to. */
const repliesFor = (sheet: FactSheet): readonly Reply[] => {
  const argues = !has(sheet, 'recon-listed')
  const ofSales: readonly Reply[] = [
    [
      'Our sales are better.',
      `Which one is most like my home, and how was it adjusted?${argues ? ' My grid shows each step for mine.' : ''}`,
    ],
    ...(argues
      ? ([
          [
            'The costs of sale are in our value already.',
            'The level that I use is that of your own just values, so it includes your allowance. I take nothing more off.',
          ],
        ] as const)
      : []),
  ]
  const ofCondition: readonly Reply[] =
    groupsIn(sheet, 'condition').length === 0
      ? []
      : [
          [
            'We already allowed for that condition.',
            'Which line of the record card shows it, and for how much?',
          ],
        ]
  return [
    [
      'The value is presumed correct.',
      'Only if the appraiser shows that it follows the statute and accepted appraisal practice. I ask the magistrate to decide that first.',
    ],
    ...ofSales,
    ...ofCondition,
    [
      'Your neighbors have the same value.',
      has(sheet, 'equity.stands')
        ? 'Assessed values are held down by caps. I compare just values, by the square foot.'
        : 'The question is what my home was worth on the valuation date.',
    ],
    ['You are not an appraiser.', 'I am the owner, and I give my own opinion with the evidence it rests on.'],
  ]
}

const answers = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'answers',
    title: 'What you may hear, and what you can say',
    write: () => ['Each of these fits this case.'],
    table: () => ({
      caption: 'Answers at hand',
      columns: ['If you hear', 'You can say'],
      rows: repliesFor(sheet),
    }),
  })

const day = fixed({
  id: 'day',
  title: 'On the day',
  write: (say) => [
    ...(say.has('hearing.on') ? say.all('due.hearing') : []),
    'Bring your packet, a spare copy of it, the proof of delivery, your script and a clock. Make a point, show its exhibit, and stop.',
    say.fact('law.wait'),
    say.fact('law.no-show'),
    'Be courteous to the appraiser and the magistrate alike. Speak of value, and leave your tax bill out of it.',
    'This is general information about your own case. It is not legal advice and not an appraisal. What to ask for is your own decision.',
  ],
})

export const planPlaybook = (sheet: FactSheet): readonly SectionPlan[] => [
  about,
  ...(has(sheet, 'private.against') ? [against] : []),
  questions(sheet),
  weak,
  answers(sheet),
  estimate,
  stakes,
  evidence,
  day,
]
