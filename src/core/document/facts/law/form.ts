/** Owns what the answer sheet says about form DR-486 itself: its editions and its rules, each with where it was seen. */

import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'

/** A provisional edition, read whole in a copy; the state's own file was not compared. */
const FORM = 'Form DR-486, R. 12/25 (provisional); checked November 22, 2026'
const rule = (name: string): string => `${name}, Florida Administrative Code; checked November 22, 2026`

const LABEL = 'Form DR-486'

const said = (id: string, value: string, source: string): Fact =>
  sentenceFact(`form.${id}`, LABEL, value, source)

/** Each box of Part 2, with what checking it says. */
const MEANINGS = [
  '“Real property value”: you say that the market value of the property is too high, or too low.',
  '“Denial of classification”: the county refused a special use, such as agricultural.',
  '“Parent or grandparent reduction”: the county refused it for living quarters that you added for them.',
  '“Not substantially complete on January 1”: the building could not be used yet on that day.',
  '“Tangible personal property value”: the value of business equipment is wrong.',
  '“Refund for a catastrophic event”: the county refused one for a home that could not be lived in after a disaster.',
  '“Denial of an exemption”: the county refused homestead or another exemption.',
  '“Denial for late filing”: the county refused an exemption or classification because you applied late.',
  '“A qualifying improvement or a change of ownership or control”: the county says that one of these ended a cap, and you disagree.',
] as const

export const formFacts: readonly Fact[] = [
  said(
    'edition',
    'This sheet follows the December 2025 edition of form DR-486, R. 12/25, marked provisional. Use the form that the Department of Revenue or your clerk gives out. Where it differs from this sheet, the form is right.',
    FORM,
  ),
  said(
    'others',
    'Other forms are for other things: DR-486PORT for portability, DR-486DP for deferral or penalties.',
    FORM,
  ),
  said(
    'late',
    'Check the box for late filing only if the last day has passed. It asks for your reasons and papers that prove them. The reasons can be a personal, family or business crisis, illness or disability. They can be wrong information from the clerk, the appraiser or their staff. Or they can be something else beyond your control that would have stopped a reasonably careful person (Rule 12D-9.015).',
    rule('Rule 12D-9.015 (Brevard County portal)'),
  ),
  said(
    'received',
    'A petition counts on the day it is received, during office hours (Rule 12D-9.015(10); Attorney General Opinion 81-43).',
    rule('Rule 12D-9.015(10)'),
  ),
  said(
    'notices',
    'Notices come by US mail unless you check the box for email or fax. The form has a line for an email address and none for a fax number.',
    FORM,
  ),
  said(
    'absent',
    'Only if you check “will not attend, consider my evidence” does the form itself ask for two copies of the evidence, for the clerk. The appraiser may still object to it or ask questions about it.',
    FORM,
  ),
  said(
    'types',
    'Check one type of property: residential 1–4 units; residential 5+ units; vacant lots and acreage; commercial; industrial and miscellaneous; agricultural or classified use; high-water recharge; historic, commercial or nonprofit; business machinery and equipment.',
    FORM,
  ),
  said(
    'homes',
    'A house, a condominium unit, a townhouse and a building of up to 4 homes are commonly residential 1–4 units; apartments are 5+ units.',
    `${FORM}; how homes fall under it is our own reading`,
  ),
  ...MEANINGS.map((words, at) =>
    said(`reason.${at + 1}`, words, `${FORM}; what a box means is said in our own words`),
  ),
  said(
    'decrease',
    'Next to “real property value” the form has you check one of two boxes, decrease or increase. Decrease asks for a lower value. Increase asks for a higher one, and the board may then raise the value (Attorney General Opinion 2009-50).',
    `${FORM}; Attorney General Opinion 2009-50`,
  ),
  said('one-reason', 'Check one reason. Each additional reason needs its own petition.', FORM),
  said(
    'no-value',
    'The form has no box for the owner’s opinion of value. The figure belongs in the evidence.',
    FORM,
  ),
  said(
    'time',
    'The form asks how many minutes the owner needs, and says that most hearings take 15 minutes. The board does not have to allow that much time. You may attach a list of dates when you or a witness cannot attend.',
    FORM,
  ),
  said('complete', 'A petition is not complete until the filing fee is paid, as the form says.', FORM),
  said(
    'signed',
    'The owner swears to the petition (Rule 12D-9.015(2)). An unsigned one is incomplete. The clerk will tell you, and you have 10 calendar days to complete it (Rule 12D-9.007(6)).',
    rule('Rules 12D-9.015(2) and 12D-9.007(6)'),
  ),
]
