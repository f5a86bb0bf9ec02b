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
    ...(say.has('hearing.on') ? say.all('due.evidence') : [say.fact('law.evidence')]),
    ...say.all('evidence.'),
    say.fact('law.exchange'),
    say.fact('law.record-card'),
    say.fact('law.withheld'),
    say.fact('law.clerk-copy'),
    ...say.all('delivery.'),
    'Sign the cover letter and the delivery certificate, keep a copy of all of it, and keep the proof of the day on which it arrived.',
  ],
})

const letters = fixed({
  id: 'letters',
  title: 'Your other letters, and when to send each',
  write: (say) => [
    'Compare the address in a letter with your notice of hearing before you send it, and keep proof of the day on which it arrived.',
    'To reschedule: when something beyond your control keeps you from the hearing. The reasons are yours to state, and they have to be true.',
    say.fact('law.reschedule'),
    say.fact('law.moved-notice'),
    'To appear by phone or video: when you would rather take part from another place.',
    say.fact('law.remote'),
    'To withdraw: when you have decided to end the petition. Have an agreed value in writing first, and take a withdrawal as final.',
    say.fact('law.withdrawal'),
  ],
})

/** What the playbook says of the owner's evidence and letters: when each goes out, to whom, and what to ask. */
const planDelivery: readonly SectionPlan[] = [evidence, letters]

const has = (sheet: FactSheet, id: string): boolean => findFact(sheet, id) !== undefined

const about = fixed({
  id: 'about',
  title: 'How to use this playbook',
  write: (say) => [
    PLAYBOOK_MARK,
    'Read it the evening before. It says what may be held against you, so that nothing you hear is new.',
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
  title: 'Where your case is thin',
  write: (say) => {
    const points = say.all('private.weak.')
    return points.length === 0
      ? ['Nothing is missing that we look for. Read your papers once more as the appraiser would.']
      : ['Mend what you can before the evidence is due. Know the rest by heart.', ...points]
  },
})

/** What it comes to, and what makes it weaker; how it was worked out stands in the property analysis. */
const isNeededInCorridor = (words: string, at: number): boolean => at < 2 || words.startsWith('Please note')

const estimate = fixed({
  id: 'estimate',
  title: 'What the sales nearby say',
  write: (say) => [...say.all('estimate.').filter(isNeededInCorridor), ...say.all('own-sale.')],
})

/** Of all the lower values that the property analysis works out, the one that is asked for. */
const isAsked = (words: string): boolean => /^(?:The value you mean to ask for|At just values of)/.test(words)

const stakes = fixed({
  id: 'stakes',
  title: 'What is at stake',
  needs: ['verdict.headline'],
  write: (say) => [
    say.fact('verdict.headline'),
    ...say.all('cut.').filter(isAsked),
    ...say.all('due.payment'),
  ],
})

const askedRows = (say: Say): SectionTable['rows'] =>
  say.all('private.question.').flatMap((words, at, all) => (at % 2 === 0 ? [[words, all[at + 1] ?? '']] : []))

const questions = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'questions',
    title: 'Questions you may be asked',
    write: () => [
      'Your reasons, your proof and your estimates are the answers. Say them in your own words, and stop.',
    ],
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
            'I count them once, in the step from price to just value. Please show me where yours are counted.',
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
    [
      'Something you have not seen before.',
      'I have not been given this. I ask that the record show it, and I ask how the board will treat it.',
    ],
    ['Something you do not know.', 'I do not know.'],
  ]
}

const answers = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'answers',
    title: 'What you may hear, and what you can say',
    needs: ['law.burden', 'law.owner'],
    write: (say) => [say.fact('law.burden'), say.fact('law.owner'), say.fact('law.net-proceeds')],
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
    say.fact('law.order'),
    say.fact('law.wait'),
    say.fact('law.no-show'),
    'Be courteous to the appraiser and the magistrate alike. Speak of value, and leave your tax bill out of it.',
    'This is general information about your own case. It is not legal advice and not an appraisal. What to ask for is your own decision.',
  ],
})

export const planPlaybook = (sheet: FactSheet): readonly SectionPlan[] => [
  about,
  ...(has(sheet, 'private.against') ? [against] : []),
  stakes,
  weak,
  questions(sheet),
  answers(sheet),
  estimate,
  ...planDelivery,
  day,
]
