/**
 * Owns which questions ask for a decision that is the person's own, or for an outcome nobody knows. Telling a person which
 * claim to make is the practice of law or of appraisal (Rule 10-2.2, Rules Regulating The Florida Bar; s. 475.612, F.S.).
 */

/** Doing these is no choice about the case: 'Should I bring copies?' asks how things are done. */
const ERRANDS =
  'bring|send|mail|call|contact|pay|keep|expect|look|wear|dress|wait|know|receive|attach|copy|arrive|come|get a (?:receipt|stamp)|write to'

const ASKS: readonly RegExp[] = [
  new RegExp(`\\b(?:should|shall|ought) (?:i|we)\\b(?!(?: \\w+){0,2} (?:${ERRANDS})\\b)`, 'i'),
  /\b(?:what|which)\b[^.?!]{0,40}\b(?:should|ought|shall) (?:i|we)\b[^.?!]{0,20}\b(?:claim|argue|ask|choose|pick|tick|say|write|put)\b/i,
  /\b(?:which|what) (?:claim|claims|grounds?|arguments?)\b[^.?!]{0,25}\b(?:make|use|raise|choose|i|me|my)\b/i,
  /\b(?:i|we)\b(?: \w+){0,3} (?:win|succeed|prevail|lose)\b(?<!\b(?:if|when|once) .{0,20})/i,
  /\b(?:what|which|how)\b[^.?!]*\b(?:i|me|my|we|us)\b[^.?!]{0,25}\b(?:claim|argue|plead)\b/i,
  /\b(?:stand|have|got|is there|any) (?:a |any |no )?(?:good |real |fair )?(?:chance|hope|shot)\b|\bwinnable\b/i,
  /\b(?:fits?|suits?|best for|right for|applies to|works? for) (?:me|my|us|our)\b/i,
  /\b(?:fair|realistic|reasonable|right|correct|good) (?:market )?(?:value|price|amount|offer|assessment|settlement)\b[^.?!]{0,15}\b(?:for|of) (?:me|my|us|our)\b/i,
  /\b(?:promise|predict|guarantee|be sure|be certain)\b[^.?!]{0,40}\b(?:tax|taxes|value|win|lower|reduc\w+|outcome|result)\b/i,
  /\b(?:will|would|is|are|can)\b[^.?!]{0,12}\b(?:magistrate|board|appraiser|county|judge|court)\b[^.?!]{0,15}\b(?:lower|reduce|grant|agree|side|believe|rule for)\b/i,
  /\bmy\b[^.?!]{0,30}\b(?:too high|too low|good enough|strong enough|overvalued|overassessed|unfair)/i,
  /\bam i (?:being )?(?:over|under)-?\w+/i,
  /\b(?:what|which) (?:number|value|price|amount|figure)\b[^.?!]{0,10}\b(?:do|can|could|must) (?:i|we)\b[^.?!]{0,12}\b(?:put|ask|give|write|name|propose|want)\b/i,
  /\bam i (?:going|likely) to (?:win|lose|succeed)\b/i,
  /\b(?:my|our|the|any|what|good) (?:chances?|odds|prospects)\b/i,
  /\bhow likely\b|\bhow good is my\b/i,
  /\b(?:do|does|have) (?:i|we)\b[^.?!]{0,10}\bhave (?:a|any|enough of a)\b[^.?!]{0,20}\b(?:case|chance|claim)\b/i,
  /\bis my (?:case|claim|appeal|evidence)\b[^.?!]{0,20}\b(?:good|strong|weak|enough|winnable)\b/i,
  /\bis it (?:worth|wise|smart|better|best|a good idea)\b[^.?!]{0,60}\b(?:me|my|i|us|appeal\w*|fil(?:e|ing)|petition\w*|settl\w*|court)\b/i,
  /\bwould you\b(?! (?:please |kindly )?(?:explain|tell))|\bdo you (?:think|believe|feel)\b|\bif you were me\b|\bin my (?:place|shoes)\b/i,
  /\b(?:do|can|could) you (?:recommend|advise|suggest)\b|\bwhat do you (?:recommend|advise|suggest)\b/i,
  /\bhow (?:low|far|much (?:lower|less))\b[^.?!]{0,15}\b(?:can|could|will) (?:i|we|my)\b/i,
  /\bmy (?:best|strongest|weakest) \w+/i,
  /\bhow much\b[^.?!]{0,25}\b(?:will|would|can|could|do) (?:i|we)\b[^.?!]{0,15}\b(?:save|win|gain|get back)\b/i,
  /\b(?:best|strongest|winning|right) (?:argument|claim|case|grounds?|strategy|chance)\b/i,
  /\bwhat (?:to|should i|do i|can i) say (?:so|to (?:make|get|win|convince|persuade))\b/i,
  /\bis my (?:house|home|property|condo|value|assessment|tax bill)\b[^.?!]{0,25}\b(?:over|too high|too low|unfair|fair|wrong|inflated|illegal|correct)/i,
  /\bis my (?:house|home|property|condo) (?:over|under)-?\s?(?:assessed|valued|appraised)\b/i,
  /\bwhat(?:'|’| i)s my (?:house|home|property|condo)\b[^.?!]{0,12}\bworth\b|\bhow much is my (?:house|home|property|condo) worth\b/i,
  /\b(?:what|which) (?:value|amount|number|price|box|boxes|reason)\b[^.?!]{0,12}\b(?:should|ought) (?:i|we)\b/i,
  /\b(?:can|could|may) (?:i|we) sue\b|\b(?:breaking|broke|violat\w+) (?:the|my|state|florida)? ?(?:law|rights?)\b/i,
]

export const asksForAdvice = (question: string): boolean => ASKS.some((pattern) => pattern.test(question))
