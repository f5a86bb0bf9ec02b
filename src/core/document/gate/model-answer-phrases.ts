/** Owns which words say the same in our papers, and which say nothing of their own: all that a rewording may change. */

/**
 * One group a line: its phrases may stand for each other wherever they stand. None of them turns, hedges or names anybody
 * otherwise than the rest of its group: what is only much the same is not in here.
 */
export const SAME_WORDS = [
  'each | every | each one | every one | each of them | every one of them',
  'home | house',
  'again | anew | afresh | once more | one more time | once again',
  'right | correct',
  'like home | similar home | home like it',
  'nearby | close by',
  'for each square foot | for every square foot | per square foot',
  'after that | then | next | afterwards | after this',
  'in the same way | the same way',
  'because | since',
  'beside | next to | alongside',
  'below | under | lower than',
  'above | higher than',
  'how fast | how quickly',
  'rise | go up | increase',
  'worked out | calculated | figured | computed',
  'works out | calculates | figures out',
  'directly | straight',
  'by itself | on its own | by themselves',
  'take off | deduct | subtract',
  'someone | somebody',
  'what the repair costs | what the repair will cost | the repair costs | the cost of the repair',
  'for {value.year} | in {value.year} | for the year {value.year}',
] as const

/** The same for longer phrases; the words of `SAME_WORDS` may change within them too. */
export const SAME_PHRASES = [
  // What the paper is about.
  'this is about | this concerns | this paper is about | this paper concerns | this paper looks at | this section is about',
  'is about | concerns',
  'taken as | treated as | regarded as | considered | considered as',
  'written on | was written on | it was written on',
  'the values are those typed from | the values were typed from | the values come from what was typed from | the values used here were typed from',
  'the values are read from | the values come from',
  'gives its use as | lists its use as | gives the use as',
  'where the home is parcel | there the home is parcel | where this home is parcel',
  'the effective area counts | that area counts',
  'the year it was built | the year built | the year in which it was built',
  'in part | partly',
  'so it differs from | so it is not the same as | so it is different from | which is why it differs from',
  // Values, caps and the answer.
  'the appraiser’s figure for what | the figure of the appraiser for what',
  'hold the assessed value below it | keep the assessed value below it | keep the assessed value lower | hold the assessed value lower',
  'come off | are taken off | are subtracted | are deducted',
  'begins to fall | starts to fall',
  'follow different rules | have different rules | go by different rules',
  'its own line | a line of its own',
  'worked out on it directly | worked out directly on it | worked out directly on that figure | worked out directly on this figure',
  'holds back how fast | limits how fast | slows how fast',
  'lie below | be below | sit below | be lower than | stay below',
  'stays above | remains above | is still above',
  'changes no tax | does not change the tax | leaves the tax unchanged',
  'the answer below | the answer that follows | the following answer',
  'the numbers of that year | that year’s numbers | the numbers for that year',
  'open the time again | reopen the time',
  'would not pay for itself | would not cover its own cost',
  'a complete answer | a full answer',
  'when the values or the rules change | when the values change or the rules change',
  'would lower the tax | would mean a lower tax | would make the tax lower',
  'the numbers leave room | there is room in these numbers | there is room in the numbers',
  'a lower value would lower the tax | with a lower value the tax would be lower',
  'whether a lower value can be shown | whether one can be shown',
  'this analysis does not answer it | this analysis leaves that open | this analysis leaves it open',
  'a separate question | another question | a different question',
  'each line takes one lower just value | each line below takes one lower just value | each line starts from one lower just value | each line below starts from one lower just value | each line begins with one lower just value',
  'none of these values is a forecast | these values are not forecasts | the values are not forecasts | not one of these values is a forecast',
  'that year | that tax year',
  'is named below | is listed below',
  'no answer can be given | it is not possible to give an answer',
  'knows of a home | knows about a home',
  'and nothing of what it is like inside | and nothing about what it is like inside | it knows nothing of what it is like inside | it knows nothing about what it is like inside | it knows nothing about what the home is like inside',
  'taken from the roll | as taken from the roll',
  'an estimate from sales | an estimate based on sales | an estimate made from sales',
  'rests on | is based on',
  // What a case holds.
  'your opinion of value is not written down yet | your opinion of value has not been written down yet | you have not written down your opinion of value yet | you have not yet written down your opinion of value',
  'not in your case yet | not yet in your case',
  'chosen sales | the sales you chose | sales you have chosen | sales that you chose',
  'beside the just value of | next to the just value of | compared with the just value of',
  // What shows it.
  'from these places | from the places below | from the following places',
  'which of them there is for this home is for the owner to see | it is for the owner to see which of them there is for this home',
  'has the size, the year, the baths or the quality wrong | has the wrong size, year, baths or quality | is wrong about the size, the year, the baths or the quality',
  'count as they were | count the way they were | count as they stood',

  'the proof is dated photos and written estimates of what the repair costs | proof means dated photos and written estimates of what the repair costs | dated photos and written estimates of what the repair costs prove it',
  'each adjusted for what makes it differ | each is adjusted for what makes it differ | each adjusted for what makes it different | each is adjusted for what makes it different | each adjusted for the ways it differs',
  'the adjustments need a reason that can be stated | you need a reason you can state for each adjustment | you need a reason that can be stated for each adjustment | each adjustment needs a reason that can be stated | the adjustments need a reason you can state',
  'because a cap sets them | because they are set by a cap',
  'these do not depend on a petition | none of these depends on a petition | you do not need a petition for any of these | no petition is needed for any of these',
  'questions about the record | for questions about the record',
  'named here | listed here',
  'from the day of writing on | beginning with the day of writing | starting with the day of writing | starting from the day of writing',
  'a talk with the office | a conversation with the office | a meeting with the office',
  'put right | corrected | set right | mended',
  'a plain mistake | a simple mistake | an obvious mistake',
  'what becomes of the rest | what happens to the rest',
  'have a new value in writing | get a new value in writing | have any new value in writing | get any new value in writing',
  'spoke with | I spoke with',
  'your case holds no correction, no condition and no chosen sale yet | your case has no correction, no condition and no chosen sale yet | there is no correction, no condition and no chosen sale in your case yet',
  'how did you adjust them | how did you adjust each',
  'which day | what day',
  'was the home last seen from inside | was the home last seen from the inside | did someone last see the home from inside | did someone last see the inside of the home',
  'what did you take off | how much did you take off',
  'where is it reported | where is that reported',
  'as it was on | as it stood on',
  // What is said aloud.
  'I own the home | I am the owner of the home',
  'I ask the board to | I am asking the board to',
  'at that figure | at that amount',
  'please look at | please turn to',
  'proves it | proves this',
  'and not legal advice | and is not legal advice | and it is not legal advice',
  'better left unsaid | better not said',
  'leave this part out | skip this part | leave out this part',
  'if there is nothing to show | if you have nothing to show',
  'speak of value, not of tax | speak about value, not about tax | talk about value, not about tax',
  'fill each blank | fill in each blank',
  'strike the line | cross out the line | cross the line out',
  'a buyer on that day would have seen it | a buyer would have seen it on that day | a buyer would have seen this on that day | on that day a buyer would have seen it',
  'look at both | look at both of them | look at both of these',
  'turns to the figure itself | turns to the figure',
  'a proof holds | a proof holds up',
  'the closest is | the closest one is | the closest sale is',
  'is made for | is written for | is meant for',
] as const

