/** How the documents of a case are grouped on its page, what each is for and when it is used. */
import type { DocumentKind } from '#core/document/draft-kinds.ts'

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
    title: 'Before you decide and file',
    documents: [
      {
        kind: 'case_summary',
        what: 'Your values levy by levy, what a cut would save, and what the county’s sales say.',
        when: 'First, and again when your case has grown. For you.',
      },
      {
        kind: 'informal_conference_sheet',
        what: 'What to compare with the record card, and what to ask.',
        when: 'When you talk with the appraiser’s office. For you.',
      },
      {
        kind: 'dr486_answer_sheet',
        what: 'Your answers in the order of the petition form, to copy onto the official one.',
        when: 'When you fill in the petition. For you; it is not the form.',
      },
    ],
  },
  {
    id: 'evidence',
    title: 'Evidence to hand over',
    documents: [
      {
        kind: 'cover_letter',
        what: 'Hands your evidence to the appraiser, and asks for the appraiser’s.',
        when: 'With your evidence, before the day it is due.',
      },
      {
        kind: 'evidence_list',
        what: 'Your value, corrections, condition and sales in short, and each exhibit by its letter.',
        when: 'On top of your evidence.',
      },
      {
        kind: 'comparable_analysis',
        what: 'Each sale with its adjustment grid, where it lies, and which were left out and why.',
        when: 'With your evidence, when you have chosen your sales.',
      },
      {
        kind: 'condition_exhibit',
        what: 'What lowered the value on January 1, what curing it costs, and what shows it.',
        when: 'With your evidence, when there is something to show.',
      },
    ],
  },
  {
    id: 'hearing',
    title: 'For the hearing, for you alone',
    documents: [
      {
        kind: 'hearing_script',
        what: 'What to say, in the order of the hearing, as long as you have.',
        when: 'In the days before the hearing, to read aloud with a clock.',
      },
      {
        kind: 'playbook',
        what: 'Where your case is thin, what you may be asked, and what can be said to it.',
        when: 'Before the hearing. Private: never hand it over.',
      },
    ],
  },
  {
    id: 'letters',
    title: 'Letters to the clerk, only if you need them',
    documents: [
      {
        kind: 'reschedule_letter',
        what: 'Asks for another day, with your reason.',
        when: 'As soon as something beyond your control keeps you from the hearing.',
      },
      {
        kind: 'remote_appearance_letter',
        what: 'Asks to take part by phone or video.',
        when: 'The day the notice of hearing arrives.',
      },
      {
        kind: 'withdrawal_letter',
        what: 'Ends your petition.',
        when: 'Only when you have decided to end it, and have any new value in writing.',
      },
    ],
  },
]
