/** Owns taking one line of free text apart into street, city, state and ZIP, with or without commas. */

import { readCity, withoutOddMarks } from '../address-line.ts'
import { DIRECTIONS, SUFFIXES, UNIT_WORDS } from '../street-words.ts'
import { isFloridaZip } from '../zip.ts'

export interface SplitAddress {
  /** Ways to read the street part, the likeliest first; at least one. */
  readonly streets: readonly string[]
  readonly city: string
  /** 'FL', another state's code, or '' when none was written. */
  readonly state: string
  /** Five digits or ''. */
  readonly zip: string
}

const STATES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
)

/** 'Unit 10001' ends in a unit, not in a ZIP code. */
const endsInUnitWord = (text: string): boolean =>
  UNIT_WORDS.has((text.split(/[\s,]+/).at(-1) ?? '').toUpperCase().replace(/\.$/, ''))

const takeZip = (text: string): { rest: string; zip: string } => {
  const [, rest, zip] = /^(.*[^\s,])[\s,]+(\d{5})(?:-?\d{4}|-\d{0,3})?$/.exec(text) ?? []
  return rest === undefined || zip === undefined || endsInUnitWord(rest)
    ? { rest: text, zip: '' }
    : { rest, zip }
}

/** 'CT' and 'NE' also end streets: those count as states only behind a comma or before a ZIP code of their own. */
const takeState = (text: string, zip: string): { rest: string; state: string } => {
  const florida = /^(.*[^\s,])[\s,]+(?:FL|FLA|FLORIDA)\.?$/i.exec(text)?.[1]
  if (florida !== undefined) return { rest: florida, state: 'FL' }
  const [, rest, gap = '', code = ''] = /^(.*[^\s,])([\s,]+)([A-Za-z]{2})$/.exec(text) ?? []
  const letters = code.toUpperCase()
  const endsStreet = SUFFIXES.has(letters) || DIRECTIONS.has(letters)
  const isMeant = gap.includes(',') || (zip === '' ? !endsStreet : !isFloridaZip(zip))
  return rest === undefined || !isMeant || !STATES.has(letters)
    ? { rest: text, state: '' }
    : { rest, state: letters }
}

const LONGEST_CITY_WORDS = 4

/** The longest known city at the end that leaves a number and a name before it. */
const takeCity = (text: string, isCity: (key: string) => boolean): { street: string; city: string } => {
  const words = text.split(' ')
  for (let length = Math.min(LONGEST_CITY_WORDS, words.length - 2); length > 0; length -= 1) {
    const city = words.slice(-length).join(' ')
    if (isCity(readCity(city))) return { street: words.slice(0, -length).join(' '), city }
  }
  return { street: text, city: '' }
}

/** Without a comma, an unknown city may still hang on the street: end it after each suffix word in turn. */
const endingAtSuffix = (street: string): string[] => {
  const words = street.split(' ')
  return words.flatMap((word, at) => {
    const isEnd = at >= 2 && at < words.length - 1 && SUFFIXES.has(word.toUpperCase().replace(/\./g, ''))
    return isEnd ? [words.slice(0, at + 1).join(' ')] : []
  })
}

/** The city typed behind the street too, as in '12 Elm Ct Tampa, Tampa': the street may end before it. */
const endingBefore = (street: string, city: string, units: readonly string[]): string[] => {
  const found = takeCity(street, (key) => key === readCity(city))
  return found.city === '' ? [] : [[found.street, ...units].join(' ')]
}

const splitAtCommas = (parts: readonly string[], isCity: (key: string) => boolean) => {
  const first = Math.max(
    parts.findIndex((part) => /^\d/.test(part)),
    0,
  )
  const [street = '', ...others] = parts.slice(first)
  const last = others.at(-1) ?? ''
  const city = /\d/.test(last) ? '' : last
  const units = city === '' ? others : others.slice(0, -1)
  const whole = [street, ...units].join(' ')
  if (city !== '') return { streets: [whole, ...endingBefore(street, city, units)], city }
  const found = takeCity(whole, isCity)
  return { streets: [found.street, ...endingAtSuffix(found.street).reverse()], city: found.city }
}

/** `isCity` knows canonical city names, as `readCity` writes them. */
export const splitAddress = (line: string, isCity: (key: string) => boolean): SplitAddress => {
  const text = withoutOddMarks(line)
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[,.\s]+$/, '')
    .replace(/[,.\s]*\b(USA|US|United States( of America)?)$/i, '')
    .replace(/[,.\s]+$/, '')
  const { rest: beforeZip, zip } = takeZip(text)
  const { rest, state } = takeState(beforeZip, zip)
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return { ...splitAtCommas(parts.length === 0 ? [''] : parts, isCity), state, zip }
}
