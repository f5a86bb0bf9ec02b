/** Owns the wording that no document may carry in its own prose, whoever wrote it. */

export type WordingProblem =
  | 'advice'
  | 'outcome'
  | 'appraisal'
  | 'chatter'
  | 'language'
  | 'number-word'
  | 'citation'
  | 'county'

/**
 * Advice on which claim to make is the practice of law or of appraisal (s. 475.612, F.S.; Rule 10-2.2, Rules Regulating
 * The Florida Bar); no result is ours to promise. A figure in words would pass unseen, so there are none.
 */
export const FORBIDDEN: readonly (readonly [WordingProblem, RegExp])[] = [
  [
    'advice',
    /\b(you|an owner|the owner|owners|one) (should|must|ought to|need to|needs to|have to|had better|could best)\b[^.]{0,40}\b(claim|file|appeal|argue|petition|ask for|demand|settle|withdraw|sue)/i,
  ],
  ['advice', /\b(you|an owner|the owner|owners|one)( would| do| does)? (do|be) (well|wise|better off) to\b/i],
  ['advice', /\b(we|i) (advise|recommend|suggest|would (claim|argue|file))\b/i],
  ['advice', /\b(best|strongest|right|winning) (claim|argument|ground|case)\b/i],
  [
    'outcome',
    /\b(will|shall|is going to|are going to|is sure to|is certain to|is bound to|is likely to|are likely to|should)\b[^.]{0,60}\b(win|succeed|prevail|be (lowered|reduced|granted|cut)|(lower|reduce|cut) (your|it|this|the (just )?value)\b|save you|agree with you|grant)\b/i,
  ],
  [
    'outcome',
    /\b(guarantee\w*|promise\w*|win|wins|winning|won|prevail\w*|success\w*|chances|odds|strong case|good chance|sure thing|no doubt)\b/i,
  ],
  ['outcome', /\byou(’|')?(ll| will) (win|save|get|receive|prevail)\b/i],
  [
    'appraisal',
    /\b(this|our|the attached|an independent|your) appraisal\b(?! (practice|office))|\bour appraiser\b/i,
  ],
  [
    'chatter',
    /\b(as an ai|language model|system prompt|(ignore|disregard|forget) (all|any|the|previous|earlier|prior|these)\b|here is the (section|draft|text)|i cannot help|tool_call|assistant:)/i,
  ],
  ['chatter', /```|\{\{|\}\}|\[\[|\]\]|<\/?[a-z][^>]*>|https?:/i],
  ['language', /[¿¡]|\b(usted|propiedad|impuestos?|casa|valor justo|el condado|la junta|porque|según)\b/i],
  [
    'number-word',
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)\b/i,
  ],
  [
    'citation',
    /§|\bF\. ?S\.|\bFlorida (Statutes|Administrative Code|Constitution)\b|\bFla\. ?Stat|\bRule \S*\d|\b(sub)?section \d/i,
  ],
  ['citation', /\bcourts? (held|ruled|found|said)\b|\w v\. [A-Z]/],
  ['county', /\b[A-Z][\p{L}.-]+ County\b/u],
]
