/** How the documents of a case are grouped on its page, in the order of all lists, what each is for and when it is used. */
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import * as words from '#messages/appeal/document-words.ts'

export interface DocumentWords {
  readonly kind: DocumentKind
  readonly what: string
  readonly when: string
}

interface DocumentGroup {
  readonly id: string
  readonly title: string
  readonly documents: readonly DocumentWords[]
}

export const documentGroups: readonly DocumentGroup[] = [
  {
    id: 'before',
    title: words.beforeYouDecideAndFile(),
    documents: [
      {
        kind: 'case_summary',
        what: words.yourValuesLevyByLevyWhat(),
        when: words.firstAndAgainWhenYourCase(),
      },
      {
        kind: 'informal_conference_sheet',
        what: words.whatToCompareWithTheRecord(),
        when: words.whenYouTalkWithTheAppraisers(),
      },
      {
        kind: 'dr486_answer_sheet',
        what: words.yourAnswersInTheOrderOf(),
        when: words.whenYouFillInThePetition(),
      },
    ],
  },
  {
    id: 'evidence',
    title: words.evidenceToHandOver(),
    documents: [
      {
        kind: 'cover_letter',
        what: words.handsYourEvidenceToTheAppraiser(),
        when: words.withYourEvidenceBeforeTheDay(),
      },
      {
        kind: 'comparable_analysis',
        what: words.eachSaleWithItsAdjustmentGrid(),
        when: words.withYourEvidenceWhenYouHave(),
      },
      {
        kind: 'condition_exhibit',
        what: words.whatLoweredTheValueOnJanuary(),
        when: words.withYourEvidenceWhenThereIs(),
      },
      {
        kind: 'evidence_list',
        what: words.yourValueCorrectionsConditionAnd(),
        when: words.onTopOfYourEvidence(),
      },
    ],
  },
  {
    id: 'hearing',
    title: words.forTheHearingForYouAlone(),
    documents: [
      {
        kind: 'hearing_script',
        what: words.whatToSayInTheOrder(),
        when: words.inTheDaysBeforeTheHearing(),
      },
      {
        kind: 'playbook',
        what: words.whereYourCaseIsThinWhat(),
        when: words.beforeTheHearingPrivateNeverHand(),
      },
    ],
  },
  {
    id: 'letters',
    title: words.lettersToTheClerkOnlyIf(),
    documents: [
      {
        kind: 'reschedule_letter',
        what: words.asksForAnotherDayWithYour(),
        when: words.asSoonAsSomethingBeyondYour(),
      },
      {
        kind: 'remote_appearance_letter',
        what: words.asksToTakePartByPhone(),
        when: words.theDayTheNoticeOfHearing(),
      },
      {
        kind: 'withdrawal_letter',
        what: words.endsYourPetition(),
        when: words.onlyWhenYouHaveDecidedTo(),
      },
    ],
  },
]
