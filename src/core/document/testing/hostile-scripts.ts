/** Owns what a lying model makes of what is spoken, of sheets for a talk, and of what a case holds. */

import type { GateProblem } from '#core/document/gate/fact-gate.ts'

/** Of the composer’s own text, what is put in the place of what; an empty `from` is the whole of it. */
export type HostileRewrite = readonly [
  caseName: string,
  sectionId: string,
  kind: GateProblem['kind'],
  from: string,
  to: string,
]

const full = 'hearing_script of 10 minutes of a full case'
const notes = 'hearing_script of 5 minutes of a capped homestead, typed'
const sheet = 'informal_conference_sheet of a capped homestead, typed'
const gathered = 'case_summary of a full case'

export const hostileScripts: readonly HostileRewrite[] = [
  [
    gathered,
    'gathered',
    'misplaced-fact',
    'Your opinion of value is {opinion.value}, beside the just value of {value.just}',
    'Your opinion of value is {value.just}, beside the just value of {opinion.value}',
  ],
  [
    gathered,
    'gathered',
    'misplaced-fact',
    '{condition.1.what}, at: {condition.1.where}',
    '{condition.1.where}, at: {condition.1.what}',
  ],
  [gathered, 'gathered', 'missing-fact', '{condition.1.cost}', '{condition.2.cost}'],
  [
    full,
    'opening',
    'misplaced-fact',
    'set its just value at {value.just} for {value.year}',
    'set its just value at {value.year} for {value.just}',
  ],
  [
    full,
    'opening',
    'misplaced-fact',
    'that on {day.valuation} the just value was {opinion.value}',
    'that on {opinion.value} the just value was {day.valuation}',
  ],
  [full, 'opening', 'unsupported', 'My name is {owner.name}.', 'My name is {owner.name}, and I love dogs.'],
  [
    full,
    'closing',
    'misplaced-fact',
    'the just value of {home.address} on {day.valuation} was {opinion.value}',
    'the just value of {opinion.value} on {day.valuation} was {home.address}',
  ],
  [notes, 'notes', 'unsupported', 'Speak of value, not of tax', 'Speak of tax, not of value'],
  [
    notes,
    'notes',
    'turned-round',
    'It is not an appraisal and not legal advice',
    'It is an appraisal and not legal advice',
  ],
  [
    notes,
    'notes',
    'turned-round',
    'Fill every blank from your own exhibits, or strike the line.',
    'You may fill every blank from your own exhibits, or strike the line.',
  ],
  [
    notes,
    'condition',
    'turned-round',
    'Leave this part out if there is nothing to show',
    'Leave this part out if there is something to show',
  ],
  [notes, 'opening', 'blank', 'the just value was $________', 'the just value was ________'],
  [sheet, 'after', 'turned-round', 'before you sign anything', 'after you sign anything'],
  [sheet, 'after', 'turned-round', 'Have a new value in writing', 'You can have a new value in writing'],
  [
    sheet,
    'value',
    'misplaced-fact',
    'The just value for {value.year} is {value.just}',
    'The just value for {value.just} is {value.year}',
  ],
  [sheet, 'value', 'turned-round', 'The just value for', 'The market value for'],
]
