/** Owns what the answer sheet says about form DR-486 itself: its editions and its rules, each with where it was seen. */

import type { Fact } from './fact-sheet.ts'
import { sentenceFact } from './make-fact.ts'

const JANUARY_2023 =
  'Form DR-486, edition of January 2023, as posted by Collier County; checked November 21, 2026'
const DECEMBER_2009 =
  'Form DR-486, edition of December 2009, as posted by Collier County; checked November 21, 2026'
const rule = (name: string): string => `${name}, Florida Administrative Code; checked November 21, 2026`

const LABEL = 'Form DR-486'

const said = (id: string, value: string, source: string): Fact =>
  sentenceFact(`form.${id}`, LABEL, value, source)

export const formFacts: readonly Fact[] = [
  said(
    'edition',
    'This sheet follows form DR-486 in its edition of January 2023, the newest whose text we have seen. An edition of December 2025 is reported. Use the form that the Department of Revenue or your clerk gives out; where it differs from this sheet, the form is right.',
    JANUARY_2023,
  ),
  said(
    'others',
    'Other forms are for other things: DR-486PORT for portability, DR-486DP for deferral or penalties.',
    JANUARY_2023,
  ),
  said(
    'late',
    'The box for late filing asks for reasons and papers. As a county portal quotes Rule 12D-9.015, they are verifiable extraordinary circumstances: a personal, family or business crisis; illness or disability; wrong information from the clerk, the appraiser or their staff; or another cause beyond control that would stop a reasonably prudent person.',
    rule('Rule 12D-9.015 (Brevard County portal)'),
  ),
  said(
    'received',
    'A petition counts on the day on which it is received, in open hours (Rule 12D-9.015(10)).',
    rule('Rule 12D-9.015(10)'),
  ),
  said(
    'absent',
    'The box “will not attend, consider my evidence” is the one case in which the form itself asks for a second set of the evidence, for the clerk. The appraiser may still object to it or ask questions about it.',
    JANUARY_2023,
  ),
  said(
    'types',
    'The types of property, of which one is ticked: residential 1–4 units; residential 5+ units; vacant lots and acreage; commercial; industrial and miscellaneous; agricultural or classified use; high-water recharge; historic, commercial or nonprofit; business machinery and equipment.',
    `${JANUARY_2023}; the last five from the edition of December 2009`,
  ),
  said(
    'homes',
    'A house, a condominium unit, a townhouse and a building of up to 4 homes are commonly residential 1–4 units; apartments are 5+ units.',
    `${JANUARY_2023}; how homes fall under it is our own reading`,
  ),
  said(
    'reasons',
    'The reasons that the form names: real property value; denial of classification; parent or grandparent reduction; not substantially complete on January 1; tangible personal property value; refund for a catastrophic event; denial of an exemption; denial for late filing; a qualifying improvement or a change of ownership or control.',
    `${DECEMBER_2009}; later boxes not checked against the form`,
  ),
  said(
    'one-reason',
    'As the edition of December 2009 prints it, one reason is ticked, and each further reason has a petition of its own.',
    DECEMBER_2009,
  ),
  said(
    'no-value',
    'The form has no box for the owner’s opinion of value. The figure belongs in the evidence.',
    JANUARY_2023,
  ),
  said(
    'time',
    'A petition states the time that the owner needs to present it, and may list days on which the owner cannot come (Rule 12D-9.015(2)). The board is not bound by the time.',
    rule('Rule 12D-9.015(2)'),
  ),
  said(
    'signed',
    'A petition is sworn to by the owner (Rule 12D-9.015(2)). One that is not signed is incomplete: the clerk says so, and there are 10 calendar days to complete it (Rule 12D-9.007(6)).',
    rule('Rules 12D-9.015(2) and 12D-9.007(6)'),
  ),
]
