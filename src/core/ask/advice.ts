/**
 * Owns which questions ask for a decision that is the person's own, or for an outcome nobody knows. Telling a person which
 * claim to make is the practice of law or of appraisal (Rule 10-2.2, Rules Regulating The Florida Bar; s. 475.612, F.S.).
 * A wish for advice is seen by its form: what is asked of whom, in classes of words, not in sentences that were met before.
 */

/** One class of words, as a part of a pattern. */
const oneOf = (words: string): string => `(?:${words.split(', ').join('|')})`

const SELF = oneOf("i, me, my, mine, we, us, our, myself, i'm, i've, i'd")
const OWN = oneOf('my, our, this, that')
const OWN_THING = oneOf(
  'house, home, property, condo, place, value, assessment, tax, taxes, bill, case, situation, facts, evidence, ' +
    'claim, appeal, petition, chances?, odds, comps?, sales?, number, price, roof, kitchen, appraiser',
)
/** What a person does, or leaves, about a case. */
const ACT =
  '(?:re-?)?' +
  oneOf(
    'appeal\\w*, petition\\w*, fil(?:e|ing), fight\\w*, contest\\w*, challeng\\w*, protest\\w*, argu\\w*, claim\\w*, plead\\w*, settl\\w*, ' +
      'accept\\w*, reject\\w*, tak(?:e|ing), withdraw\\w*, drop\\w*, giv(?:e|ing) up, su(?:e|ing), hir(?:e|ing), wait\\w*, postpon\\w*, ' +
      'mention\\w*, bring\\w* up, keep\\w* quiet, disclos\\w*, tell\\w*, say\\w*, show\\w*, us(?:e|ing), ask\\w*, put\\w*, writ(?:e|ing), ' +
      'go\\w*, com(?:e|ing), pursu\\w*, push\\w*, attack\\w*, focus\\w*, lead\\w*, leav(?:e|ing), skip\\w*, offer\\w*, aim\\w*, bother\\w*, negotiat\\w*, proceed\\w*, sign\\w*',
  )
/** Judging how well something does, which only who knows the whole case can. */
const JUDGED = oneOf(
  'worth, worthwhile, wise, wiser, smart, smarter, smartest, better, best, better off, good idea, bad idea, mistake, sensible, ' +
    'reasonable, realistic, fair, unfair, excessive, strong, stronger, strongest, weak, weaker, weakest, convincing, persuasive, solid, compelling, ' +
    'promising, silly, foolish, crazy, stupid, risky, riskier, safer, safest, pointless, hopeless, winnable, winning, effective, ' +
    'advisable, helpful, good, bad, right, okay, ok, too high, too low, too much, too aggressive, enough, overkill',
)
const PREFERRED = oneOf(
  'best, strongest, weakest, smartest, safest, wisest, winning, better, stronger, right, most convincing',
)
const MEANS = oneOf(
  'arguments?, grounds?, reasons?, strateg(?:y|ies), tactics?, angles?, points?, claims?, case, evidence, comps?, comparables?, sales?, ' +
    'numbers?, figures?, values?, prices?, amounts?, move, option, choice, chance, approach, way, box, boxes, offer',
)
const DECIDER = oneOf('magistrate, board, appraiser, county, judge, court, vab, office')
const BOUND = oneOf('should, ought, shall')
const FORECAST = oneOf("will, would, could, can, might, may, do, am, going to, gonna, 'll")
const WON = oneOf(
  'win\\w*, succe\\w+, prevail\\w*, los(?:e|ing)(?! (?:my |our |the )?(?:homestead|exemption|cap|portability|house|home)), lowered, reduced, knocked off, get away with, stand a chance, beat\\w*, come out ahead',
)

/** Doing these is no choice about the case: 'Should I bring copies?' asks how things are done. */
const ERRANDS =
  'do (?:if|when)|bring (?!up)|send|mail|call|contact|pay|keep(?! quiet)|expect|look|wear|dress|wait for|know|receive|attach|copy|arrive|come|get a (?:receipt|stamp)|write to'

const pattern = (source: string): RegExp => new RegExp(source, 'i')
/** Some words between, within a sentence. */
const near = (letters: number): string => `[^.?!]{0,${letters}}?`

