/** Rewrites an address of the roll as people type one. Letters may be mistyped, never the house number: that would be another home. */
import { SUFFIXES, UNIT_WORDS } from '#core/property/street-words.ts'

export interface Written {
  /** '8302 Lutz Lake Fern Rd', perhaps with a unit. */
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly zip: string
}

/** 0 up to, not including, the number of sides. */
export type Roll = (sides: number) => number

const SHORT: ReadonlySet<string> = new Set(SUFFIXES.values())

const isPlural = (form: string, short: string): boolean =>
  form.endsWith('S') && SUFFIXES.get(form.slice(0, -1)) === short

/** 'RD' → 'ROAD': the longest way to write it, of one thing only. */
const wholeWord = (short: string): string =>
  [...SUFFIXES]
    .filter(([form, to]) => to === short && !isPlural(form, short))
    .reduce((long, [form]) => (form.length > long.length ? form : long), '')

const withSuffix = (street: string, change: (suffix: string) => string): string => {
  const words = street.split(' ')
  const at = words.findLastIndex(
    (word, place) => place > 1 && SHORT.has(SUFFIXES.get(word.toUpperCase()) ?? ''),
  )
  if (at < 0) return street
  const suffix = SUFFIXES.get((words[at] ?? '').toUpperCase()) ?? ''
  return words.with(at, change(suffix)).filter(Boolean).join(' ')
}

const line = ({ street, unit, city, zip }: Written): string =>
  [[street, unit].filter(Boolean).join(' '), city, `FL ${zip}`.trim()].filter(Boolean).join(', ')

const bareUnit = (unit: string): string =>
  unit
    .split(/[\s#]+/)
    .filter((word) => word !== '' && !UNIT_WORDS.has(word.toUpperCase()))
    .join(' ')

const moveUnit = (written: Written, roll: Roll): Written => {
  const bare = bareUnit(written.unit)
  if (bare === '') return written
  const forms = [`#${bare}`, `unit ${bare}`, `Apt. ${bare}`, bare]
  return { ...written, unit: forms[roll(forms.length)] ?? bare }
}

const ERRORS: readonly ((left: string, right: string) => string)[] = [
  (left, right) => right + left,
  (left) => left,
  (left, right) => left + right + right,
  (left) => `${left}e`,
]

/** One pair of neighboring letters of the street's name swapped, dropped, doubled or replaced. */
const mistype = (written: Written, roll: Roll): Written => {
  const places = [...written.street.matchAll(/(?<=\s[a-z]*)[a-z](?=[a-z]{2})/gi)].map(({ index }) => index)
  const at = places[roll(Math.max(places.length, 1))]
  if (at === undefined) return written
  const { street } = written
  const error = ERRORS[roll(ERRORS.length)]
  const wrong = error?.(street[at] ?? '', street[at + 1] ?? '') ?? ''
  return { ...written, street: street.slice(0, at) + wrong + street.slice(at + 2) }
}

const spellOut = (written: Written): Written => ({
  ...written,
  street: withSuffix(written.street, wholeWord),
})
const dropSuffix = (written: Written): Written => ({
  ...written,
  street: withSuffix(written.street, () => ''),
})

export const WAYS = {
  asOnTheRoll: line,
  lowerCase: (written) => line(written).toLowerCase(),
  withoutCommas: (written) => line(written).toLowerCase().replaceAll(',', ''),
  suffixSpelledOut: (written) => line(spellOut(written)),
  suffixDropped: (written) => line(dropSuffix(written)),
  unitMoved: (written, roll) => line(moveUnit(written, roll)),
  zipAlone: (written) => line({ ...written, city: '' }),
  cityAlone: (written) => line({ ...written, zip: '' }).replace(/, FL$/, ''),
  oneTypingError: (written, roll) => line(mistype(written, roll)),
  allAtOnce: (written, roll) => {
    const suffix = roll(2) === 0 ? spellOut : dropSuffix
    return line(mistype(moveUnit(suffix(written), roll), roll)).toLowerCase()
  },
} as const satisfies Record<string, (written: Written, roll: Roll) => string>
