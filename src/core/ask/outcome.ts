/** Owns which wishes for advice ask what will come of it: nobody can say how a board will decide. */

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
