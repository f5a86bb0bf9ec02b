/** Owns how a text becomes words that can be compared: stems, without the words that carry no subject. */

/** Words of asking and joining; what is common in our texts is weighed down elsewhere. */
const EMPTY = new Set(
  (
    'a an and any are as at be been being but by can could did do does doing done for from had has have having he her ' +
    'him his how i if in into is it its me mean means might my mine need of off on one or our ours out over own ' +
    'please she should so some still such than that the their them then there these they this those to too us very was ' +
    'we were what when where which while who whom whose why will with would you your yours many much long tell know ' +
    'explain happen happens get got exactly really also about difference differences between another other think use work works ' +
    'big large go goes going before during until keep anything something event left must homeowner homeowners people like else ' +
    'just really way ok okay hi hello thanks thank yes actually basically stuff guy guys trying'
  ).split(' '),
)

const WORD = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu

/** `DR-486` and `194.011` are one word; `non-homestead` is two. */
const partsOf = (word: string): readonly string[] => (/\d/.test(word) ? [word] : word.split(/[-.]/))

/** Not forms of a verb here: a hearing is more than to hear. */
const NOUNS = new Set(['hearing', 'building', 'meeting', 'evening', 'morning', 'bus'])

/** Forms that no ending tells. */
const FORMS: ReadonlyMap<string, string> = new Map(
  (
    'saw see, seen see, sent send, paid pay, lost lose, brought bring, told tell, wrote write, written write, went go, came come, said say, ' +
    'sold sell, bought buy, made make, gave give, given give, took take, taken take, kept keep, found find, swore swear, sworn swear, ' +
    'chose choose, chosen choose, forgot forget, proven prove, spoke speak, spoken speak, began begin, begun begin, became become, ' +
    'rose rise, risen rise, fell fall, fallen fall, grew grow, grown grow, withdrew withdraw, withdrawn withdraw, held hold, met meet, suing sue, dying die, lying lie, ' +
    'got get, gotten get, did do, does do, done do, has have, had have, was be, is be, are be, were be, been be, am be, thought think, left leave, broke break, broken break'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [form = '', word = ''] = pair.split(' ')
      return [form, word]
    }),
)

const undoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1')

const endings: readonly (readonly [ending: RegExp, with_: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<=[^s])s$/, ''],
]
const longEndings: readonly RegExp[] = [/(?<=[aeiouy][^aeiouy]+)ing$/, /(?<=..[^e])ed$/, /(?<=...)ments?$/]

/** Light: joins `file`, `filed`, `filing`; keeps `appraiser` and `appraisal` apart. */
const stemOf = (word: string): string => {
  const said = word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/[’']/g, '')
  const plain = FORMS.get(said) ?? said
  if (/\d/.test(plain) || plain.length < 4 || NOUNS.has(plain.replace(/s$/, '')))
    return plain.replace(/s$/, '')
  const singular = endings.reduce(
    (text, [ending, other]) => (text === plain ? text.replace(ending, other) : text),
    plain,
  )
  const shorter = longEndings.reduce(
    (text, ending) => (text === singular ? text.replace(ending, '') : text),
    singular,
  )
  const bare = shorter === singular ? shorter : undoubled(shorter)
  return bare.length > 3 ? bare.replace(/e$/, '').replace(/y$/, 'i') : bare
}

const wordsOf = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll('%', ' percent')
      .replace(/\be-mail/gi, 'email')
      .matchAll(WORD),
  ]
    .flatMap(([word]) => partsOf(word))
    .filter((word) => word !== '')

/** Of every word, in their order: "when", "before" and "not" tell one question from another. */
export const allStemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf)

/** Of the words that carry the subject, in their order, repeats included. */
export const stemsOf = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !EMPTY.has(word.toLowerCase().replace('’', "'")))
    .map(stemOf)
