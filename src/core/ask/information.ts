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
  '(?:public|private|confidential|due|late|refunded?|counted|recorded|allowed|required|included|mailed|sent|posted|received|capped|count|matter|reassessed|transfer\\w*|pending|complete|lost|open|valid|kept|go up|rise|change|break|apply|expire|carry over|start|end)'

/** What we do or do not for who bought the course. */
const BY_US =
  '(?:file|sign|speak|represent|come|send|offer|charge|refund|cover|include|sell|store|provide|handle|lawyers|attorneys|appraisers|affiliated|connected)'

const FORMS: readonly RegExp[] = [
  new RegExp(
    `^what(?:['’]s)?\\b(?! (?:am i (?!supposed|required|expected|allowed)|should (?!be\\b|the\\b|an?\\b|${SELF} (?:bring (?!up)|wear|mail|expect)\\b)|would|could|might|will|to|you|about my|can ${SELF} (?!do|bring|use|find|see)|do (?:you|they|${SELF} (?!${BY_RULE}))|${SELF})\\b)`,
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
    `^(?:is|are|do|does|will|can) (?:my|our|this|that|these|those|they|it)\\b[^.?!]{0,40}\\b${STANDS}\\b`,
    'i',
  ),
  /^(?:do|does|did|must|can|will) they\b(?! (?:\w+ )?(?:agree|accept|settle|go|lower|reduce|drop|cut|buy|think|believe|care)\b)/i,
  /^what do (?:i|we) do(?: (?:if|when|about|now)\b|$)/i,
  // What the rules set is a matter of looking up; what a person's own things are worth is not.
  /^(?:is|are|does) (?:my|our) (?:[a-z]+ ){0,2}(?:exemption|fee|cap|discount|deadline)s? (?:[a-z]+ ){0,2}\$?\d/i,
  new RegExp(
    `^will ${SELF} (?:also |still )?(?:have to|need to|(?:get|receive) (?:an? |the |my |any )?(?:refund|money|interest|notice|decision|letter|bill|copy)\\b|hear\\b)`,
    'i',
  ),
  /^should (?:i|we) (?:bring (?!up)|send|mail|expect|copy|arrive)\b/i,
  new RegExp(
    `^(?:do|does|can|will|are) (?:you|you guys|you all|just value|your \\w+)\\b(?: \\w+){0,2} ${BY_US}\\b`,
    'i',
  ),
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

/** In a hurry nobody puts a stop before the question: 'the record is wrong what do i do'. */
const UNMARKED =
  /(?<=\S+ \S+ \S+)\s+(?:(?:and|but|so|or|because) )?(?=(?:what|when|where|who|how|which|can|may|do|does|is|are|must) (?:do|does|did|is|are|can|will|long|much|many|soon|i|we|they|it|my|the|there)\b)/i
const BEGINS_TO_ASK =
  /^(?:what|when|where|who\w*|how|which|why|can|may|do|does|did|is|are|must|will|has|have|should|could|would|tell|please|help|give|show)\b/i

const piecesOf = (text: string): readonly string[] => {
  if (BEGINS_TO_ASK.test(text)) return [text]
  const [story = '', ...asked] = text.split(UNMARKED)
  return [story, asked.join(' ')]
}

export const clausesOf = (question: string): readonly string[] =>
  question
    .split(/[,;:.?!–—]+(?:\s|$)/)
    .flatMap((clause) => piecesOf(clause.trim().replace(before, '')))
    .filter((clause) => clause !== '')

/** One question after another: 'what does it mean and how do I prove it'. */
const ANOTHER = /\s+and (?=(?:how|when|where|who) (?:do|does|is|are|can|must|much|many|long)\b)/i

const isForm = (clause: string): boolean => FORMS.some((form) => form.test(clause))

/** One clause that asks is enough: what stands before it tells the case it is about. */
export const asksForInformation = (question: string): boolean => {
  const clauses = clausesOf(question.replaceAll('’', "'"))
  const [first = '', ...others] = clauses
  const asked = clauses.flatMap((clause) => clause.split(ANOTHER))
  return asked.some(isForm) || (others.length === 0 && isKeywords(first))
}

const ASKS_ANYTHING =
  /\?|\b(?:what|when|where|who\w*|how|which|why|should|could|would|shall|can|may|must|do|does|did|is it|am i|are they|will|or|tell|rate|guess|pick|choose|advise|help|please)\b/i
const TELLS = /^(?:(?:but|so|and) )?(?:my|our|the|their|they|there|it|we|i)\b/i

/** What only tells how something is asks for nothing that could be advice: 'my card says three baths but there are two'. */
export const onlyTells = (text: string): boolean => TELLS.test(text.trim()) && !ASKS_ANYTHING.test(text)
