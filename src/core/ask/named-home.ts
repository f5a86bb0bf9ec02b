/** Owns which of an owner's homes a question names, by its street or by its house number. */
import { DIRECTIONS, SUFFIXES, UNIT_WORDS } from '#core/property/street-words.ts'

interface Home {
  readonly id: string
  /** '2809 Sedona Trce' */
  readonly addressLine1: string
}

export interface NamedHome {
  readonly id: string
  /** The question with 'my home' in the place of the name. */
  readonly rest: string
}

/** Street names that are other words in most questions: alone they name a home only where they begin with a capital letter. */
const ALSO_WORDS = new Set(
  'main market park church court school center central lake bay river ridge hill oak pine palm sunset first second third home house value hearing appeal petition tax board county clerk record'.split(
    ' ',
  ),
)

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isIn = (words: { has(word: string): boolean }, word: string | undefined): boolean =>
  word !== undefined && words.has(word.toUpperCase().replace(/\.$/, ''))

/** 'Sedona' of '2809 Sedona Trce', 'North' of '2524 W North St Apt 4'. */
const partsOf = ({ addressLine1 }: Home) => {
  const [number = '', ...words] = addressLine1
    .replace(/[,#].*$/, '')
    .trim()
    .split(/\s+/)
  const unit = words.findIndex((word, at) => at > 0 && isIn(UNIT_WORDS, word))
  const street = unit < 0 ? words : words.slice(0, unit)
  const from = street.length > 1 && isIn(DIRECTIONS, street[0]) ? 1 : 0
  const last = street.length - from > 1 && isIn(SUFFIXES, street.at(-1)) ? street.length - 1 : street.length
  return {
    number,
    direction: street.slice(0, from),
    name: street.slice(from, last),
    suffix: street.slice(last),
  }
}

const optional = (words: readonly string[], end: (pattern: string) => string): string =>
  words.length === 0 ? '' : `(?:${end(words.map(escaped).join('\\s+'))})?`

/** 'the' before it, and what it is behind it, go with the name. */
const around = (named: string): RegExp =>
  new RegExp(
    `(?:\\b(?:my|the|our) )?(?<![\\p{L}\\d$,.])${named}(?![\\p{L}\\d]|[.,]\\d)(?: (?:home|house|place|property|rental|condo|one)\\b)?`,
    'iu',
  )

interface Found {
  readonly text: string
  readonly home: Home
  readonly hasNumber: boolean
}

const findIn = (question: string, home: Home): Found | null => {
  const { number, direction, name, suffix } = partsOf(home)
  if (name.length === 0) return null
  const street = name.map(escaped).join('\\s+')
  const whole = around(
    `(?<number>${escaped(number)}\\s+)?${optional(direction, (one) => `${one}\\s+`)}${street}(?<suffix>${optional(suffix, (one) => `\\s+${one}`)})`,
  ).exec(question)
  if (whole !== null) {
    const { number: itsNumber, suffix: itsSuffix } = whole.groups ?? {}
    const isWord =
      name.length === 1 && (isIn(DIRECTIONS, name[0]) || ALSO_WORDS.has(name[0]?.toLowerCase() ?? ''))
    const isCapital = question.includes(name[0] ?? '')
    if (itsNumber || itsSuffix || !isWord || isCapital)
      return { text: whole[0], home, hasNumber: Boolean(itsNumber) }
  }
  // A year is no house.
  if (!/^\d{3,}$/.test(number) || /^(?:19|20)\d\d$/.test(number)) return null
  const alone = around(escaped(number)).exec(question)
  return alone === null ? null : { text: alone[0], home, hasNumber: true }
}

/** Null where the question names none, or two alike. */
export const namedHome = (question: string, homes: readonly Home[]): NamedHome | null => {
  const found = homes.flatMap((home) => findIn(question, home) ?? [])
  const exact = found.filter(({ hasNumber }) => hasNumber)
  const [one, ...others] = exact.length > 0 ? exact : found
  if (one === undefined || others.length > 0) return null
  return { id: one.home.id, rest: question.replace(one.text, 'my home') }
}
