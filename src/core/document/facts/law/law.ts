/** Owns the few statements of law that documents quote, each whole and with its source. Nothing else may be cited. */

import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import type { Fact } from '../sheet.ts'
import { lawFact as law } from './law-fact.ts'
import { procedureFacts } from './procedure.ts'

/** Those of the eight of s. 193.011 that a ground for a lower value of a home rests on, by their numbers. */
const FACTORS = [
  [1, 'present cash value'],
  [2, 'highest and best use'],
  [3, 'location'],
  [4, 'quantity or size'],
  [5, 'cost and replacement value of improvements'],
  [6, 'condition'],
  [8, 'net proceeds of sale'],
] as const

export const lawFacts: readonly Fact[] = [
  law(
    'burden',
    'What the property appraiser has to show',
    'Under s. 194.301, Florida Statutes, the appraiser’s value is presumed correct only if the appraiser first proves how it was reached. The appraiser must show by a preponderance of the evidence that it follows s. 193.011, other applicable law and professionally accepted appraisal practices.',
    's. 194.301, Florida Statutes',
  ),
  law(
    'shown',
    'What each side has to show',
    'Under s. 194.301, Florida Statutes, the appraiser’s value is presumed correct only if the appraiser first proves how it was reached. The appraiser must show by a preponderance of the evidence that it complies with s. 193.011, other applicable law and professionally accepted appraisal practices. The value must be lowered if a preponderance of the evidence shows that it exceeds just value, or that it rests arbitrarily on appraisal practices different from those generally applied to comparable property in this county.',
    's. 194.301, Florida Statutes',
  ),
  law(
    'owner',
    'What an owner has to show',
    'Under s. 194.301, Florida Statutes, an owner needs a preponderance of the evidence. It has to show that the value is above just value, or that it rests on arbitrary or unequal appraisal practices.',
    's. 194.301, Florida Statutes',
  ),
  law(
    'factors',
    'What goes into just value',
    'Section 193.011, Florida Statutes, names what goes into just value. Among other things, these are the location, size and condition of the property, and the cost of replacing the building. They are also what a sale would leave after the usual costs of selling.',
    's. 193.011, Florida Statutes',
  ),
  law(
    'net-proceeds',
    'Cost of sale',
    'Section 193.011(8), Florida Statutes, names the net proceeds of a sale. A just value is often already net of the cost of sale. So that cost comes off once, from a sale price, and never from the appraiser’s value.',
    's. 193.011(8), Florida Statutes',
  ),
  law(
    'costs-asked',
    'What to ask of the cost of sale',
    'What did you allow for the costs of sale under factors 1 and 8, and where is that shown?',
    's. 193.011(1) and (8), Florida Statutes',
  ),
  ...FACTORS.map(([number, words]) =>
    law(
      `factor-${number}`,
      `Factor ${number} of just value`,
      `(${number}) ${words}`,
      `s. 193.011(${number}), Florida Statutes`,
    ),
  ),
  law('factors-of', 'Factors of just value', 'Factor of s. 193.011', 's. 193.011, Florida Statutes'),
  law(
    'like-values',
    'Values of similar homes',
    's. 194.034(5), in support',
    's. 194.034(5), Florida Statutes',
  ),
  law(
    'order',
    'Order of a hearing on value',
    'As the Lake County Clerk describes it, in a hearing on value the property appraiser speaks first, then the owner, and each may answer the other.',
    'Lake County Clerk, questions and answers on the value adjustment board',
  ),
  law(
    'evidence',
    'Exchange of evidence',
    `Since September 1, 2025, the owner and the property appraiser must each deliver their evidence to the other at least ${evidenceExchangeDays} calendar days before the hearing (s. 194.011(4), Florida Statutes; form DR-486, 12/25 edition, page 3). If the notice of hearing shows an earlier date, that date counts.`,
    from.evidence,
  ),
  law(
    'conference',
    'Informal conference',
    'Under s. 194.011(2), Florida Statutes, an owner may ask the property appraiser for an informal conference. Asking for it does not move the last day for a petition.',
    's. 194.011(2), Florida Statutes; Rule 12D-9.002, Florida Administrative Code',
  ),
  law(
    'raise',
    'Whether the board may raise a value',
    'When your petition asks for a lower value, we found no rule that lets the board go above the appraiser’s value. An increase is a separate request: the board may raise a value on a petition that asks for that (Attorney General Opinion 2009-50; form DR-486, 12/25 edition, has a box for it). Make sure “increase” isn’t checked on your form. If you’re worried, ask the clerk before you file.',
    'Attorney General Opinion 2009-50; form DR-486, R. 12/25, part 2',
  ),
  law(
    'exemption-apart',
    'Whether a petition about value touches an exemption',
    'A petition about value asks the board about the value alone. Your homestead and other exemptions are another matter: the form has a box of its own for a denied one, and we found no rule that lets a board take one away on a petition about value. If you aren’t sure that you qualify for yours, ask a lawyer before you file.',
    'Form DR-486, R. 12/25, part 2',
  ),
  law(
    'received',
    'When a petition counts',
    'A petition counts on the day the clerk receives it, not the day it is mailed (Rule 12D-9.015(10), Florida Administrative Code; Attorney General Opinion 81-43).',
    'Rule 12D-9.015(10), Florida Administrative Code; Attorney General Opinion 81-43',
  ),
  law(
    'petition-holiday',
    'A petition deadline on a weekend or a holiday',
    'Do not count on a petition deadline to move when it falls on a weekend or a holiday: counties have handled it differently, and the rules we know do not settle it. Get the petition there by the business day before it, or confirm the date with the clerk of the board.',
    's. 192.047(2), Florida Statutes, which moves applications and returns alone',
  ),
  ...procedureFacts,
]
