/**
 * Owns which questions plainly ask how something is: what, when, where, who, how it is done, what the rules allow. Wishes for
 * advice come in more wordings than anybody lists; questions for information have few forms, and those can be known.
 */

const SELF = '(?:i|we)'
const before =
  /^(?:so|and|but|ok|okay|please|hi|hello|well|then|also|now|or|exactly|roughly|generally|if so)\s+/i

/** What a person has to do, may do, gets or pays: the rules say it. */
const BY_RULE =
  '(?:have to|need|must|still|also|get|pay|owe|lose|qualify|receive|file|send|bring|find|see|know|apply|watch|mail|deliver|look|learn|wait|keep|report|start|begin|ask for|register|attend|take (?:to|with|along)|show up|expect|move|reschedule|withdraw)'
/** How a thing of the person's stands by the rules. */
const STANDS =
  '(?:public|private|confidential|due|late|refunded?|counted|recorded|allowed|required|included|mailed|sent|posted|received|capped|reassessed|transfer\\w*|pending|complete|lost|open|valid|kept|go up|rise|change)'

const FORMS: readonly RegExp[] = [
  new RegExp(
    `^what(?:['’]s)?\\b(?! (?:should (?!be\\b|the\\b|an?\\b|${SELF} (?:bring (?!up)|wear|mail|expect)\\b)|would|could|might|will|am|to|you|about my|can ${SELF} (?!do|bring|use|find|see)|do (?:you|they|${SELF} (?!${BY_RULE}))|${SELF})\\b)`,
    'i',
  ),
  /^(?:who|whom|whose|why)\b/i,
  new RegExp(`^(?:when|where)\\b(?! (?:do|can|should) ${SELF} (?:stand|stop|give up|draw)\\b)`, 'i'),
  /^which\b(?! (?:one|of (?:these|those|my|the (?:two|three)))\b)(?!.*\b(?:should|would|could)\b)/i,
  /^how (?:is|are|was|were|does|do|did|long|many|much|old|soon|late|early|often|high|big|large|recent|far|near|close|fast|quickly|can|may|must|to|come)\b(?! you\b)/i,
  /^(?:as of|in|on|by|at|for|from|until|to|within|under|of) (?:what|which|when|whom|how)\b/i,
  /^(?:can|may|must) (?!you\b|this\b|that\b)/i,
  new RegExp(`^(?:do|does|did) (?:${SELF}|my \\w+) (?:really |also )?${BY_RULE}\\b`, 'i'),
  /^(?:am i|are we|is somebody|is anybody) (?:allowed|required|obliged|entitled)\b/i,
  /^(?:is|are|was|were|do|does|did|has|have|will) (?!my\b|our\b|this\b|that\b|these\b|those\b|you\b|they\b|he\b|she\b|i\b|we\b|it\b|the facts\b|people (?:like|in)\b|\$? ?\d)/i,
  new RegExp(
    `^(?:is|are|do|does|will|can) (?:my|our|this|that|these|those|it)\\b[^.?!]{0,40}\\b${STANDS}\\b`,
    'i',
  ),
  // What the rules set is a matter of looking up; what a person's own things are worth is not.
  /^(?:is|are|does) (?:my|our) (?:[a-z]+ ){0,2}(?:exemption|fee|cap|discount|deadline)s? (?:[a-z]+ ){0,2}\$?\d/i,
  new RegExp(
    `^will ${SELF} (?:also |still )?(?:have to|need to|(?:get|receive) (?:an? |the |my |any )?(?:refund|money|interest|notice|decision|letter|bill|copy)\\b|hear\\b)`,
    'i',
  ),
  /^should (?:i|we) (?:bring (?!up)|send|mail|expect|copy|arrive)\b/i,
  /^how will (?:i|we) (?:learn|know|hear|get|receive|be told)\b/i,
  /^(?:is|does|has|will) it (?:possible|required|necessary|allowed|true|free|legal|cost|matter|have to|need|take)\b/i,
  /^should (?:the|an?|evidence|petitions?|papers?|photos?|copies|my (?:petition|evidence|packet|photos?|papers?|letter|copies)) (?!(?:owner|person|widow|homeowner|taxpayer)\b)/i,
  /^(?:please )?(?:explain|define|describe|list|meaning of|difference between)\b(?! (?:whether|if|why i))/i,
  /^(?:tell me|show me|i (?:want|would like|['’]d like) to (?:know|understand)|i wonder) (?:about|what (?:is|are|does|happens)|how (?:long|many|much|is|are|does|do)|when|where|who)\b/i,
]

/** A few words without a verb of the person's own: 'filing fee Leon'. */
const isKeywords = (clause: string): boolean =>
  clause.split(/\s+/).length <= 6 &&
  !/\b(?:i|me|my|we|us|our|you|they|this|that|should|or|is|am|are|do|does|rate|pick|choose|decide|worth|better)\b/i.test(
    clause,
  )

const clausesOf = (question: string): readonly string[] =>
  question
    .split(/[,;:.?!–—]+(?:\s|$)/)
    .map((clause) => clause.trim().replace(before, ''))
    .filter((clause) => clause !== '')

const isForm = (clause: string): boolean => FORMS.some((form) => form.test(clause))

/** One clause that asks is enough: what stands before it tells the case it is about. */
export const asksForInformation = (question: string): boolean => {
  const clauses = clausesOf(question.replaceAll('’', "'"))
  const [first = '', ...others] = clauses
  return clauses.some(isForm) || (others.length === 0 && isKeywords(first))
}
