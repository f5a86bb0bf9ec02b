/** Owns what an answer is made of: short pieces of our own texts, each with its place and its sources. */

import type { CalendarDate } from '#core/calendar-date.ts'

/** From most to least sure. */
export const SURENESS = ['verified', 'likely', 'unverified'] as const
type Sureness = (typeof SURENESS)[number]

export interface PassageSource {
  readonly label: string
  /** 'YYYY-MM-DD', when it was last looked at. */
  readonly checkedOn: string
  /** null where our texts do not grade it. */
  readonly sureness: Sureness | null
}

export interface Sentence {
  readonly text: string
  /** None where the words are our own. */
  readonly sources: readonly PassageSource[]
  /** The question right before it, or the heading that it begins under: said first where it would point at nothing without. */
  readonly lead?: string
  /** A point of a list. */
  readonly isItem?: true
  /** The bold words that a paragraph begins with: 'Time needed.' */
  readonly isHead?: true
}

export interface Passage {
  readonly id: string
  readonly kind: 'lesson' | 'glossary' | 'county' | 'law' | 'site' | 'case'
  /** How its place is called: 'Lesson 3-3, The fee'. */
  readonly label: string
  /** Its place on our site. */
  readonly path: string
  /** Title and heading above it: looked through, never quoted. */
  readonly about: string
  readonly sentences: readonly Sentence[]
  /** Whether it is only understood as a whole: a list, a word's meaning. */
  readonly isWhole: boolean
  /** What the text says nearby about how sure it is; goes along whenever the passage is quoted. */
  readonly cautions: readonly Sentence[]
  readonly countyId: string | null
  /** Of a date to act by: once it is over, the answer says so. */
  readonly lastDay?: CalendarDate
  /** Of a person's own case, where it says all that was asked: what holds for everybody is left out beside it. */
  readonly saysAll?: true
}

/** What is quoted of one passage. */
export interface AnswerPart {
  readonly passage: Passage
  readonly sentences: readonly Sentence[]
}

/** Where a passage begins to answer; `fact` is one of the person's own case, or of whichever county is meant. */
export type Quote =
  | { readonly kind: 'passage'; readonly id: string; readonly from: number }
  | { readonly kind: 'county' | 'case'; readonly fact: string }

/** A decision that is the person's own, an outcome nobody knows, a saving, a home's worth. */
export const WISHES = ['decision', 'outcome', 'saving', 'worth'] as const
export type Wish = (typeof WISHES)[number]

/** A question that owners ask, in their wordings. */
export interface KnownQuestion {
  readonly asks: readonly string[]
  /** The question as it is offered; else its first wording is. */
  readonly offered?: string | undefined
  /** What answers it, the first first; none where nothing on our pages does. Of a wish, what may be said beside it. */
  readonly quotes: readonly Quote[]
  /** What it wishes for that we do not say; null where it wishes for nothing of the kind. */
  readonly advice: Wish | null
  /** The answer in a few words, said first, where the place that answers begins with something else. */
  readonly opens?: string | undefined
  /** Each of its quotations is one sentence, and all are said. */
  readonly isWhole?: boolean
}

/** A passage and the one before it under the same heading. */
export interface ShelvedPassage {
  readonly passage: Passage
  readonly before: ShelvedPassage | null
}
