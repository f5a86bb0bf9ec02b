/** Owns the few statements of law that documents quote, each whole and with its source. Nothing else may be cited. */

import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines-params.ts'
import type { Fact } from './fact-sheet.ts'
import { procedureFacts } from './fact-sheet-procedure.ts'
import { lawFact as law } from './law-fact.ts'

export const lawFacts: readonly Fact[] = [
  law(
    'burden',
    'What the property appraiser has to show',
    'Under s. 194.301, Florida Statutes, the appraiser’s value is presumed correct only if the appraiser shows, by a preponderance of the evidence, that it was reached in keeping with s. 193.011, with other law that applies and with professionally accepted appraisal practices.',
    's. 194.301, Florida Statutes',
  ),
  law(
    'owner',
    'What an owner has to show',
    'Under s. 194.301, Florida Statutes, an owner has to show, by a preponderance of the evidence, that the value is above just value or that it rests on arbitrary or unequal appraisal practices.',
    's. 194.301, Florida Statutes',
  ),
  law(
    'factors',
    'What goes into just value',
    'Section 193.011, Florida Statutes, names what goes into just value: among other things the location, the size and the condition of the property, the cost of replacing the building, and what the sale of it would leave after the usual costs of selling.',
    's. 193.011, Florida Statutes',
  ),
  law(
    'net-proceeds',
    'Cost of sale',
    'Section 193.011(8), Florida Statutes, speaks of the net proceeds of a sale. A just value is often net of the cost of sale already, so it is taken off once, from a sale price, and never from the appraiser’s value.',
    's. 193.011(8), Florida Statutes',
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
    `As the Lake County Clerk describes the rule, evidence has to reach the other side no later than ${evidenceExchangeDays} calendar days before the hearing. If the notice of hearing prints an earlier day, that day counts.`,
    from.evidence,
  ),
  law(
    'conference',
    'Informal conference',
    'Under s. 194.011(2), Florida Statutes, an owner may ask the property appraiser for an informal conference. Asking for it does not move the last day for a petition.',
    's. 194.011(2), Florida Statutes; Rule 12D-9.002, Florida Administrative Code',
  ),
  ...procedureFacts,
]
