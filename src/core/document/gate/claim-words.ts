/** Owns which words of a sentence say who, how much, when and whether, and which may stand there without saying anything. */

/** Said otherwise and meant the same: written one way before two sentences are compared. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/\bcan(?:not|’t)\b/gi, 'can not'],
  [/(\p{L})n’t\b/gu, '$1 not'],
  [/\bunsaid\b/gi, 'not said'],
  [/\bas (\p{L}+) as\b/giu, 'as-$1'],
  [/\bnext to\b/gi, 'beside'],
  [/\bonce (?:more|again)\b|\bone more time\b|\bfrom the (?:beginning|start)\b/gi, 'again'],
  [/\bonce (?=(?:an?|the|your|my|you|it|this)\b)/gi, 'if '],
  [/\bin part\b/gi, 'partly'],
  [/\bafter (?:that|this)\b|\b(?:then|afterwards)\b/gi, 'thereafter'],
  [/\bI am the owner of\b/g, 'I own'],
  [/\bI spoke with\b/g, 'spoke with'],
  [/\b(?:it|this|that) was (written|made)\b/gi, '$1'],
  [/\b(?:was|were|is|are|been|be) (typed|written|read from)\b/gi, '$1'],
  [/\b(?:(?:put|set) right|corrected|mended|fixed)\b/gi, 'mend'],
  [/\bnumbers (?:of|for) that year\b/gi, 'that year’s numbers'],
  [/\bonly (?=(?:what|as|partly)\b)/gi, 'narrowly '],
  [/\bonly shows? what\b/gi, 'narrowly show what'],
  [/\b(?:taken|treated|regarded|considered) as\b/gi, 'taken-as'],
  [/\b(answer|named|listed|places|lines?|numbers?) below\b/gi, '$1'],
  [/\b(?:an? )?(lines?|rules?|numbers?|figures?) of (?:its|their) own\b/gi, 'own $1'],
  [/\b(?:by (?:it|them)sel(?:f|ves)|on (?:its|their) own)\b/gi, 'alone'],
]

export const inOneSpelling = (text: string): string =>
  SPELLINGS.reduce((spelled, [pattern, put]) => spelled.replace(pattern, put), text)

/**
 * Words that turn a statement round, or say of whom, of which value and when it holds; one meaning a line. A sentence
 * that is said otherwise has as many of each as ours.
 */
const TURNING = `
not no none nothing nobody never neither nor without unless unchanged
may can could might allow
must shall should ought
would
will
if when whenever
whether
but although though however yet while
only merely
narrowly
before until
after next
thereafter
above higher more exceed
below under lower less
differ different
same equal
right correct
as-right
wrong
own
partly
often usually sometimes always
once
twice
first
last
again again reopen
most
just
assessed
taxable
market
effective
heated
school
owner
you yourself
your yours
i me
my mine
we us our ours
he she his her
they them
appraiser
office
board
buyer
cap
record
notice
direct directly straight
dated
written
taken-as
was were did stood had`

/** Of these there may be more than in ours: they address the reader, or point at what was said before. */
export const MAY_BE_ADDED: ReadonlySet<string> = new Set(['you', 'your', 'thereafter', 'narrowly'])

/** They hold a sentence together. */
export const JOINING: ReadonlySet<string> = new Set(
  `a an the this that these those it its itself which who what where how there here so therefore thus and or as at by
  for from in into of on to with about than is are be been being am do does done has have their also too please one such
  because since each every all any both part up off out down`.split(/\s+/),
)

const stemOf = (word: string): string => {
  const bare = word.replace(/’s?$/, '')
  if (bare.length < 4 || /(?:ss|us|is)$/.test(bare)) return bare
  const one = bare
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh)es$/, '$1')
    .replace(/s$/, '')
  if (one.length < 6) return one.replace(one.length === 5 ? /(?:ed|e)$/ : /e$/, '')
  return one
    .replace(/(?:ing|ed)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/e$/, '')
}

/** Everyday words that claim nothing by themselves. No name, place, month, amount, direction or feeling is among them. */
const LIGHT: ReadonlySet<string> = new Set(
  `kind way thing now list name come came go went get got see seen look find found speak spoke
  talk conversation meeting use used mean meant figure number amount another why much many time someone
  somebody anyone anybody anything everything some matter follow start begin read become happen base based paper
  section script complete full whole separate stand stood lie put give gave take took taken make made set calculate
  compute sit hold mend print mark question treat count spot total still while ready difference
  word concern else behind aside whatever result clear simply plain plainly`
    .split(/\s+/)
    .map(stemOf),
)

/** Each may stand for another of its line, where ours has one of them. */
const ALIKE: readonly ReadonlySet<string>[] = `
house home
rise increase go
quickly fast quick
hold keep limit slow
stay remain
subtract deduct take remove come
nearby close near
beside together alongside
like similar alike
change affect leave
strike cross
skip leave left
proof show prove proves
set choose chosen chose pick
adjust adjustment
depend need
look turn see
levy tax
hear learn
rest base based`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ').map(stemOf)))

const MEANING: ReadonlyMap<string, string> = new Map(
  TURNING.trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? word] as const)),
)

/** What a word turns, by the first of its line; undefined for one that turns nothing. In small letters. */
export const meaningOf = (word: string): string | undefined =>
  MEANING.get(word) ?? (word.length > 3 ? MEANING.get(word.replace(/(?:’s?|s)$/, '')) : undefined)

/** The same for one and many, now and then: “adjusts” and “adjusted”. */
export const keyOf = (word: string): string => (JOINING.has(word) ? word : stemOf(word))

export const isLight = (key: string): boolean => LIGHT.has(key)

/** True when ours says it, or a word that may stand for it. */
export const isAmong = (key: string, ours: ReadonlyMap<string, number>): boolean =>
  ours.has(key) || ALIKE.some((line) => line.has(key) && [...line].some((other) => ours.has(other)))
