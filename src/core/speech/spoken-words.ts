/** Turns a written sentence into the words that are said, word by word, so that no digit, sign or abbreviation is left to guess. */
import {
  cardinal,
  digitByDigit,
  nameNumber,
  numberWords,
  ordinal,
  pluralOf,
  yearWords,
} from './number-words.ts'
import { abbreviations, beforeWord, otherwise, shortForms, wordsInCapitals } from './pronunciation-table.ts'

export type SpokenWord = {
  /** As it stands in the text: what lies between two blanks. */
  readonly shown: string
  /** Lower case, or one capital for a letter said by its name; empty for a dash that stands alone. */
  readonly spoken: readonly string[]
  /** A breath is taken after it. */
  readonly breath: boolean
}

/** What stands around a written word decides how it is said. */
type Place = {
  readonly before: string
  readonly next: string
  readonly beginsSentence: boolean
}

const months =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.?$/
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]
const scale = /^(thousand|million|billion|trillion)\b/
/** After these a number without a comma is an amount, not a year. */
const counted =
  /^(square|sq|sqft|feet|foot|ft|dollars?|cents?|percent|homes?|houses?|people|owners|words|miles|sales)\b/

/** What an amount before it is the size of. */
const measured =
  /^(fee|bill|check|estimate|payment|cut|offer|exemption|home|house|allowance|reduction|repair|roof|difference|deduction|gap|loss|charge|value|price|sale|invoice|saving)\b/

const isYear = (digits: string): boolean => /^(1[789]|20)\d\d$/.test(digits)

const plural = (value: number, one: string): string => (value === 1 ? one : `${one}s`)

/** '751.21' → seven hundred fifty one dollars and twenty one cents. */
const dollars = (written: string): readonly string[] => {
  const [whole = '', fraction = ''] = written.replaceAll(',', '').split('.')
  const [full, cents] = [Number(whole || '0'), Number(fraction.padEnd(2, '0').slice(0, 2))]
  const centWords = cents === 0 ? [] : [...cardinal(cents), plural(cents, 'cent')]
  if (full === 0 && cents > 0) return centWords
  return [...cardinal(full), plural(full, 'dollar'), ...(centWords.length === 0 ? [] : ['and', ...centWords])]
}

/** "a $50 fee" is a fifty dollar fee. */
const beforeNoun = (said: readonly string[], next: string): readonly string[] =>
  measured.test(next) ? said.map(singular) : said

const clock = (hours: string, minutes: string, { next }: Place): readonly string[] => {
  const hour = cardinal(Number(hours))
  if (minutes !== '00')
    return [...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...cardinal(Number(minutes))]
  return /^[ap]\.?m/i.test(next) ? hour : [...hour, "o'clock"]
}

const spelled = (letters: string): readonly string[] => [...letters.toUpperCase()]

const shortNumber = (digits: string, place: Place): readonly string[] =>
  isYear(digits) && !counted.test(place.next) ? yearWords(Number(digits)) : numberWords(digits)

const fractions: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
}

/** 194.011(3)(d) → one ninety four point zero one one, three, D. */
const statute = (whole: string, fraction: string, parts: string): readonly string[] => [
  ...nameNumber(whole),
  'point',
  ...digitByDigit(fraction),
  ...(parts.match(/[A-Za-z]+|\d+/g) ?? []).flatMap((part) =>
    /\d/.test(part) ? cardinal(Number(part)) : spelled(part),
  ),
]

type Reading = readonly [RegExp, (found: readonly string[], place: Place) => readonly string[]]

