/** Owns which sections a document has: one plan for each kind. */

import { namingHome } from './called-property.ts'
import { planAnswerSheet } from './compose/answer-sheet.ts'
import { planCaseSummary } from './compose/case-summary.ts'
import { planComparableAnalysis } from './compose/comparable-analysis.ts'
import { planConditionExhibit } from './compose/condition-exhibit.ts'
import { planConferenceSheet } from './compose/conference-sheet.ts'
import { planEvidenceList } from './compose/evidence-list.ts'
import { planHearingScript } from './compose/hearing-script.ts'
import {
  planCoverLetter,
  planRemoteLetter,
  planRescheduleLetter,
  planWithdrawalLetter,
} from './compose/letters.ts'
import { planPlaybook } from './compose/playbook.ts'
import type { SectionPlan } from './draft.ts'
import type { DocumentKind } from './draft-kinds.ts'
import type { FactSheet } from './facts/sheet.ts'

const PLANS: Readonly<Record<DocumentKind, (sheet: FactSheet) => readonly SectionPlan[]>> = {
  case_summary: planCaseSummary,
  comparable_analysis: planComparableAnalysis,
  informal_conference_sheet: planConferenceSheet,
  dr486_answer_sheet: planAnswerSheet,
  cover_letter: planCoverLetter,
  evidence_list: planEvidenceList,
  condition_exhibit: planConditionExhibit,
  hearing_script: planHearingScript,
  playbook: planPlaybook,
  reschedule_letter: planRescheduleLetter,
  remote_appearance_letter: planRemoteLetter,
  withdrawal_letter: planWithdrawalLetter,
}

const made = new WeakMap<FactSheet, readonly SectionPlan[]>()

/** The same sheet always gives the same sections in the same order; worked out once, because every look at a document asks. */
export const planOf = (sheet: FactSheet): readonly SectionPlan[] => {
  const name = namingHome(sheet)
  const plans =
    made.get(sheet) ?? PLANS[sheet.kind](sheet).map((plan) => ({ ...plan, title: name(plan.title) }))
  made.set(sheet, plans)
  return plans
}
