/** Owns what a stranger made of what is spoken, and of sheets taken to a talk, with one phrase changed: see hostile-roles.ts. */

import type { HostileRewrite } from './hostile-scripts.ts'

const plain = 'informal_conference_sheet of a capped homestead, typed'
const notes = 'hearing_script of 5 minutes of a capped homestead, typed'

export const hostileRoleScripts: readonly HostileRewrite[] = [
  [
    plain,
    'after',
    'unsupported',
    'Have a new value in writing before you sign anything',
    'Sign anything in writing before you have a new value',
  ],
  [
    notes,
    'notes',
    'unsupported',
    'The board decides what the home was worth',
    'The appraiser decides what the home was worth',
  ],
  [notes, 'notes', 'unsupported', 'you answer for it', 'the board answers for it'],
  [notes, 'notes', 'unsupported', 'you answer for it', 'the office answers for it'],
  [notes, 'notes', 'unsupported', 'is your own opinion', 'is the board’s own opinion'],
  [
    notes,
    'sales',
    'unsupported',
    'A figure that no paper shows is better left unsaid',
    'A figure that no paper shows is better read',
  ],
  [notes, 'sales', 'turned-round', 'Read only what your own papers show', 'Read what your own papers show'],
  [
    plain,
    'value',
    'unsupported',
    'what the office would change if a proof holds, and by how much',
    'what the office would change if you pay, and by how much',
  ],
  [plain, 'purpose', 'turned-round', 'is often put right there', 'is put right there'],
  [
    plain,
    'purpose',
    'unsupported',
    'you hear what the value rests on',
    'the office hears what your value rests on',
  ],
  [
    notes,
    'record',
    'turned-round',
    'Leave this part out if the record is right',
    'Leave the record out if this part is right',
  ],
  [notes, 'cost-of-sale', 'turned-round', 'percent off once for', 'percent off for'],
  [notes, 'cost-of-sale', 'turned-round', 'percent off once for', 'percent off once again for'],
  [
    notes,
    'burden',
    'unsupported',
    'I ask the board to look at both before it turns to the figure itself',
    'I ask the board to turn to the figure itself before it looks at both',
  ],
  [
    notes,
    'condition',
    'unsupported',
    'A buyer on that day would have seen it',
    'An owner on that day would have seen it',
  ],
  [
    notes,
    'condition',
    'unsupported',
    'A buyer on that day would have seen it',
    'The appraiser on that day would have seen it',
  ],
  [
    notes,
    'sales',
    'unsupported',
    'The closest is ________, sold on ________ for $________. It differs from my home in ________, and I adjusted for that by $________',
    'The closest is ________, adjusted by $________ for that, in ________. It differs from my home, sold on ________, and I paid for it $________',
  ],
  [
    notes,
    'questions',
    'unsupported',
    'Which of your sales is most like my home',
    'Which of my sales is most like your home',
  ],
  [
    notes,
    'notes',
    'unsupported',
    'the notice of hearing says how long you have',
    'the board says how long you have',
  ],
  [
    notes,
    'notes',
    'unsupported',
    'The value you ask for is your own opinion',
    'The value the board asks for is your own opinion',
  ],
  [notes, 'questions', 'unsupported', 'What did you take off', 'What did I take off'],
]
