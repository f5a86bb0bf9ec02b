/** What each document of a case is for, and when it is used. */
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import * as words from '#messages/appeal/document-words.ts'

export const documentWords: Readonly<Record<DocumentKind, { readonly what: string; readonly when: string }>> =
  {
    case_summary: { what: words.yourValuesLevyByLevyWhat(), when: words.firstAndAgainWhenYourCase() },
    informal_conference_sheet: {
      what: words.whatToCompareWithTheRecord(),
      when: words.whenYouTalkWithTheAppraisers(),
    },
    dr486_answer_sheet: { what: words.yourAnswersInTheOrderOf(), when: words.whenYouFillInThePetition() },
    cover_letter: {
      what: words.handsYourEvidenceToTheAppraiser(),
      when: words.withYourEvidenceBeforeTheDay(),
    },
    comparable_analysis: {
      what: words.eachSaleWithItsAdjustmentGrid(),
      when: words.withYourEvidenceWhenYouHave(),
    },
    condition_exhibit: {
      what: words.whatLoweredTheValueOnJanuary(),
      when: words.withYourEvidenceWhenThereIs(),
    },
    evidence_list: { what: words.yourValueCorrectionsConditionAnd(), when: words.onTopOfYourEvidence() },
    hearing_script: { what: words.whatToSayInTheOrder(), when: words.inTheDaysBeforeTheHearing() },
    playbook: { what: words.whereYourCaseIsThinWhat(), when: words.beforeTheHearingPrivateNeverHand() },
    reschedule_letter: { what: words.asksForAnotherDayWithYour(), when: words.asSoonAsSomethingBeyondYour() },
    remote_appearance_letter: { what: words.asksToTakePartByPhone(), when: words.theDayTheNoticeOfHearing() },
    withdrawal_letter: { what: words.endsYourPetition(), when: words.onlyWhenYouHaveDecidedTo() },
  }
