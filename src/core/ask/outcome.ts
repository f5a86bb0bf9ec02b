/** Owns which wishes for advice ask what will come of it, and which ask for a figure: what is saved, what a home is worth. */

const WIN =
  '(?:win\\w*|succe\\w+|prevail\\w*|los(?:e|ing)|beat|come out ahead|(?:get|be|have)\\b.{0,25}\\b(?:lowered|reduced|granted|approved|knocked off))'
const DECIDER = '(?:magistrates?|board|vab|judge|they|appraiser|county)'
const DECIDES = '(?:lower|reduce|grant|agree|accept|side|rule|decide|believe|buy|lean|go for|deny|vote)'

const OUTCOMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:will|would|could|can|might|do|am|going to)(?: you think)? (?:i|we|my \\w+|our \\w+)\\b.{0,30}\\b${WIN}`,
    'i',
  ),
  new RegExp(`\\b(?:will|would|could|might|does)\\b.{0,15}\\b${DECIDER}\\b.{0,15}\\b${DECIDES}`, 'i'),
  /\b(?:chances?|odds|prospects|how likely|slam dunk|long shot)\b/i,
  /\b(?:guess|predict|foresee|promise|guarantee)\b/i,
]

/** A wish for a decision of one's own comes first. */
const CHOICE = /\b(?:should|ought|had better|recommend|advise|better (?:to|if)|worth)\b/i

export const asksForOutcome = (question: string): boolean =>
  !CHOICE.test(question) && OUTCOMES.some((asks) => asks.test(question))

const HOME = '(?:my|our|the|this) (?:\\w+ )?(?:house|home|property|condo|place)'

const SAVING =
  /\b(?:how much|what)\b.{0,40}\b(?:i|we|my|our|me|us|it|that|this|appeal\w*|petition\w*)\b.{0,30}\b(?:sav(?:e|es|ings?)|get back|(?:taxes|bill) (?:go|come) down)\b|\bhow (?:much|big) (?:of )?(?:a |would be |is |are )?(?:my |the )?savings?\b/i
const WORTH = new RegExp(
  `\\b(?:what|how much)\\b.{0,20}\\b${HOME}\\b.{0,20}\\b(?:worth|sell for|go for)\\b|\\bworth of ${HOME}\\b|\\bhow much\\b.{0,15}\\bworth\\b`,
  'i',
)
/** What a person ought to do stays the person's own. */
const OUGHT = /\b(?:should|ought|had better|recommend|advise)\b/i

export const asksForSaving = (question: string): boolean => !OUGHT.test(question) && SAVING.test(question)

export const asksForWorth = (question: string): boolean => !OUGHT.test(question) && WORTH.test(question)
