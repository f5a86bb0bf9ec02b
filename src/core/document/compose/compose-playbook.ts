/** Owns the words of the private playbook: where the case is thin, what may be asked, what may be answered. */

import type { SectionPlan } from '../draft.ts'
import { PLAYBOOK_MARK } from '../gate/private-mark.ts'
import { fixed } from './compose-evidence-parts.ts'

const part = (
  id: string,
  title: string,
  write: SectionPlan['write'],
  needs: readonly string[] = [],
): SectionPlan =>
  fixed({ id, title: `For you only: ${title}`, needs, write: (say) => [PLAYBOOK_MARK, ...write(say)] })

const weak = part('weak', 'where your case is thin', (say) => {
  const points = say.all('private.weak.')
  return points.length === 0
    ? [
        'Looking through your case, our program found no gap of the kinds it knows. It does not know every kind.',
      ]
    : [
        'Our program looked through your case. What it found may be mended, or known when it is asked about.',
        ...points,
      ]
})

const estimate = part('estimate', 'what the county’s sales say', (say) => [
  ...say.all('estimate.'),
  ...say.all('own-sale.'),
])

const questions = part('questions', 'questions that are likely', (say) => [
  'From your own case, with what you wrote about it.',
  ...say.all('private.question.'),
  'When did you buy the home, for how much, and was it on the open market?',
  'What have you repaired, changed or built since the valuation day?',
  'Has anybody from the appraiser’s office seen the inside of the home?',
  'How did you come to the amounts by which you changed the sale prices?',
])

const answers = part(
  'answers',
  'what may come back, and what stands beside it',
  (say) => [
    'If the value is said to be presumed correct, this is the rule.',
    say.fact('law.burden'),
    say.fact('law.owner'),
    'If the appraiser’s sales differ from yours, ask which of them is most like your home, and what was changed in its price and why. Put your own grid beside it, line by line.',
    'If the cost of a sale comes up, this is the rule.',
    say.fact('law.net-proceeds'),
    'If a repair is said to be allowed for already, ask for the figure and where it is on the record card.',
    'If neighbors’ values come up, what can be compared is the just value for each square foot. Assessed values follow a cap.',
    'If something is put before you that you have not seen, say so for the record, and ask the board how it goes on.',
    'If you do not know an answer, say that you do not know. A figure that no exhibit shows is better left unsaid.',
  ],
  ['law.burden', 'law.owner'],
)

const day = part('day', 'on the day', (say) => [
  say.fact('law.order'),
  say.fact('law.wait'),
  say.fact('law.no-show'),
  ...say.all('delivery.'),
  ...say.all('due.hearing'),
  'Speak of value, not of tax. What the board decides nobody can say before it has.',
  'This is general information about your own case. It is not legal advice and not an appraisal; what to ask for is your own decision.',
])

export const planPlaybook = (): readonly SectionPlan[] => [weak, estimate, questions, answers, day]
