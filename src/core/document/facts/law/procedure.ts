/** Owns the statements of procedure that letters and notes quote, each whole, with its source and how sure it is. */

import { movedHearingNoticeDays } from '#core/appeal/deadlines/params.ts'
import { courtDays, courtSource } from '#core/case/params.ts'
import type { Fact } from '../sheet.ts'
import { lawFact as law } from './law-fact.ts'

const EXCHANGE = 's. 194.011(4), Florida Statutes, since September 1, 2025; form DR-486, R. 12/25, page 3'
const LAKE = 'Lake County Clerk, questions and answers on the value adjustment board'
const COLLIER =
  'Collier County value adjustment board, agenda of August 6, 2018, quoting s. 194.032(2)(a), Florida Statutes'

export const procedureFacts: readonly Fact[] = [
  law(
    'exchange',
    'The appraiser’s evidence',
    'By the same day the property appraiser must give its evidence to the owner, and neither side has to ask first (form DR-486, 12/25 edition, page 3). Asking in writing leaves a paper trail. The form does not say what follows when the appraiser is late. Write to the clerk of the board that day, and ask to move the hearing because the appraiser is late.',
    EXCHANGE,
  ),
  law(
    'gives',
    'What goes into the exchange',
    'The owner delivers a list of the evidence, copies of all of it, a summary of what each witness will say, and the documents that the appraiser asked for in writing by name (form DR-486, 12/25 edition, page 3).',
    EXCHANGE,
  ),
  law(
    'counting',
    'Counting the days',
    'The day of the hearing does not count, and the day before it is day 1. A last day on a Saturday, a Sunday or a legal holiday moves to the business day before it (form DR-486, 12/25 edition, page 3).',
    EXCHANGE,
  ),
  law(
    'late-packet',
    'When the appraiser’s evidence is late',
    'If the property appraiser’s evidence has not come by the last day, it is late under s. 194.011(4), Florida Statutes. Write to the clerk of the board that day and say so. Ask to move the hearing because the appraiser is late, and say it is not your own request to reschedule. At the hearing, object on the record. What the board then does with it is not settled.',
    EXCHANGE,
  ),
  law(
    'clerk-copy',
    'A copy for the clerk',
    'Counties differ on whether the clerk takes a copy of the evidence: the Lake County Clerk asks owners not to send one. The notice of hearing says what applies in your county.',
    LAKE,
  ),
  law(
    'absent-copy',
    'Evidence of an owner who does not attend',
    'If the petition says that the owner will not attend, form DR-486 (12/25 edition) asks for 2 copies of the evidence for the clerk. That is the only case in which it asks for copies.',
    'Form DR-486, R. 12/25, pages 1 and 3',
  ),
  law(
    'record-card',
    'The property record card',
    'Under s. 194.032(2), Florida Statutes, as reprinted in 2019, the appraiser supplies the property record card on receiving the petition, without confidential data, unless the card is online.',
    's. 194.032(2)(a), Florida Statutes, as reprinted in amendment 166472 to Senate Bill 710 of 2019',
  ),
  law(
    'withheld',
    'What was asked for and not given',
    'Under s. 194.034(1)(h), Florida Statutes, the board does not take evidence that the appraiser asked for in writing, that the owner had, and that the owner knowingly withheld.',
    's. 194.034(1)(h), Florida Statutes',
  ),
  law(
    'held-back',
    'What was asked for and not given, in short',
    'Do not hold back a document that the appraiser asked for in writing: the board may not accept it (s. 194.034(1)(h)).',
    's. 194.034(1)(h), Florida Statutes',
  ),
  law(
    'reschedule',
    'Moving a hearing',
    'A 2018 county agenda quotes s. 194.032(2)(a), Florida Statutes: the owner and the appraiser may each have the hearing moved once for good cause. Good cause means circumstances beyond that person’s control that reasonably prevent adequate representation. The request goes to the clerk in writing before the hearing, or as soon as practicable. Confirm with the clerk that this still holds.',
    COLLIER,
  ),
  law(
    'reschedule-examples',
    'Good cause',
    'Named there as good cause: a hearing of another county’s board at the same time, the person’s own illness or an illness in the family, a death in the family, a hearing that has not begun within a reasonable time, and other causes beyond that person’s control.',
    COLLIER,
  ),
  law(
    'moved-notice',
    'Notice of a moved hearing',
    `Notice of the new day comes at least ${movedHearingNoticeDays} days before it, as the Palm Beach County Property Appraiser wrote in September 2024. It is not settled whether a hearing moved because of the appraiser counts as the owner’s one move. Ask in writing that it not be counted.`,
    's. 194.032(2), Florida Statutes, as the Palm Beach County Property Appraiser explained it in September 2024',
  ),
  law(
    'no-show',
    'Not coming',
    'As the Lake County Clerk describes it, a petitioner who does not come, and has not asked for another date with good cause, receives a recommended decision that denies the petition. The petitioner can still go to court.',
    LAKE,
  ),
  law(
    'remote',
    'Appearing remotely',
    'Since 2025 a board has to let a petitioner appear by electronic or other communication equipment when asked in writing in time (ch. 2025-208, Laws of Florida). Ask the clerk how early to ask, and whether your county has opted out. A request on the day the notice of hearing arrives meets any limit.',
    'ch. 2025-208, Laws of Florida (title of House Bill 7031 of 2025)',
  ),
  law(
    'withdrawal',
    'Ending a petition',
    'Rule 12D-9.021, Florida Administrative Code, covers petitions that are withdrawn or settled. The Department of Revenue numbers the form for it DR-485WI, and at least one clerk prints it as DR-486WI. Ask the clerk whether to use the form instead of a letter.',
    'Rule 12D-9.021, Florida Administrative Code; notice 8184101 of the Department of Revenue, 2009; Clay County, 2024',
  ),
  law(
    'wait',
    'Waiting for the hearing',
    'Under s. 194.032(2)(a), Florida Statutes, as reprinted in 2019, a petitioner waits no longer than a reasonable time, at most 2 hours past the time or the start of the block on the notice.',
    's. 194.032(2)(a), Florida Statutes, as reprinted in amendment 166472 to Senate Bill 710 of 2019',
  ),
  law(
    'moved-once',
    'Moving a hearing, in short',
    'Can’t make that day? The clerk can move it once for good cause if you ask in writing before that day (s. 194.032(2)(a)).',
    COLLIER,
  ),
  law(
    'remote-asked',
    'Appearing remotely, in short',
    'To appear by phone or video, ask the clerk in writing as soon as the notice of hearing comes (ch. 2025-208, Laws of Florida).',
    'ch. 2025-208, Laws of Florida (title of House Bill 7031 of 2025)',
  ),
  law(
    'wait-short',
    'Waiting for the hearing, in short',
    'You do not have to wait longer than 2 hours past the time on your notice (s. 194.032(2)(a)). Tell the clerk before you leave.',
    's. 194.032(2)(a), Florida Statutes, as reprinted in amendment 166472 to Senate Bill 710 of 2019',
  ),
  law(
    'court',
    'Going to court',
    `Not satisfied with the decision? You have ${courtDays} days from the decision to go to circuit court (s. 194.171(2)).`,
    courtSource,
  ),
]
