/** Owns how a correction of the record is said aloud: what the record gives, and what is true. */

import type { Correction } from '#core/case/file.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { asTyped, closed } from '../make-fact.ts'
import { isEnglish, isSentence } from './statement.ts'

/** Of these a figure is spoken in a sentence; what else a record says may be any words. */
const MEASURED: readonly Correction['field'][] = [
  'living_area',
  'year_built',
  'bedrooms',
  'bathrooms',
  'land_area',
]

const AREAS: readonly Correction['field'][] = ['living_area', 'land_area']

/** Square feet are what the record counts; whatever else was typed is said as it was typed. */
const spokenFigure = (field: Correction['field'], text: string): string => {
  const typed = asTyped(text)
  const [, area] = /^(\d{3,}|\d[\d,]*,\d{3})(?: ?(?:sq\.? ?ft\.?|sf|square feet))?$/i.exec(typed) ?? []
  return AREAS.includes(field) && area !== undefined
    ? `${Number(area.replaceAll(',', '')).toLocaleString('en-US')} square feet`
    : typed
}

const COUNTED: Readonly<Partial<Record<Correction['field'], string>>> = {
  bedrooms: 'bedroom',
  bathrooms: 'bathroom',
}

/** '3 bathrooms. In fact there are 2.'; null for what is no plain count. */
const countWords = ({ field, recordValue, trueValue }: Correction): string | null => {
  const thing = COUNTED[field]
  const [says, is] = [recordValue, trueValue].map((text) => /^\d+(?:\.5)?$/.exec(asTyped(text))?.[0])
  if (thing === undefined || says === undefined || is === undefined) return null
  const there = Number(is) === 0 ? 'there are none' : `there ${Number(is) === 1 ? 'is' : 'are'} ${is}`
  return `The county’s record lists ${says} ${thing}${Number(says) === 1 ? '' : 's'}. In fact ${there}.`
}

const builtWords = ({ field, recordValue, trueValue }: Correction): string | null => {
  const isYears = [recordValue, trueValue].every((text) => /^\d{4}$/.test(asTyped(text)))
  return field === 'year_built' && isYears
    ? `The county’s record says that my home was built in ${asTyped(recordValue)}. It was built in ${asTyped(trueValue)}.`
    : null
}

/** Of these a record says yes or no. */
const THINGS: Readonly<Partial<Record<Correction['field'], string>>> = { pool: 'a pool', garage: 'a garage' }

const thingWords = ({ field, recordValue, trueValue }: Correction): string | null => {
  const thing = THINGS[field]
  const [says, is] = [recordValue, trueValue].map((text) => asTyped(text).toLowerCase())
  return thing !== undefined && says === 'yes' && (is === 'no' || is === 'none')
    ? `The county’s record lists ${thing}. There is none.`
    : null
}

/** A thing as a record names it: 'Two-car garage'. */
const NAMED = /^\p{L}[\p{L}\p{N}-]* (?:[\p{L}-]+ )?(?:garage|carport|pool|porch|dock|shed|deck|lanai)$/iu

const withArticle = (text: string): string =>
  `${/^[aeiou]/i.test(text) && !/^one\b/i.test(text) ? 'an' : 'a'} ${lowered(text)}`

/** 'The county’s record lists a two-car garage. In fact it is a one-car garage.' */
const namedWords = ({ recordValue, trueValue }: Correction): string | null => {
  const [says, is] = [asTyped(recordValue), asTyped(trueValue)]
  return NAMED.test(says) && NAMED.test(is)
    ? `The county’s record lists ${withArticle(says)}. In fact it is ${withArticle(is)}.`
    : null
}

const quotedIn = (text: string): string => `“${asTyped(text).replace(/\.$/, '')}”`

const otherWords = ({ field, recordValue, trueValue }: Correction): string => {
  const what =
    field === 'other'
      ? 'one more point'
      : `the ${field === 'living_area' ? 'area of my home' : RECORD_FIELD_LABELS[field].toLowerCase()}`
  const [says, is] = [spokenFigure(field, recordValue), spokenFigure(field, trueValue)]
  if (MEASURED.includes(field) && says !== '' && is !== '')
    return closed(`The county’s record lists ${what} as ${says}. It is ${is}`)
  const wrong =
    says === ''
      ? `The county’s record says nothing about ${what}.`
      : `${field === 'other' ? 'On' : 'For'} ${what}, the county’s record says ${quotedIn(recordValue)}.`
  return is === '' ? `${wrong} That is wrong.` : `${wrong} It should say ${quotedIn(trueValue)}.`
}

export const correctionWords = (correction: Correction): string =>
  countWords(correction) ??
  builtWords(correction) ??
  thingWords(correction) ??
  namedWords(correction) ??
  otherWords(correction)

/** 'I rely on the floor plan of the builder.'; a sentence stays as it was typed, and nothing of nothing. */
export const proofWords = (proof: string): string => {
  const typed = asTyped(proof)
  if (typed === '' || !isEnglish(typed)) return ''
  if (isSentence(typed)) return closed(typed)
  return closed(
    `I rely on ${/^(?:a|an|the|my|our)\b/i.test(typed) ? lowered(typed) : `the ${lowered(typed)}`}`,
  )
}

/** How the mistake came about, where it was written in a sentence. */
export const mistakeWords = (why: string): string =>
  isSentence(why) && isEnglish(why) ? closed(asTyped(why)) : ''