/** The first that fits is how a word is said. Every group is there, empty where nothing was found. */
const readings: readonly Reading[] = [
  [
    /^([-−]?)\$([\d,]*\.?\d+)(?:\/(.+))?$/,
    ([, minus, amount = '', per], { next }) => [
      ...(minus ? ['minus'] : []),
      ...(scale.test(next) ? numberWords(amount) : beforeNoun(dollars(amount), next)),
      ...(per ? ['per', ...unitWords(per)] : []),
    ],
  ],
  [
    /^\$([\d,]*\.?\d+)[-–]\$?([\d,]*\.?\d+)$/,
    ([, low = '', high = ''], { next }) => [
      ...numberWords(low),
      'to',
      ...(scale.test(next) ? numberWords(high) : dollars(high)),
    ],
  ],
  [/^\$([\d.]+)([KMB])$/i, ([, amount = '', size = '']) => [...numberWords(amount), sizes(size), 'dollars']],
  [/^([\d.]+)([KMB])$/i, ([, amount = '', size = '']) => [...numberWords(amount), sizes(size)]],
  [
    /^\$([\d,]*\.?\d+)-([a-z].*)$/,
    ([, amount = '', word = '']) => [...dollars(amount).map(singular), ...plainWords(word)],
  ],
  [
    /^([-−+]?)([\d,]*\.?\d+)%$/,
    ([, sign, amount = '']) => [...signed(sign), ...numberWords(amount), 'percent'],
  ],
  [
    /^([\d,]*\.?\d+)%?[-–]([\d,]*\.?\d+)%$/,
    ([, low = '', high = '']) => [...numberWords(low), 'to', ...numberWords(high), 'percent'],
  ],
  [/^(\d{1,2}):(\d\d)$/, ([, hours = '', minutes = ''], place) => clock(hours, minutes, place)],
  [
    /^(\d{1,2}):(\d\d)[-–](\d{1,2}):(\d\d)$/,
    ([, from = '', past = '', to = '', late = ''], place) => [
      ...clock(from, past, { ...place, next: 'a.m.' }),
      'to',
      ...clock(to, late, place),
    ],
  ],
  [
    /^(?:1-)?\(?(\d{3})\)?[-.](\d{3})[-.](\d{4})$/,
    ([, ...groups]) => groups.flatMap((group) => [...digitByDigit(group ?? '')]),
  ],
  [
    /^\((\d{3})\)$/,
    ([, area = ''], { next }) => (/^\d{3}[-.]\d{4}/.test(next) ? digitByDigit(area) : cardinal(Number(area))),
  ],
  [/^(\d{3})[-.](\d{4})$/, ([, first = '', last = '']) => [...digitByDigit(first), ...digitByDigit(last)]],
  [/^(\d{5})-(\d{4})$/, ([, zip = '', more = '']) => [...digitByDigit(zip), ...digitByDigit(more)]],
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    ([, month = '', day = '', year = '']) => [
      (monthNames[Number(month) - 1] ?? month).toLowerCase(),
      ...ordinal(Number(day)),
      ...yearWords(Number(year)),
    ],
  ],
  [
    /^(\d{4})-(\d\d)-(\d\d)$/,
    ([, year = '', month = '', day = '']) => [
      (monthNames[Number(month) - 1] ?? month).toLowerCase(),
      ...ordinal(Number(day)),
      ...yearWords(Number(year)),
    ],
  ],
  [/^([123])\/([234])$/, ([whole = '']) => (fractions[whole] ?? 'one').split(' ')],
  [/^(\d+)\/(\d+)$/, ([, first = '', second = '']) => [...nameNumber(first), ...nameNumber(second)]],
  [/^([\d,]+)(st|nd|rd|th)$/, ([, digits = '']) => ordinal(Number(digits.replaceAll(',', '')))],
  [/^[’']?(\d0)s$/, ([, digits = '']) => pluralOf(cardinal(Number(digits)))],
  [/^(\d{4})s$/, ([, digits = '']) => pluralOf(yearWords(Number(digits)))],
  [
    /^((?:1[789]|20)\d\d)[-–](\d{2}|\d{4})$/,
    ([, from = '', to = '']) => [
      ...yearWords(Number(from)),
      'to',
      ...yearWords(Number(to.length === 2 ? `${from.slice(0, 2)}${to}` : to)),
    ],
  ],
  [
    /^([\d,]*\.?\d+)[-–]([\d,]*\.?\d+)$/,
    ([, low = '', high = '']) => [...numberWords(low), 'to', ...numberWords(high)],
  ],
  [
    /^([A-Z]{1,4})-?(\d+)([A-Z]{0,3})$/,
    ([, letters = '', digits = '', more = '']) => [
      ...spelled(letters),
      ...nameNumber(digits),
      ...spelled(more),
    ],
  ],
  [
    /^(\d+[A-Z])-(\d+)\.(\d+)$/,
    ([, chapter = '', rule = '', more = '']) => [
      ...plainWords(chapter),
      ...cardinal(Number(rule)),
      'point',
      ...digitByDigit(more),
    ],
  ],
  [/^(\d+)([A-Z])$/, ([, digits = '', letter = '']) => [...cardinal(Number(digits)), letter]],
  [
    /^(\d{3})\.(\d{3,4})((?:\([\da-zA-Z]+\))*)$/,
    ([, whole = '', fraction = '', parts = '']) => statute(whole, fraction, parts),
  ],
  [/^\(([\da-z])\)((?:\([\da-z]+\))*)$/, ([, first = '', rest = '']) => subsections(`${first}${rest}`)],
  [
    /^(\d{1,2})$/,
    ([, digits = ''], { before }) =>
      months.test(before) ? ordinal(Number(digits)) : cardinal(Number(digits)),
  ],
  [/^#(\d+)$/, ([, digits = '']) => ['number', ...numberWords(digits)]],
  [
    /^(\d{4,})$/,
    ([, digits = ''], place) =>
      digits.length === 5 && /^(FL|Florida|ZIP|zip|code)$/.test(place.before)
        ? digitByDigit(digits)
        : shortNumber(digits, place),
  ],
  [/^([-−+]?)([\d,]*\.?\d+)x?$/, ([, sign, digits = '']) => [...signed(sign), ...numberWords(digits)]],
  [
    /^([\d,]+)-([A-Za-z].*)$/,
    ([, digits = '', word = ''], place) => [...shortNumber(digits, place), ...plainWords(word)],
  ],
  [/^([\w.+-]+)@([\w.-]+)$/, ([, name = '', host = '']) => [...dotted(name), 'at', ...dotted(host)]],
  [
    /^(?:https?:\/\/)?((?:[\w-]+\.)+(?:com|org|gov|net|us|edu|example))(\/\S*)?$/,
    ([, host = '']) => dotted(host),
  ],
]

const sizes = (letter: string): string =>
  ({ K: 'thousand', M: 'million', B: 'billion' })[letter.toUpperCase()] ?? ''
const signed = (sign = ''): readonly string[] => (sign === '' ? [] : [sign === '+' ? 'plus' : 'minus'])
const singular = (word: string): string => (word === 'dollars' ? 'dollar' : word)
const unitWords = (unit: string): readonly string[] =>
  /^sq\.? ?ft\.?$|^sqft$/.test(unit) ? ['square', 'foot'] : plainWords(unit)
const dotted = (text: string): readonly string[] =>
  text.split('.').flatMap((part, at) => [...(at === 0 ? [] : ['dot']), ...plainWords(part)])
const subsections = (text: string): readonly string[] =>
  (text.match(/[A-Za-z]+|\d+/g) ?? []).flatMap((part) =>
    /\d/.test(part) ? cardinal(Number(part)) : spelled(part),
  )

/** Letters alone, with the apostrophe of "county's"; what carries no sound is gone. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[^A-Za-z']/g, '')
    .replace(/^'+|'+$/g, '')

/** "VAB's" keeps its ending: V, A, B's. */
const initials = (text: string, ending: string): readonly string[] => {
  const all = spelled(text)
  return [...all.slice(0, -1), `${all.at(-1) ?? ''}${ending}`]
}

const isSaidAsWord = (capitals: string): boolean => capitals.length > 5 || wordsInCapitals.has(capitals)

/** One part without digits, between hyphens and slashes. */
const oneWord = (part: string): readonly string[] => {
  const listed = shortForms[part]
  if (listed !== undefined) return listedWords(listed)
  const [, capitals = '', ending = ''] = /^([A-Z]{2,})(?:[’']?(s))?$/.exec(part) ?? []
  const known = shortForms[capitals]
  if (known !== undefined) return [`${known.toLowerCase()}${ending === '' ? '' : "'s"}`]
  if (capitals !== '' && !isSaidAsWord(capitals)) return initials(capitals, ending === '' ? '' : "'s")
  const word = letters(part)
  if (word === '') return []
  return [/^[A-Z]$/.test(word) ? word : word.toLowerCase()]
}

const listedWords = (words: string): readonly string[] =>
  words.split(' ').map((word) => (/^[A-Z](s)?$/.test(word) ? word : word.toLowerCase()))

/** Parts of one written word; digits that no reading knew are said one by one. */
const plainWords = (text: string): readonly string[] =>
  text.split(/[-–—/_.:,…]+|(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)|([&+=×−%§@#])/).flatMap((part) => {
    if (part === undefined || part === '') return []
    if (/^\d+$/.test(part)) return numberWords(part)
    return oneWord(part)
  })

const opening = /^[("'“‘[«]+/
const closing = /[)"'”’\]».,;:!?…]+$/

/** The word alone, and what followed it. */
const bare = (shown: string): { readonly core: string; readonly tail: string } => {
  const text = shown.replace(/\u00AD|\u200B|\*|\u2060/g, '')
  if (/^\((\d{3}|\d{1,2}|[a-z])\)(\((\d{1,2}|[a-z])\))*[.,;:!?]*$/.test(text))
    return { core: text.replace(/[.,;:!?]+$/, ''), tail: /[.,;:!?]+$/.exec(text)?.[0] ?? '' }
  const begun = text.replace(opening, '')
  const tail = closing.exec(begun)?.[0] ?? ''
  const core = tail === '' ? begun : begun.slice(0, -tail.length)
  // The parentheses of a statute are part of it.
  if (/^\d{3}\.\d{3,4}(\([\da-zA-Z]+\))*\([\da-zA-Z]+$/.test(core) && tail.startsWith(')'))
    return { core: `${core})`, tail: tail.slice(1) }
  return { core, tail }
}

const abbreviated = (core: string, tail: string, { next }: Place): readonly string[] | null => {
  const word = tail.startsWith('.') ? `${core}.` : core
  const rule = beforeWord.find(([written, follows]) => written === word && follows.test(next))
  if (rule !== undefined && !(word === 'St.' && rule[2] === 'street' && next === '')) return [rule[2]]
  const said = abbreviations[word] ?? otherwise[word]
  // "There is no." ends a sentence; "no. 4" names a number.
  if (
    said === undefined ||
    (/^(no|No|min|est|Sun|Sat|Mar|Mon)\.$/.test(word) &&
      !/^[\d#]/.test(next) &&
      /^(no|No|min|est)\.$/.test(word))
  )
    return null
  if (/^(Sun|Sat|Mar|Mon|Wed|p|v|s|R)\.$/.test(word) && next === '') return null
  return listedWords(said)
}

const saidOf = (core: string, tail: string, place: Place): readonly string[] => {
  const short = abbreviated(core, tail, place)
  if (short !== null) return short
  const listed = shortForms[core]
  if (listed !== undefined) return listedWords(listed)
  // "A" is an article where a sentence begins, and a letter elsewhere.
  if (/^[B-HJ-Z]$/.test(core) || (core === 'A' && !place.beginsSentence)) return [core]
  for (const [shape, say] of readings) {
    const found = shape.exec(core)
    if (found)
      return say(
        [...found].map((group) => group ?? ''),
        place,
      )
  }
  return plainWords(core)
}

const breathes = (shown: string, tail: string, said: readonly string[]): boolean =>
  /[,;:)—–…]/.test(tail) || /^[—–]+$/.test(shown) || (/[.!?]/.test(tail) && said.length > 0)

/** "$1.2 million": the dollars are said after the million. */
const unitAfterScale = (before: string, core: string): readonly string[] =>
  /^[-−]?\$[\d.,]+$/.test(before) && scale.test(core) ? ['dollars'] : []

/** One entry for each written word of a sentence, in order. */
export const spokenWords = (sentence: string): readonly SpokenWord[] => {
  const shownWords = sentence.split(/\s+/).filter((word) => word !== '')
  const cores = shownWords.map(bare)
  return shownWords.map((shown, at) => {
    const { core = '', tail = '' } = cores[at] ?? {}
    const before = cores[at - 1]
    const place: Place = {
      before: before?.core ?? '',
      next: (shownWords[at + 1] ?? '').replace(/^["'“‘]+/, ''),
      beginsSentence: before === undefined || /[.!?:]/.test(before.tail) || /^["“‘]/.test(shown),
    }
    const spoken = [...saidOf(core, tail, place), ...unitAfterScale(place.before, core)]
    const isAbbreviation = tail === '.' && abbreviated(core, tail, place) !== null
    const breath = !isAbbreviation && at < shownWords.length - 1 && breathes(shown, tail, spoken)
    return { shown, spoken, breath }
  })
}

/** The whole sentence as it is handed to a voice: words, commas for breaths, and its own end. */
export const spokenText = (words: readonly SpokenWord[]): string => {
  const said = words
    .map(({ spoken, breath }) => `${spoken.join(' ')}${breath && spoken.length > 0 ? ',' : ''}`)
    .filter((part) => part !== '')
    .join(' ')
  const end = /\?["'”’)]*$/.test(words.at(-1)?.shown ?? '') ? '?' : '.'
  return said === '' ? '' : `${said.replace(/,$/, '')}${end}`
}
