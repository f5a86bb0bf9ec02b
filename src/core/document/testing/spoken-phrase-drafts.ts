/** Owns true parts of scripts, and of sheets taken to a talk, with phrases said otherwise: see phrase-drafts.ts. */

/** Of the composer’s own text, what is put in the place of what: “from → to”. */
export type PhraseDraft = readonly [caseName: string, sectionId: string, changes: readonly string[]]

const plain = 'informal_conference_sheet of a capped homestead, typed'
const sheet = 'informal_conference_sheet of a full case'
const notes = 'hearing_script of 5 minutes of a capped homestead, typed'
const roll = 'hearing_script of 5 minutes of a capped homestead, of the roll'
const script = 'hearing_script of 10 minutes of a full case'

export const spokenPhraseDrafts: readonly PhraseDraft[] = [
  [
    plain,
    'purpose',
    [
      'It is a talk → This is a conversation',
      'put right there → corrected there',
      ', and you hear → . And you hear',
    ],
  ],
  [sheet, 'record', ['as it was on → as it stood on', 'the home → the house']],
  [plain, 'own', ['Your case holds → Your case has']],
  [
    plain,
    'value',
    [
      'The just value for {value.year} is → For {value.year}, the just value is',
      'a proof holds → a proof holds up',
    ],
  ],
  [
    sheet,
    'ask',
    ['adjust them → adjust each of them', 'from inside → from the inside', 'which day → what day'],
  ],
  [
    sheet,
    'ask',
    [
      'was the home last seen from inside → did someone last see the home from inside',
      'it reported → that reported',
      'What did you take off → How much did you take off',
    ],
  ],
  [
    sheet,
    'after',
    [
      'Spoke with → I spoke with',
      'Have a new value in writing before you sign anything → Before you sign anything, have a new value in writing',
      'becomes of → happens to',
    ],
  ],
  [plain, 'dates', ['Questions about → For questions about', 'writing on. A → writing on; a']],
  [
    notes,
    'opening',
    [
      'I own the home → I am the owner of the home',
      'on {day.valuation} the just value was → the just value on {day.valuation} was',
    ],
  ],
  [
    roll,
    'record',
    [
      'Please look at → Please turn to',
      'On the valuation day it was ________ → It was ________ on the valuation day',
      'Leave this part out if the record is right → If the record is right, leave this part out',
    ],
  ],
  [
    roll,
    'opening',
    [
      'set its just value at {value.just} for {value.year} → set its just value for {value.year} at {value.just}',
    ],
  ],
  [notes, 'burden', ['I ask → I am asking', 'itself. → .']],
  [
    notes,
    'condition',
    [
      'A buyer on that day would have seen it → On that day, a buyer would have seen it',
      'Leave this part out if there is nothing to show → If there is nothing to show, skip this part',
    ],
  ],
  [
    script,
    'sales',
    ['sales that I compare my home with. I give → sales that I compare my home with, and I give'],
  ],
  [
    notes,
    'sales',
    [
      'The closest is → The closest one is',
      'because ________.” → since ________.”',
      'better left unsaid → better not said',
    ],
  ],
  [notes, 'cost-of-sale', ['are the recorded prices. I took → are the recorded prices, and I took']],
  [
    notes,
    'questions',
    ['in the same way → the same way', 'like homes → similar homes', 'is that reported → is it reported'],
  ],
  [
    script,
    'closing',
    [
      'on {day.valuation} was {opinion.value} → was {opinion.value} on {day.valuation}',
      'that figure → that amount',
    ],
  ],
  [
    notes,
    'notes',
    [
      'is made for → is meant for',
      'it; the notice → it. The notice',
      'Speak of value, not of tax → Speak about value, not about tax',
      'strike the line → cross out the line',
    ],
  ],
  [
    script,
    'notes',
    [
      'Fill every blank → Fill in each blank',
      'by itself → on its own',
      'and not legal → and it is not legal',
    ],
  ],
]