/** They join what is said. “But” and “while” set against each other what our text does not. */
export const JOINING = new Set(['and', 'so', 'therefore', 'thus'])

/** Articles and the like. Who or what a sentence is about is never free: “they compare” is not “compare”. */
export const FREE = new Set(['a', 'an', 'the', 'its', 'their', 'also', 'do', 'does', 'please'])

/** What points back at what was just said, one thing or many. */
export const POINTS_BACK: ReadonlyMap<string, string> = new Map([
  ['it', 'it'],
  ['this', 'it'],
  ['that', 'it'],
  ['they', 'they'],
  ['them', 'they'],
  ['these', 'they'],
  ['those', 'they'],
])

/** Before a thing they tell it from others: “that year” is not this one. */
export const POINTING: ReadonlyMap<string, string> = new Map([
  ['this', 'this'],
  ['these', 'this'],
  ['that', 'that'],
  ['those', 'that'],
  ['which', 'which'],
])

/** After these a pointing word stands for a thing and has none behind it. */
export const POINTS_ALONE =
  /^(?:is|are|was|were|can|may|must|would|will|do|does|follow|follows|come|comes|have|has|you|i|it|not)$/

/** What begins a phrase that may stand before its sentence or behind it. */
export const MOVES =
  /^(?:for|in|on|at|if|when|before|after|until|unless|once|with|by|from|because)(?:_(?!part|same)|$)/

/** Each of these turns a statement, opens it or narrows it. */
export const TURNING = new Set(
  (
    'not no never nothing none nobody neither nor without unless can could may might must shall should would will if when whether ' +
    'only often always some all any each once again before after until above below lower higher same different differ first last ' +
    'was were own part right wrong just assessed taxable market school'
  ).split(' '),
)
