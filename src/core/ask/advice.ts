/**
 * Owns the forms in which a question asks for a decision or a judgment. Telling a person which claim to make is the practice of law
 * or of appraisal (Rule 10-2.2, Rules Regulating The Florida Bar; s. 475.612, F.S.); known wishes say the rest.
 */

/** Names of the law that hold a word of judging, and what others said ought to be done. */
const TERMS =
  /\bgood cause\b|\bfair market\b|\bopinion of value\b|\bgood faith\b|\bin my favor\b|\b(?:says?|said|told (?:me|us)|thinks?)(?: that)? (?:i|we) (?:should|ought|shouldn't)(?: not)?\b/gi

const CHOOSES =
  /\b(?:should|ought|shall|better off|best|strongest|smart(?:er|est)?|wise|worth (?:it|the|my|fighting)|a good idea|makes? sense|recommend|advise|(?:un)?fair|reasonable|good enough|too (?:high|much|low)|over-?(?:assessed|valued|charged)|chances|odds|promise|guarantee)\b|\b(?:would|do) you (?:guys )?(?:think|believe|reckon|agree|say|do|take|ask|go|accept|file|appeal|put)\b|\bdo (?:i|we) (?:take|accept|settle|sign)\b|\bif (?:you were|it were you)|\b(?:in|to|for) (?:my|our) (?:shoes|place|situation|particular case)\b|\b(?:pick|choose|decide|rate|evaluate|guess) (?:for |my|me|the|how|which|whether)|\b(?:will|would|could|can|do|am) (?:i|we|they)\b.{0,20}\b(?:win|lose (?:at|my case|my appeal)|succeed|side with)\b/i

/** Whether to file at all, whatever the home is; 'should I file online or by mail' asks how. */
const WHETHER =
  /^(?:so |then )?should (?:i|we) (?:even |really |also |just )?(?:appeal|file|fight|contest|protest)\b(?!.*\b(?:or|with|by|online|form|before|after|when)\b)/i

export const asksWhether = (question: string): boolean => WHETHER.test(question)

export const asksToChoose = (question: string): boolean =>
  CHOOSES.test(question.replaceAll('’', "'").replace(TERMS, 'term'))
