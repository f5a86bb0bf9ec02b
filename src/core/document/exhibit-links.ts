/** Owns which item of a case an exhibit shows: the one whose words stand in its caption. */

import type { CaseFile, ConditionItem, Correction } from '#core/case/file.ts'
import { type ExhibitFile, exhibitTitle } from './exhibits.ts'
import { RECORD_FIELD_LABELS } from './record-fields.ts'

/** Shorter words, such as "the", tie nothing to anything. */
const fewestLetters = 4

/** Named alike in every caption. */
const EMPTY = new Set(['photo', 'paper', 'home', 'house', 'with', 'from', 'that', 'this', 'area', 'image'])

/** Without the endings that a caption and an item may have apart: crack, cracks, cracked. */
const stemOf = (word: string): string => word.replace(/(?:ings?|ed|es|s)$/u, '')

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= fewestLetters && !EMPTY.has(word))
      .map(stemOf),
  )

const sharedWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

/** 'Roof leaks (back bedroom)' in 'Roof leak, back bedroom', or the other way round: one of them tells it. */
export const isSaidIn = (words: string, title: string): boolean => {
  if (title.toLowerCase().startsWith(words.toLowerCase())) return true
  const [told, own] = [wordsIn(words), wordsIn(title)]
  const fewer = Math.min(told.size, own.size)
  return fewer > 1 && sharedWords(told, own) === fewer
}

/** An estimate or an invoice is known by its name too. */
const ofItem = ({ what, where, costDetail, costSource }: ConditionItem, isPaper: boolean): string =>
  [what, where, ...(isPaper ? [costDetail, costSource ?? ''] : [])].join(' ')

const ofCorrection = ({ field, why, proof }: Correction): string =>
  [RECORD_FIELD_LABELS[field], why, proof].join(' ')

export interface ExhibitLink {
  readonly letter: string
  /** Ids of items of condition and of corrections. */
  readonly shows: readonly string[]
  /** A copy of the petition. */
  readonly isPetition: boolean
}

const PETITION = /\bdr[\s_-]?486\b|\bpetition\b/iu

/** All that an exhibit is told by. */
interface Named {
  readonly letter: string
  readonly file: Pick<ExhibitFile, 'kind' | 'name' | 'caption'>
}

/** A copy of the filed form DR-486, told by what its owner wrote of it. */
export const isPetitionCopy = (file: Named['file']): boolean =>
  file.kind === 'paper' && PETITION.test(exhibitTitle(file))

const mostAlike = (caption: ReadonlySet<string>, known: readonly (readonly [id: string, text: string])[]) => {
  const scores = known.map(([id, text]) => ({ id, score: sharedWords(caption, wordsIn(text)) }))
  const best = Math.max(0, ...scores.map(({ score }) => score))
  return best === 0 ? [] : scores.filter(({ score }) => score === best).map(({ id }) => id)
}

export const exhibitLinks = (
  { condition, corrections }: Pick<CaseFile, 'condition' | 'corrections'>,
  exhibits: readonly Named[],
): readonly ExhibitLink[] =>
  exhibits.map(({ letter, file }) => {
    const title = exhibitTitle(file)
    const isPaper = file.kind === 'paper'
    if (isPetitionCopy(file)) return { letter, shows: [], isPetition: true }
    const shows = mostAlike(wordsIn(`${title} ${file.name}`), [
      ...condition.map((item) => [item.id, ofItem(item, isPaper)] as const),
      ...corrections.map((correction) => [correction.id, ofCorrection(correction)] as const),
    ])
    return { letter, shows, isPetition: false }
  })