const ASKS: readonly RegExp[] = [
  // What the person ought to do; when and where something is done is the law's to say.
  pattern(
    `(?<!\\b(?:when|where|how (?:soon|early|late)|by when) )\\b${BOUND} (?:(?:an?|some)\\b${near(25)}\\blike )?(?:i|we|me|us)\\b(?!(?: \\w+){0,2} (?:${ERRANDS})\\b)`,
  ),
  pattern(`\\b(?:i|we)(?: really| just)? (?:${BOUND}|had better|oughta)\\b|\\b(?:i|we)['’]d better\\b`),
  pattern(
    `(?<!\\b(?:how|when|where|by when) )\\b(?:do|would|could) (?:i|we) (?:just |then |simply )?(?:accept|take(?! to\\b| with\\b| along\\b)|settle|reject|refuse|fight|give up|drop|sue|counter|sign|agree)\\b`,
  ),
  pattern(
    `\\b(?:do|does) (?:i|we) (?:tell|ask|argue|claim|say|put|name|propose)\\b${near(15)}\\b(?:magistrate|board|appraiser)\\b`,
  ),
  // A choice handed over, or somebody else's opinion asked for.
  pattern(
    `\\b(?:pick|choose|decide|select|recommend|advise|suggest)\\b${near(40)}\\b(?:for|between|whether) ?(?:${SELF})?\\b|\\b(?:help|tell|advise|guide|show) (?:me|us)\\b${near(12)}\\b(?:to )?(?:pick|choose|decid\\w*|select|whether|if i|if we|which|what to|how low|how much to)\\b`,
  ),
  pattern(`\\b(?:talk|walk) (?:me|us) through (?:whether|if|which)\\b|\\b(?:convince|persuade) me\\b`),
  pattern(
    `\\b(?:you|you['’]d|you would|lawyers?|attorneys?|experts?|pros?|professionals?|consultants?)\\b${near(12)}\\b(?:recommend|advise|suggest|reckon|think|believe|feel|agree|guess|bet|argue|do|put|claim|say|ask for|go (?:for|with)|prefer|tell me)\\b(?<!\\b(?:do|does|if|that|what do) you (?:do|say|argue|claim|put))`,
  ),
  pattern(
    `\\bwould you\\b(?! (?:please |kindly )?(?:explain|tell))|\\bif (?:you were|this was|it was|this were|it were) (?:me|my|your|you|in my)\\b|\\b(?<!\\b(?:go|goes|come|attend|appear|speak|sign|file)\\b${near(30)})in (?:my|our|your) (?:place|shoes|position|situation)\\b`,
  ),
  pattern(
    `\\b(?:your|an?|some|any) (?:honest |best |personal |expert |legal |second )?(?:advice|recommendation|opinion|view|take|verdict|guess|suggestion)s?\\b(?! of value)(?<!\\b(?:is|are) an? (?:recommendation|opinion|verdict))|\\byour (?:call|pick|choice)\\b`,
  ),
  pattern(
    `\\b(?:i['’]?m|i am|we are|we['’]re) (?:torn|undecided|not sure (?:whether|if|which)|on the fence|hesitating)\\b|\\bwhich one\\b`,
  ),
  pattern(`\\b${ACT}(?: \\w+)? or (?:not|no)\\b`),
  // How good the person's own thing or step is.
  pattern(
    `\\b(?:is|are|was|be|makes?|am|was|seem|look|sound)\\b${near(45)}\\b${JUDGED}\\b${near(45)}\\b(?:for|of|to|on|in) (?:me|us|my|our|mine)\\b`,
  ),
  pattern(
    `\\b(?:is|are|be|am|seem|look|sound)\\b (?:it|that|this|there)\\b${near(25)}\\b${JUDGED}\\b${near(25)}\\b${ACT}\\b|\\b(?:is|are|am)\\b (?:it|that|this)\\b${near(12)}\\b${JUDGED}\\b(?: idea)? (?:to|for)\\b`,
  ),
  pattern(`\\bam i (?:being )?(?:(?:over|under)-?\\w+|right|wrong|better|crazy|foolish)\\b`),
  pattern(
    `\\b${JUDGED}\\b (?:comp|comparable|argument|offer|deal|reduction|settlement|price|value|number|amount|figure)s?\\b${near(20)}\\b(?:to|for|of) (?:ask|use|make|take|accept|request|claim|argue|me|my|us|our)\\b`,
  ),
  pattern(
    `\\b(?:any|no|a|much|some) (?:point|sense|use|reason|hope|chance|shot|upside|downside|harm|risk)\\b (?:in|of|to|for|if)\\b${near(20)}\\b(?:${ACT}|${SELF})\\b|\\b(?:makes?|making) sense\\b${near(15)}\\b(?:to|for) (?:${ACT}|me|us)\\b`,
  ),
  pattern(
    `\\b(?:would|will|could|can|does|might) (?:it|that|this)\\b${near(12)}\\b(?:hurt|harm|help|damage|backfire|weaken|strengthen|pay off|be worth|work)\\b${near(25)}\\b(?:${SELF}|${ACT})\\b`,
  ),
  pattern(
    `\\b(?:does|do|is|are|would|will)\\b (?:${OWN}) (?:\\w+ )?(?:case|situation|facts|circumstances|evidence|house|home|story|reasons?)\\b${near(15)}\\b(?:justif\\w+|warrant\\w*|support\\w*|call for|deserve\\w*|enough|hold up)\\b`,
  ),
  // What to claim, ask for, say: the means and the number.
  pattern(
    `\\b${PREFERRED} (?:\\w+ )?${MEANS}\\b|\\b${MEANS}\\b${near(15)}\\b(?:works?|is|are|does|do) (?:the )?(?:best|strongest|better|most)\\b|\\bmy (?:best|strongest|weakest) \\w+`,
  ),
  pattern(
    `\\b(?:which|what) (?:of the )?${MEANS}\\b${near(30)}\\b(?:make|use|raise|choose|put|goes?|write|enter|tell|ask|give|name|propose|want|say|claim|fits?|suits?|appl(?:y|ies))\\b${near(25)}\\b${SELF}\\b|\\b(?:what|which) (?:claims?|grounds?|arguments?|number|figure|value|price|amount)\\b${near(12)}\\b(?:do|can|could|must|am|to) ?(?:i|we)?\\b${near(12)}\\b(?:put|ask|give|write|name|propose|want|make|use|raise|choose|claim|argue|tell)\\b(?! the)`,
  ),
  pattern(`\\b(?:what|which|how)\\b[^.?!]*\\b(?:i|me|my|we|us)\\b${near(25)}\\b(?:claim|argue|plead)\\b`),
  pattern(`\\bwhat (?:to|should i|do i|can i) (?:say|argue|claim|tell|ask|write|put)\\b`),
  pattern(
    `\\b(?:fits?|suits?|best for|right for|appl(?:y|ies) (?:to|in)|works? for) (?:me|my|us|our)\\b${near(12)}(?:$|\\b(?:case|situation|facts|best|home|house)\\b)`,
  ),
  pattern(`\\b(?:strategy|tactics?|game plan)\\b`),
  pattern(
    `\\b(?:given|considering|based on|looking at|with) (?:my|our|these|those) (?!petition|hearing|notice)\\w+`,
  ),
  pattern(
    `\\b(?:${JUDGED}|normal|usual|typical|acceptable|common) to (?:ask|demand|request|claim|argue|offer|propose|want)\\b`,
  ),
  // How the other side is brought round, and what is kept from it.
  pattern(
    `\\b(?:make|get|convince|persuade|sway|impress|pressure) (?:the |a |my )?${DECIDER}\\b|\\b${DECIDER}\\b${near(10)}\\b(?:agree to|go for|care about|buy|fall for)\\b|\\bthey(?:['’]d| would| will|['’]ll)? (?:agree|accept|go for|settle)\\b`,
  ),
  pattern(
    `\\b(?:leave out|leave off|hide|conceal|omit|exaggerate|lie|keep quiet|not (?:to )?(?:mention|tell|show(?! up)|disclose))\\b`,
  ),
  // What will come of it.
  pattern(
    `\\b${FORECAST} (?:i|we|my \\w+|our \\w+)\\b${near(25)}\\b${WON}\\b(?<!\\b(?:if|when|once) .{0,25})|\\b(?:i|we)\\b(?: \\w+){0,3} (?:win|succeed|prevail|lose(?! (?:my |our |the )?(?:homestead|exemption|cap|portability|house|home)))\\b(?<!\\b(?:if|when|once) .{0,20})`,
  ),
  pattern(
    `\\b(?:will|would|is|are|can|could)\\b${near(12)}\\b${DECIDER}\\b${near(15)}\\b(?:lower|reduce|grant|agree|side|believe|buy|rule for|accept my|listen)`,
  ),
  pattern(
    `\\b${BOUND}\\b${near(25)}\\b(?:knock|take|come|cut|lower|reduce|drop|shave)\\w*\\b${near(10)}\\b(?:off|down|my|our|for)\\b`,
  ),
  pattern(
    `\\b(?:my|our|the|any|what|good|real) (?:chances?|odds|prospects)\\b|\\bhow (?:likely|good is my|good are my)\\b|\\b(?:stand|have|got|is there) (?:a |any |no )?(?:good |real |fair )?(?:chance|hope|shot)\\b|\\bget away with\\b`,
  ),
  pattern(
    `\\b(?:do|does|have) (?:i|we)\\b${near(10)}\\b(?:have|got) (?:a|any|enough of a)\\b${near(20)}\\b(?:case|chance|claim)\\b|\\bhave i got (?:a|any)\\b${near(10)}\\bcase\\b`,
  ),
  pattern(
    `\\bhow (?:low|far|much (?:lower|less))\\b${near(15)}\\b(?:can|could|will|would) (?:i|we|my)\\b|\\bhow much\\b${near(25)}\\b(?:will|would|can|could|do) (?:i|we)\\b${near(15)}\\b(?:save|win|gain|get back|ask|cut)\\b`,
  ),
  pattern(
    `\\b(?:promise|predict|guarantee|be sure|be certain)\\b${near(40)}\\b(?:tax|taxes|value|win|lower|reduc\\w+|outcome|result)\\b`,
  ),
  // What the home is worth, and whether somebody broke the law.
  pattern(
    `(?<!\\b(?:says?|said|shows?|thinks?) )\\bmy (?:house|home|property|condo|place)\\b${near(15)}\\bworth\\b`,
  ),
  pattern(`\\b(?:breaking|broke|violat\\w+) (?:the|my|state|florida)? ?(?:law|rights?)\\b`),
  pattern(
    `\\b(?:rate|evaluate|grade|judge|critique|score|look over|go over|review) (?:my|our)\\b|\\b(?:guess|predict|foresee) (?:how|what|which|whether|if)\\b`,
  ),
  pattern(
    `\\b(?:wast(?:e|ing) (?:of )?(?:my|our|the|your)? ?(?:time|money)|worth (?:the|my|our|your|all) (?:the )?(?:time|hassle|trouble|effort|money|fee|bother))\\b|\\b(?:do|should|why) (?:i|we) (?:even )?bother\\b`,
  ),
  pattern(
    `\\b(?:slam dunk|long shot|call it quits|hold(?:s|ing)? (?:out|water)|good enough|how aggressive|go in (?:low|high)|where do (?:i|we) stand|biggest (?:reduction|cut|saving)s?)\\b|\\b(?:a|too much of a) stretch\\b|\\b(?:push|shoot|go) for \\$?\\d`,
  ),
  pattern(
    `\\bwhich way (?:will|would|does)\\b|\\b${MEANS}\\b${near(15)}\\bmakes? me look\\b|\\bis (?:he|she) right\\b`,
  ),
  pattern(
    `\\b(?:is|isn't|does|doesn't) (?:that|this|it)(?: seem| sound| look)? (?:way |far |a bit |really )?(?:too (?:high|much|low)|fair|unfair|reasonable|overpriced|overvalued|inflated)\\b`,
  ),
  pattern(
    `\\bdo (?:my|our|the) (?:\\w+ )?(?:photos?|comps?|papers?|facts|numbers?|sales)\\b${near(15)}\\b(?:prove|show|add up|support)\\b`,
  ),
  pattern(`\\bis \\$? ?[\\d,.]+k? ?(?:percent|%|dollars)?\\b${near(15)}\\b${JUDGED}\\b`),
]

