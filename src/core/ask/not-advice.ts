/** Owns what we say to a question that we do not answer: one that asks for advice, and one that nothing of ours answers. */
import { asksForOutcome } from './outcome.ts'

const WHAT_ELSE: readonly string[] = [
  'What a lower value would change in your own tax is arithmetic, and your home’s numbers show it. You may talk with the property appraiser’s office. For advice on your own case, ask a lawyer licensed in Florida.',
  'If you want to know how something is done, ask for that: what it is, when, where, who does it, how, or what the rules allow.',
]

const OWN_DECISION: readonly string[] = [
  'That is for you to decide, so we do not answer it.',
  'We give general information. We do not tell anybody whether to file, what to claim or ask for, or whether to settle. How a board will decide nobody knows beforehand.',
  ...WHAT_ELSE,
]

const OUTCOME: readonly string[] = [
  'Nobody can say how a board will decide, and we do not guess.',
  'We give general information, and we promise no result. How other petitions ended does not tell how yours will end.',
  ...WHAT_ELSE,
]

export const notAdviceWords = (question: string): readonly string[] =>
  asksForOutcome(question) ? OUTCOME : OWN_DECISION

export const UNKNOWN_WORDS: readonly string[] = [
  'We do not know. Nothing on our pages answers this, and we do not guess.',
]
