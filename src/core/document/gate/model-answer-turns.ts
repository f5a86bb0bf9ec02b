/** Owns the single words on which a statement turns: not, may, must, above and below, before and after. */

/** One of a pair turns a statement into that with the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  [
    'above|higher|highest|rises?|rising|raise[sd]?|increas(?:e[sd]?|ing)|exceed(?:s|ed)?|greater|more than|up|at most|maximum',
    'below|lower|lowered|lowers|lowest|lowering|falls?|falling|decreas(?:e[sd]?|ing)|reduc(?:e[sd]?|ing|tion)|under|beneath|less|fewer|cuts?|down|at least|minimum|smaller',
  ],
  ['before|until|earlier|beforehand|prior', 'after|afterwards|since|later|following'],
  ['same|equal|identical', 'differs?|different|differently|unequal'],
  ['right|correct|true|accurate', 'wrong|false|incorrect|untrue|mistaken'],
  ['inside|within', 'outside|beyond'],
  ['include[sd]?|including', 'excluding|exclude[sd]?|except|apart from'],
  ['buyer|buys?|buying', 'seller|sells?|selling'],
  ['first|begins?|starts?', 'last|ends?|finally'],
]

const NEGATION =
  /\b(?:not|no|never|nobody|nothing|none|nor|neither|cannot|without|hardly|barely|scarcely|unless|nowhere|lacks?|lacking|fails? to|den(?:y|ies)|impossible|refuses?)\b|n[’']t\b/g

/** The same said otherwise: what stays is not changed; what waits for nothing else comes before it. */
const evened = (text: string): string =>
  text
    .replace(/\b(?:stays?|remains?) (?:as it is|the same|unchanged)\b/g, 'not change')
    .replace(/\bleave [^.]{1,20} aside\b/g, 'not')
    .replace(/\bleaves? (?:it|that|this) open\b/g, 'not')
    .replace(/\bnothing (before|until)\b/g, '$1')
    .replace(/\bnot the same as\b/g, 'different')
    .replace(/\bnot (?:go |lie |fall |stay )?(?:below|under|beneath)\b/g, 'above')
    .replace(/\bnot (?:go |lie |rise |stay )?above\b/g, 'below')

const DUTY =
  /\b(?:must|shall|have to|has to|had to|required|obliged|mandatory|needs? to|ought|compulsory|(?:you|owner|board|appraiser|office) should)\b/g
const LEAVE =
  /\b(?:may|might|perhaps|maybe|possibly|optional|optionally|allowed|permitted|free to|want to|wish|voluntary)\b/g
const ORDER =
  /(?:^|[.;:] )(?:have|get|take|read|compare|ask|leave|fill|strike|speak|keep|check|sign|put|bring|look)\b/g
const OPEN = /\b(?:may|might|can|could|would|if|whether|once|any)\b/g
const CONTRAST = /, (?:and )?not (?:of|about|on|in|for|to|by|from|with) (?:the |a |its )?(\p{L}+)/gu
const HEDGE =
  /\b(?:some of|somewhat|few|many|sometimes|often|rarely|seldom|mostly|almost|nearly|far|very|(?<!how )much|(?<!, )too(?![.,]))\b/g

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([one]) => one)

const pairPatterns = PAIRS.map(([one, other]) => ({
  either: new RegExp(`\\b(?:${one}|${other})\\b`, 'g'),
  isOne: new RegExp(`^(?:${one})$`),
}))

/** What turns on single words of a text: how often each kind stands there. */
export interface Turns {
  readonly negations: number
  readonly differences: number
  readonly duties: number
  readonly leaves: number
  readonly cans: number
  /** “Have it in writing” is weakened by “you can have it in writing”. */
  readonly orders: number
  readonly offers: number
  /** What leaves a thing open in any way. */
  readonly openings: number
  readonly hedges: number
  /** What is set against something else: “of value, not of tax”. */
  readonly contrasts: readonly string[]
  /** For each pair of opposites, which of the two stand there, in their order. */
  readonly pairs: readonly (readonly string[])[]
}

/** `text` without names of facts. */
export const turnsOf = (text: string): Turns => {
  const plain = evened(text.toLowerCase())
  return {
    negations: all(plain, NEGATION).length,
    differences: all(plain, /\bdiffer(?:s|ent|ently)?\b/g).length,
    duties: all(plain, DUTY).length,
    leaves: all(plain, LEAVE).length,
    cans: all(plain, /\b(?:can|could)\b/g).length,
    orders: all(plain, ORDER).length,
    offers: all(plain, /\byou (?:can|could|would)\b/g).length,
    openings: all(plain, OPEN).length,
    contrasts: [...text.toLowerCase().matchAll(CONTRAST)].map(([, one = '']) => one),
    hedges: all(plain, HEDGE).length,
    pairs: pairPatterns.map(({ either, isOne }) =>
      all(plain, either).map((word) => String(isOne.test(word))),
    ),
  }
}
