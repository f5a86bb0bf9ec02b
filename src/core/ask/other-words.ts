/** Owns which words of owners stand for which words of the law and of our texts. */
import { contentWords, stemOf } from './words.ts'

/** In one line words that may stand for each other in a question. */
const GROUPS: readonly string[] = [
  'fee cost price charge',
  'deadline due last day date',
  'appeal petition contest challenge protest dispute',
  'house home property residence dwelling condo',
  'lawyer attorney',
  'online portal website internet electronic electronically',
  'phone telephone call',
  'video zoom remote remotely screen',
  'send submit mail give hand deliver',
  'evidence proof papers packet',
  'increase rise raise grow climb jump up',
  'refund back repay repaid',
  'decision ruling result verdict',
  'reschedule move postpone delay',
  'attend come appear show',
  'pay payment paid',
  'tax taxes bill',
  'year yearly annual annually',
  'comp comps comparable',
  'assessor appraiser',
  'represent representative agent somebody someone',
  'begin start first',
  'limit cap maximum most',
  'hearing meeting',
  'form paper dr-486',
  'mistake error wrong',
  'vab board',
  'neighbor neighbors neighbour',
  'wait waiting',
  'court sue lawsuit',
  'repair repairs condition damage',
  'photo photos picture pictures',
  'percent percentage share',
  'incomplete missing',
  'fix complete correct right',
  'extend move change',
  'pending open',
  'apply claim',
  'mortgage lender bank',
  'rental rent non-homestead',
]

const GROUPED = GROUPS.map((group) => group.split(' '))

/** By the stem of each word, every word of the lines it stands in. */
const byStem: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(GROUPED.flat().map(stemOf))].map((stem) => [
    stem,
    GROUPED.filter((words) => words.some((word) => stemOf(word) === stem)).flat(),
  ]),
)

/** Stems, without the word itself. */
export const otherWordsFor = (stem: string): readonly string[] =>
  [...new Set([...(byStem.get(stem) ?? [])].map(stemOf))].filter((other) => other !== stem)

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bVAB\b/gi, 'value adjustment board'],
  [/\bSOH\b/g, 'Save Our Homes'],
  [/\bburden of proof\b/gi, 'show by preponderance'],
  [/\barm['’]?s[- ]length\b/gi, 'real open market sale'],
  [/\bproperty appraiser['’]?s office\b/gi, 'property appraiser'],
]

/** The question with short forms written out. */
export const writtenOut = (question: string): string =>
  SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), question)

/** What to look for in a full-text search: the words of the question and those that may stand for them. */
export const wordsToFind = (question: string): readonly string[] => [
  ...new Set(
    contentWords(writtenOut(question)).flatMap((word) => [word, ...(byStem.get(stemOf(word)) ?? [])]),
  ),
]
