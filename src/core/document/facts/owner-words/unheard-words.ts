/** Owns which sentences in the boxes of a case a board will not hear: no paper prints them until their owner keeps them, and no script says them. */

import type { CaseFile, CaseSale, ConditionItem, Correction } from '#core/case/file.ts'
import { UNHEARD, type Unheard } from '#core/document/gate/unheard.ts'
import { isOldSum } from './old-sums.ts'

/** Reasons speak for the owner, and for the value asked for; the other boxes describe a home or a sale. */
type Box = 'home' | { readonly opinionCents: number | null }

/** A sum that leads to another value than is asked for by now is not heard either. */
type NotSaid = Unheard | 'old-sum'

/** What a sentence about a home must say besides: pipes are stolen, a seller goes bankrupt and a power bill doubles without a word of the owner's. */
const ABOUT_CASE: Readonly<Record<Unheard, RegExp>> = {
  'tax-burden': /\btax|\bmillage\b/iu,
  'ability-to-pay': /\b(?:i|i[’']m|we|my|our|me|us)\b/iu,
  accusation:
    /\b(?:appraisers?|assessors?|county|office|officials?|clerk|board|magistrate|government|they)\b/iu,
  'others-exemption': /./u,
  promise: /\b(?:promise|swear|guarantee|pledge|drop|withdraw|accept|settle|appeal|sue|court|press|news)\b/iu,
}

const kindsIn = (sentence: string, box: Box): readonly NotSaid[] => [
  ...new Set<NotSaid>(
    UNHEARD.filter(
      ([kind, pattern]) => pattern.test(sentence) && (box !== 'home' || ABOUT_CASE[kind].test(sentence)),
    ).map(([kind]) => kind),
  ),
  ...(box !== 'home' && isOldSum(sentence, box.opinionCents) ? (['old-sum'] as const) : []),
]

/** Sentences at the even places, and what parts them at the odd ones. */
const inSentences = (text: string): readonly string[] => text.split(/((?<=[.?!][”"’')]*)\s+|\s*\n\s*)/u)

export interface UnheardWords {
  readonly kinds: readonly NotSaid[]
  readonly sentences: readonly string[]
}

/** Null where a board may hear all of it. */
export const unheardIn = (text: string, box: Box): UnheardWords | null => {
  const found = inSentences(text).flatMap((sentence, at) => {
    const kinds = at % 2 === 0 ? kindsIn(sentence, box) : []
    return kinds.length === 0 ? [] : [{ kinds, sentence: sentence.trim() }]
  })
  if (found.length === 0) return null
  return {
    kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
    sentences: found.map(({ sentence }) => sentence),
  }
}

const heard = (text: string, box: Box): string => {
  if (unheardIn(text, box) === null) return text
  const parts = inSentences(text)
  return parts
    .flatMap((sentence, at) =>
      at % 2 === 0 && kindsIn(sentence, box).length === 0 ? [sentence, parts[at + 1] ?? ''] : [],
    )
    .join('')
    .trim()
}

/** Boxes of an entry that its owner writes in words. */
const WORDED = {
  corrections: ['recordValue', 'trueValue', 'why', 'proof'],
  condition: ['what', 'inEnglish', 'where', 'whereInEnglish', 'costDetail', 'costScope'],
  comparables: ['reason'],
  value: ['reasons', 'reasonsInEnglish'],
} as const satisfies {
  readonly corrections: readonly (keyof Correction)[]
  readonly condition: readonly (keyof ConditionItem)[]
  readonly comparables: readonly (keyof CaseSale)[]
  readonly value: readonly (keyof CaseFile['value'])[]
}

/** The same entry; what was not typed stays so. */
const heardIn = <Entry extends object>(entry: Entry, fields: readonly (keyof Entry)[], box: Box): Entry => {
  const said = fields.flatMap((field) => {
    const text = entry[field]
    return typeof text === 'string' ? [[field, heard(text, box)] as const] : []
  })
  return { ...entry, ...Object.fromEntries(said) }
}

/** An item keeps its cost, and so a name. */
const heardItem = (item: ConditionItem): ConditionItem => {
  const said = heardIn(item, WORDED.condition, 'home')
  if (said.what !== '' || item.what === '') return said
  return { ...said, what: said.costScope || said.where || 'Repair' }
}

/** As it may be said under oath. */
export const asHeard = (file: CaseFile): CaseFile => ({
  ...file,
  corrections: file.corrections.map((one) => heardIn(one, WORDED.corrections, 'home')),
  condition: file.condition.map(heardItem),
  comparables: file.comparables.map((one) => heardIn(one, WORDED.comparables, 'home')),
  value: heardIn(file.value, WORDED.value, file.value),
})

/** As it may be printed: an owner may keep every word. */
export const asPrinted = (file: CaseFile): CaseFile =>
  file.value.keepsReasons === true ? file : asHeard(file)

interface UnheardBox extends UnheardWords {
  readonly part: keyof typeof WORDED
  /** As in `condition.c1.what`. */
  readonly path: string
}

const boxesIn = <Entry extends object>(
  part: UnheardBox['part'],
  entry: Entry,
  fields: readonly (keyof Entry & string)[],
  at: string,
  box: Box = 'home',
): readonly UnheardBox[] =>
  fields.flatMap((field) => {
    const text = entry[field]
    const found = typeof text === 'string' ? unheardIn(text, box) : null
    return found === null ? [] : [{ ...found, part, path: `${at}.${field}` }]
  })

/** Every box with such words, in the order of the path. */
export const unheardBoxes = (file: CaseFile): readonly UnheardBox[] => [
  ...file.corrections.flatMap((one) =>
    boxesIn('corrections', one, WORDED.corrections, `corrections.${one.id}`),
  ),
  ...file.comparables
    .filter(({ decision }) => decision !== null)
    .flatMap((one) => boxesIn('comparables', one, WORDED.comparables, `comparables.${one.id}`)),
  ...file.condition.flatMap((one) => boxesIn('condition', one, WORDED.condition, `condition.${one.id}`)),
  ...boxesIn('value', file.value, WORDED.value, 'value', file.value),
]
