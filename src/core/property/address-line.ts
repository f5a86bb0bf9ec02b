/** Owns reading the street part of an address into one canonical form, the same for the roll and for people. */

import { DIRECTIONS, NAME_WORDS, ORDINALS, SUFFIXES, UNIT_WORDS } from './street-words.ts'

/** Parts in canonical capitals, '' when absent. `name` never holds the suffix or the direction. */
export interface StreetLine {
  readonly houseNumber: number | null
  /** 'N', 'SW', … whether written before or after the name. */
  readonly direction: string
  readonly name: string
  readonly suffix: string
  /** Without its designator: 'Apt 204', '#204' and 'Unit 0204' are all '204'. */
  readonly unit: string
}

export type StreetName = Omit<StreetLine, 'houseNumber'>

const tidy = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[\u0300-\u036f.'’`]/g, '')
    .replace(/#/g, ' # ')
    .replace(/[^A-Z0-9#/&]+/g, ' ')
    .trim()

/** A line pasted with an emoji, quotation marks, a '#' or a comma around its number is the same address without them. */
export const withoutOddMarks = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\p{N}\s,.#&'’`/-]+/gu, ' ')
    .replace(/^[\s,.#-]+/, '')
    .replace(/^(\d[\w/-]*)\s*,[\s,]*/, '$1 ')

const withoutZeros = (token: string): string => token.replace(/^0+(?=.)/, '')

/** The identifiers of a unit: 'Bldg 5 Apt 0204' → '5 204'. */
export const readUnit = (text: string): string =>
  tidy(text)
    .split(' ')
    .filter((token) => token !== '' && !UNIT_WORDS.has(token))
    .map(withoutZeros)
    .join(' ')

/** Where the unit begins: a unit word with something after it, or a bare number or letter after the suffix. */
const findUnit = (tokens: readonly string[]): number => {
  const worded = tokens.findIndex(
    (token, at) => at >= 1 && UNIT_WORDS.has(token) && (at < tokens.length - 1 || token === 'PH'),
  )
  if (worded >= 0) return worded
  const last = tokens.length - 1
  const before = SUFFIXES.get(tokens[last - 1] ?? '')
  if (last < 2 || before === undefined || before === 'HWY' || before === 'RTE') return -1
  const bare = /^(\d+[A-Z]?|[A-Z]\d*)$/.test(tokens[last] ?? '') && !DIRECTIONS.has(tokens[last] ?? '')
  return bare ? last : -1
}

const shortWord = (word: string): string => {
  const ordinal = /^(\d+)(ST|ND|RD|TH)$/.exec(word)?.[1]
  return ordinal ?? ORDINALS.get(word) ?? NAME_WORDS.get(word) ?? SUFFIXES.get(word) ?? word
}

type Replacement = readonly [RegExp, string]

const ROUTES: readonly Replacement[] = [
  [/\b(U ?S|UNITED STATES) (HWY |RTE )?(\d+)\b/, 'US $3'],
  [/\b(ST|STATE|FL|FLORIDA) (RD|HWY|RTE) (\d+)\b/, 'SR $3'],
  [/\b(COUNTY|CO) (RD|HWY) (\d+)\b/, 'CR $3'],
]
const KING: Replacement = [/^.*(MARTIN LUTHER KING|\bMLK\b).*$/, 'MARTIN LUTHER KING']

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((name, [pattern, short]) => name.replace(pattern, short), text)

const shortName = (words: readonly string[]): string =>
  replaceAll(words.map(shortWord).join(' '), [...ROUTES, KING])

const isHighway = (words: readonly string[]): boolean =>
  /^([NSEW]{1,2} )?(US|SR|CR) \d+/.test(shortName(words))

/** 'N W' before a name is one direction. */
const takeDirectionBefore = (words: string[]): string => {
  const first = DIRECTIONS.get(words[0] ?? '')
  if (first === undefined || words.length < 2) return ''
  words.shift()
  const second = DIRECTIONS.get(words[0] ?? '')
  if (words.length < 2 || second === undefined || first.length + second.length > 2) return first
  if (!'NS'.includes(first) || !'EW'.includes(second)) return first
  words.shift()
  return first + second
}

const takeDirectionAfter = (words: string[]): string => {
  const last = DIRECTIONS.get(words.at(-1) ?? '')
  const alone = words.length === 2 && (SUFFIXES.has(words[0] ?? '') || DIRECTIONS.has(words[0] ?? ''))
  if (last === undefined || words.length < 2 || alone) return ''
  words.pop()
  return last
}

const takeSuffix = (words: string[]): string => {
  const suffix = SUFFIXES.get(words.at(-1) ?? '')
  const directionOnly = words.length === 2 && DIRECTIONS.has(words[0] ?? '') && suffix === undefined
  if (suffix === undefined || words.length < 2 || directionOnly) return ''
  words.pop()
  return suffix
}

/** A city's name for comparing: 'Saint Petersburg' and 'St. Petersburg' are one. */
export const readCity = (text: string): string => tidy(text).split(' ').map(shortWord).join(' ')

/** The words of any part of an address in their short forms; with `keepLast` a last word of letters stays as typed. */
export const canonicalWords = (text: string, { keepLast = false } = {}): readonly string[] => {
  const words = tidy(text).split(' ')
  const last = keepLast && !/^\d+$/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  const short = replaceAll(words.map(shortWord).join(' '), ROUTES)
  return [...short.split(' '), last].filter((word) => word !== '')
}

/** Reads a street without its house number: 'W San Luis Street Apt 5'. */
export const readStreetName = (text: string): StreetName => {
  const tokens = tidy(text).split(' ')
  const unitAt = isHighway(tokens)
    ? tokens.findIndex((token, at) => at > 1 && UNIT_WORDS.has(token))
    : findUnit(tokens)
  const words = unitAt < 0 ? tokens : tokens.slice(0, unitAt)
  const unit = unitAt < 0 ? '' : readUnit(tokens.slice(unitAt).join(' '))
  const after = takeDirectionAfter(words)
  const suffix = takeSuffix(words)
  const before = takeDirectionBefore(words)
  return {
    direction: [before, after].filter((part) => part !== '').join(' '),
    name: shortName(words),
    suffix,
    unit,
  }
}

/**
 * '404NE13TH ST', '730SWOAK ST': rolls write number, direction and street in one. Before letters only NW and SW are
 * taken for a direction: hardly a name begins so, and none of the rolls glues its number to a name alone.
 */
const GLUED = /^(\s*\d{1,7})(?:([NS][EW]|[NSEW])(?=\d+(?:ST|ND|RD|TH)?\s+\S)|([NS]W)(?=[A-Z]{3,}\s+\S))/i

/** Parts what is glued to the house number from it: '404 NE 13TH ST'. */
export const partGluedNumber = (line: string): string => line.replace(GLUED, '$1 $2$3 ')

/** Number, the letters on it as in '12A' or '12-A', a second number of a range, a fraction, and the rest. */
const NUMBER = /^\s*(\d{1,7})-?([A-Za-z]{0,2})(?:-\d+)?(?:\s+(\d\/\d))?(?:\s+(.*))?$/

/** Splits '3717W SAN LUIS ST', '12A MAIN ST' or '12 1/2 MAIN ST' into number, what hangs on it, and street. */
const splitNumber = (line: string): { houseNumber: number | null; mark: string; street: string } => {
  const [, digits, glued = '', fraction = '', street = ''] = NUMBER.exec(partGluedNumber(line)) ?? []
  if (digits === undefined || /^(st|nd|rd|th)$/i.test(glued))
    return { houseNumber: null, mark: '', street: line }
  const houseNumber = Number(digits) === 0 ? null : Number(digits)
  if (glued === '') return { houseNumber, mark: fraction, street }
  const isDirection = DIRECTIONS.has(glued.toUpperCase())
  if (!isDirection) return { houseNumber, mark: glued.toUpperCase(), street }
  return { houseNumber, mark: fraction, street: `${glued} ${street}` }
}

/**
 * Reads one street line. `readName` may be a remembering version of `readStreetName`: a roll repeats its streets.
 * A number of 0, or none, is null.
 */
export const readStreetLine = (line: string, readName = readStreetName): StreetLine => {
  const { houseNumber, mark, street } = splitNumber(line)
  const { direction, name, suffix, unit } = readName(street)
  return { houseNumber, direction, name, suffix, unit: unit === '' ? mark : unit }
}

/** A number alone would read as one of the street's. */
export const unitWords = (line2: string): string => (/^\d+\p{L}?$/u.test(line2) ? `Unit ${line2}` : line2)