/** Whether the person's own thing is as it should be. */
const JUDGES_OWN = pattern(
  `\\b${OWN} (?:\\w+['’]?s? )?(?:\\w+ )?${OWN_THING}\\b${near(30)}\\b(?:${JUDGED}|over-?\\s?\\w*(?:assess|valu|apprais|charg|pric)ed|overvalued|overassessed|inflated|illegal|wrong|correct)\\b`,
)

const STATES = /^(?:(?:my|our|the|they|their|it|i|we|this|that)\b|\w+ (?:says?|said|shows?|claims?)\b)/i

/** What is only told does not ask for a judgment, where something else is asked: 'My value is crazy, how do I file?' */
const askedIn = (text: string): string => {
  const asked = text.split(/[,;:.?!–—]+(?:\s|$)/).filter((clause) => clause !== '' && !STATES.test(clause))
  return asked.length === 0 ? text : asked.join('. ')
}

/** Names of the law that hold a word of judging, and what was told to the person. */
const TERMS =
  /\bgood cause\b|\bfair market\b|\bopinion of value\b|\bhighest and best use\b|\bgood faith\b|\bright of way\b|\b(?:says?|said|told (?:me|us)|thinks?)(?: that)? (?:i|we) (?:should|ought|shouldn't)(?: not)?\b|(?<=\bpresum\w+\b.*)\b(?:beat|overcome)\b|\b(?:beat|overcome)\b(?= the presum)|\b(?:do|can|would) (?:i|we) save (?:if (?:i|we) pay|by paying)\b/gi

/** Without what somebody else said ought to be done, and without the law's own names. */
export const ownWords = (question: string): string => question.replaceAll('’', "'").replace(TERMS, 'term')

export const asksForAdvice = (question: string): boolean => {
  const text = ownWords(question)
  return ASKS.some((asks) => asks.test(text)) || JUDGES_OWN.test(askedIn(text))
}
