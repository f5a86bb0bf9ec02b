/** Owns whether a question asks what the asker's own home would save: figures answer it, and no page that holds for everybody. */

const SAVING =
  /\bsav(?:e|es|ed|ings?)\b|\bworth (?:it|filing|appealing|a petition|the (?:\$?50|fee|trouble|money|effort)|my (?:while|time|money)|fighting)\b|\bafter (?:paying )?(?:the |that |my )?(?:\$?50 |filing |petition )?fees?\b|\bpays? (?:off|for itself)\b|\bhow much (?:will|would|could|can|might|do) (?:i|we) (?:win|gain)\b/i

const OWN =
  /\b(?:i|we|me|us|my|our|mine)\b|^(?:is|would|will) (?:it|this|that|an? (?:appeal|petition)|filing|appealing)\b/i

/** Asks how savings are worked out, of the cap that carries the name, of paying early, of a helper's share, or of other figures than the home's. */
const OTHER =
  /\bsave our homes\b|\bsoh\b|portab|\bcap(?:s|ped)?\b|\bpay(?:ing)? (?:early|in|now|my|the tax)\b|november|discount|exemption|homestead|formula|\bhow (?:do|can|would|did|is|are|far|exact) (?:i|you|we|my|your|does|must|is)\b|\bhow far\b|\bwhat value\b|work(?:ed)? out|calculat|\bcourse\b|\bplan\b|\breport\b|refund|\bkeep\b|\bback\b|\bmove|\bsell\b|\bbought\b|\bbuy\b|\bwho\b|\bwhen\b|\bwhy\b|\bsave (?:it|this|that|my|a copy|the)\b|\bthey\b|company|realtor|friend|\bpapers?\b|calling|lawyer|attorney|\bagent|appraiser|\brates?\b|\breason\b|\bit is over\b|\bquick|\bpercent\b|%|\d{3}|\d ?k\b|thousand/i

/** Longer ones tell a story that its own words have to be looked up for. */
const MOST_LETTERS = 120

/** The home's name is taken out of it before. */
export const asksForOwnSaving = (question: string): boolean => {
  const asked = question.replaceAll('’', "'").trim()
  return asked.length <= MOST_LETTERS && SAVING.test(asked) && OWN.test(asked) && !OTHER.test(asked)
}

/** What the homestead exemption would be to the asker, or whether it can still be had. */
export const asksOfOwnHomestead = (question: string): boolean =>
  question.length <= MOST_LETTERS &&
  /\bhomestead\b/i.test(question) &&
  OWN.test(question) &&
  /\bhow much\b|\bsav(?:e|es|ings?)\b|\b(?:do|can|could|will|would) (?:i|we) (?:still )?(?:get|have|qualify|claim|apply)\b/i.test(
    question,
  )

/** 'Is it worth it for 300 dollars': worth has nothing to do with another thing than filing here. */
const WORTH_IT =
  /\bis (?:it|this|that|all this) (?:even |really )?worth (?:it|the (?:trouble|effort|hassle)|my (?:time|while))\b/i

/** Whether to file, which a figure helps to decide. */
export const asksWhetherToFile = (question: string): boolean =>
  (WORTH_IT.test(question) && question.length <= MOST_LETTERS) ||
  (/\b(?:should|shall|ought|bother|worth|better off|makes? sense|a good idea)\b/i.test(question) &&
    /\b(?:file|filing|appeal|appealing|petition|contest|protest|fight|fighting|bother)\b/i.test(question))

const HOMES = '(?:homes|houses|properties|places|rentals|condos|ones)'

/** Which of several homes comes first: by their day and by what they leave. */
export const asksWhichHomeFirst = (question: string): boolean =>
  /\bfirst\b|\b(?:start|begin) with\b|\bpriorit|\bmost urgent\b|\bin (?:what|which) order\b/i.test(
    question,
  ) &&
  (asksOfEachHome(question) || /\bwhich (?:one|home|house|property|place|rental|condo)\b/i.test(question))

export const asksOfEachHome = (question: string): boolean =>
  new RegExp(
    `\\b(?:my|our|these|those|the (?:two|three|four)) (?:\\w+ )?${HOMES}\\b|\\b(?:each|both|all|every one|either) (?:of )?(?:my |our |the |them\\b|mine\\b|home\\b|house\\b|property\\b|${HOMES})`,
    'i',
  ).test(question)
