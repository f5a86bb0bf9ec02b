/** How one written word is said by its shape: amounts, dates, times, forms, statutes, initials. */
import { monthNames } from '#core/date-forms.ts'
import {
  cardinal,
  digitByDigit,
  nameNumber,
  numberWords,
  ordinal,
  pluralOf,
  yearWords,
} from './number-words.ts'
import { shortForms, wordsInCapitals } from './pronunciation-table.ts'

/** What stands around a written word decides how it is said. */
export type Place = {
  readonly before: string
  /** Empty where a breath is taken before it. */
  readonly next: string
  readonly after: string
  /** Up to three words before it, of the same clause. */
  readonly earlier: readonly string[]
  readonly beginsSentence: boolean
}

const months =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.?$/
export const scale = /^(thousand|million|billion|trillion)\b/
/** After these a number without a comma is an amount, not a year. */
const counted =
  /^(square|sq|sqft|feet|foot|ft|dollars?|cents?|percent|homes?|houses?|people|owners|words|miles|sales)\b/

/** What an amount before it is the size of. */
const measured =
  /^(fee|bill|check|estimate|payment|cut|offer|exemption|home|house|allowance|reduction|repair|roof|difference|deduction|gap|loss|charge|value|price|sale|invoice|saving)\b/

const street = /^(Lane|Street|Road|Avenue|Drive|Court|Way|Place|Boulevard|Circle|Terrace)/

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

const isAddress = (digits: string, { next, after }: Place): boolean =>
  /^\d{3,4}$/.test(digits) && /^[A-Z]/.test(next) && street.test(after)

const shortNumber = (digits: string, place: Place): readonly string[] => {
  if (isAddress(digits, place)) return nameNumber(digits)
  return isYear(digits) && !counted.test(place.next) ? yearWords(Number(digits)) : numberWords(digits)
}

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
  [/^(0\d+)$/, ([, digits = '']) => digitByDigit(digits)],
  [
    /^(\d{1,2})$/,
    ([, digits = ''], { before }) =>
      months.test(before) ? ordinal(Number(digits)) : cardinal(Number(digits)),
  ],
  [/^#(\d+)$/, ([, digits = '']) => ['number', ...numberWords(digits)]],
  [
    /^(\d{3,})$/,
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
    .replace(/'+/g, "'")

/** "VAB's" keeps its ending: V, A, B's. */
const initials = (text: string, ending: string): readonly string[] => {
  const all = spelled(text)
  return [...all.slice(0, -1), `${all.at(-1) ?? ''}${ending}`]
}

const isSaidAsWord = (capitals: string): boolean => capitals.length > 5 || wordsInCapitals.has(capitals)

/** One part without digits, between hyphens and slashes. */
const oneWord = (part: string): readonly string[] => {
  const listed = shortForms.get(part)
  if (listed !== undefined) return listedWords(listed)
  const [, capitals = '', ending = ''] = /^([A-Z]{2,})(?:[’']?(s))?$/.exec(part) ?? []
  const known = shortForms.get(capitals)
  if (known !== undefined) return [`${known.toLowerCase()}${ending === '' ? '' : "'s"}`]
  if (capitals !== '' && !isSaidAsWord(capitals)) return initials(capitals, ending === '' ? '' : "'s")
  const word = letters(part)
  if (word === '') return []
  return [/^[A-Z]$/.test(word) ? word : word.toLowerCase()]
}

export const listedWords = (words: string): readonly string[] =>
  words.split(' ').map((word) => (/^[A-Z](s)?$/.test(word) ? word : word.toLowerCase()))

/** Parts of one written word; digits that no reading knew are said one by one. */
const plainWords = (text: string): readonly string[] =>
  text.split(/[-–—/_.:,…]+|(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)|([&+=×−%§@#])/).flatMap((part) => {
    if (part === undefined || part === '') return []
    if (/^\d+$/.test(part)) return numberWords(part)
    return oneWord(part)
  })

/** `core` is the word without the marks around it. */
export const saidByShape = (core: string, place: Place): readonly string[] => {
  const listed = shortForms.get(core)
  if (listed !== undefined) return listedWords(listed)
  // "A" is an article where a sentence begins, and a letter elsewhere.
  if (core === 'A' && place.beginsSentence) return ['a']
  if (/^[A-HJ-Z]$/.test(core)) return [core]
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
