/** Owns what kind of answer a question asks for, a figure, a day or a length of time, and whether sentences hold one. */
import { coverageOf, type QuestionTerm } from './match-passage.ts'
import type { ShelvedPassage } from './passage-shelf.ts'

export interface Asked {
  readonly text: string
  readonly terms: readonly QuestionTerm[]
}

interface Window {
  readonly entry: ShelvedPassage
  readonly from: number
  readonly to: number
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** What a question for a figure or a day is not answered without. */
const MUST_HOLD: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\b(?:what|which) (?:part|share|portion|percent\w*|discount|rate)\b|\bhow much of\b/i,
    /\d%|\d mills|\b(?:half|percent)\b/,
  ],
  [
    /\bhow (?:many|much|high)\b/i,
    new RegExp(
      `(?<!\\b(?:${MONTHS}|form|lesson|Part) )(?<![\\d-])\\d|\\b(?:two|three|four|five|six|ten|twelve|half|free|nothing|dozen)\\b`,
      'i',
    ),
  ],
  [
    /\bhow (?:long|old|late|early|soon|recent)\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|half)\b/i,
  ],
  [
    /^\W*(?:so |and )?(?:when\b(?! i\b| the appraiser)|by when|as of (?:what|which) date|(?:on )?(?:what|which) (?:day|date)\b)/i,
    new RegExp(`\\d|\\b(?:${MONTHS}|spring|summer|fall|autumn|winter|weeks?|months?|days?)\\b`),
  ],
]

/** What the sentence holds that answers such a question best. */
const KINDS_OF_ANSWER: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\bhow (?:many days|long before|soon before|early before)\b|\bwhen\b.*\b(?:before|hand in|send|submit|deliver)\b/i,
    /\b\d+ (?:calendar )?days\b.*\b(?:before|ahead)\b|\bback \d+ days\b/i,
  ],
  [/\b(?:what|which) (?:part|share|portion|percent\w*)\b|\bhow much of\b/i, /\d%/],
  [/\bhow (?:much|big|high) (?:is|are|does|do|of)\b/i, /\$\d|\d%/],
  [/\b(?:last day|deadline|due|by when)\b/i, /\b[A-Z][a-z]+ \d{1,2}\b|\b\d+(?:th|st)? (?:calendar )?days?\b/],
  [
    /\bhow long (?:until|before|do i have|does the board)/i,
    /\b\d+ (?:calendar |working )?(?:days|weeks|months)\b/,
  ],
  [/\bwhen (?:will|do|does|is|are|must)\b/i, /\b\d+ (?:calendar |working )?days\b|\b[A-Z][a-z]+ \d{1,2}\b/],
]

/** How far one sentence both is of the kind asked for and speaks of what was asked. */
export const kindOf = (
  { text, terms }: Asked,
  { entry: { passage, sentences, about }, from, to }: Window,
): number => {
  const holds = KINDS_OF_ANSWER.find(([asks]) => asks.test(text))?.[1]
  if (holds === undefined) return 0
  const shares = sentences
    .slice(from, to)
    .map((said, at) =>
      holds.test(passage.sentences[from + at]?.text ?? '') ? coverageOf(terms, [said], about) : 0,
    )
  return Math.max(0, ...shares)
}

/** Where we say that we do not know the figure or the day, that is the answer. */
const IS_GAP = /\bwe (?:do not know|could not (?:confirm|verify))\b/i

/** Without a figure or a day a sentence beside the matter is no answer. */
export const holdsWhatIsAsked = ({ text }: Asked, { entry: { passage }, from, to }: Window): boolean => {
  const holds = MUST_HOLD.find(([asks]) => asks.test(text))?.[1]
  return (
    holds === undefined ||
    passage.sentences.slice(from, to).some(({ text: said }) => holds.test(said) || IS_GAP.test(said))
  )
}
