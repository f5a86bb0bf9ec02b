/** Owns which sections a document has: one plan for each kind. */

import { planCaseSummary } from './compose-case-summary.ts'
import { planConferenceSheet } from './compose-conference-sheet.ts'
import { planHearingScript } from './compose-hearing-script.ts'
import type { SectionPlan } from './draft.ts'
import type { DocumentKind } from './draft-kinds.ts'
import type { FactSheet } from './fact-sheet.ts'

const PLANS: Readonly<Record<DocumentKind, (sheet: FactSheet) => readonly SectionPlan[]>> = {
  case_summary: planCaseSummary,
  hearing_script: planHearingScript,
  informal_conference_sheet: planConferenceSheet,
}

/** The same sheet always gives the same sections in the same order. */
export const planOf = (sheet: FactSheet): readonly SectionPlan[] => PLANS[sheet.kind](sheet)
