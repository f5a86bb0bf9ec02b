/** Owns which known questions a typed one is like, and how much: by words that they share, rare ones more, and by what they mean. */
import { likenessTo, type Vector } from './likeness.ts'
import type { KnownQuestion } from './passage.ts'
import { allStemsOf, stemsOf } from './words.ts'

export interface Candidate {
  readonly known: KnownQuestion
  readonly score: number
  /** The share of the question that lies in words nobody's question holds. */
  readonly strange: number
  /** Of the question: a long one is like none so closely. */
  readonly words: number
}

/** A known question with its wordings in plain words, what a sentence model makes of each, and the text that answers it. */
export interface Entry {
  readonly known: KnownQuestion
  readonly wordings: readonly string[]
  readonly vectors: readonly Vector[]
  readonly text: string
}

/** A word of the text that answers counts for less than one of the wordings. */
const IN_TEXT = 0.4
/** Few wordings prove little about how usual a word is. */
const DOUBT = 1.5
const DOUBT_BY_WORDING = 0.05

/** A number or a month that nobody asks about is the person's own, and tells nothing of what is asked. */
const OWN_NUMBER =
  /^(?:\d+(?:[.,]\d+)*(?:k|st|nd|rd|th)?|jan|feb|mar|apr|june?|july?|aug|sept?|oct(?:ob|ober)?|nov|dec)$/

interface Wording {
  readonly entry: number
  readonly stems: ReadonlySet<string>
  readonly length: number
}

const pushTo = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

const stemsIn = (text: string): ReadonlySet<string> => new Set(allStemsOf(text))

/** The likest first. */
export const rankingOf = (
  entries: readonly Entry[],
): ((question: string, vector: Vector) => readonly Candidate[]) => {
  const wordings = entries.map((entry) => entry.wordings.map(stemsIn))
  const texts = entries.map(({ text }) => stemsIn(text))
  const answered = wordings.filter((_, at) => {
    const known = entries[at]?.known
    return known !== undefined && known.quotes.length > 0 && known.advice === null
  })
  const holders = new Map<string, number>()
  for (const ofEntry of answered)
    for (const stem of new Set(ofEntry.flatMap((one) => [...one])))
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const worthOf = (stem: string): number => {
    const holding = holders.get(stem)
    return Math.log(1 + (holding === undefined ? 2 * entries.length : entries.length / holding))
  }
  const lengthOf = (stems: ReadonlySet<string>): number =>
    [...stems].reduce((sum, stem) => sum + worthOf(stem), 0)

  const all: readonly Wording[] = wordings.flatMap((ofEntry, entry) =>
    ofEntry.map((stems) => ({ entry, stems, length: lengthOf(stems) })),
  )
  const likeness = likenessTo(entries.flatMap(({ vectors }) => vectors))
  const wordingsWith = new Map<string, number[]>()
  const shares = new Map<string, (readonly [entry: number, share: number])[]>()
  for (const [at, { stems }] of all.entries()) for (const stem of stems) pushTo(wordingsWith, stem, at)
  for (const [entry, ofEntry] of wordings.entries()) {
    const text = texts[entry]
    for (const stem of new Set([...ofEntry.flatMap((one) => [...one]), ...(text ?? [])])) {
      const count = ofEntry.filter((one) => one.has(stem)).length
      const share = count / (count + DOUBT + DOUBT_BY_WORDING * ofEntry.length)
      pushTo(shares, stem, [entry, share + (text?.has(stem) ? IN_TEXT : 0)])
    }
  }

  return (question, vector) => {
    const telling = new Set(stemsOf(question))
    const asked = [...stemsIn(question)]
      .filter((stem) => holders.has(stem) || (telling.has(stem) && !OWN_NUMBER.test(stem)))
      .map((stem) => ({ stem, worth: worthOf(stem) }))
    const words = question.trim().split(/\s+/).length
    const total = asked.reduce((sum, { worth }) => sum + worth, 0)
    const strange = asked.reduce((sum, { stem, worth }) => sum + (holders.has(stem) ? 0 : worth), 0)
    const shared = new Float64Array(all.length)
    const covered = new Float64Array(entries.length)
    for (const { stem, worth } of asked) {
      for (const at of wordingsWith.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + worth
      for (const [entry, share] of shares.get(stem) ?? [])
        covered[entry] = (covered[entry] ?? 0) + worth * share
    }
    const likest = new Float64Array(entries.length)
    const meant = new Float64Array(entries.length)
    const likenesses = likeness(vector)
    for (const [at, { entry, length }] of all.entries()) {
      likest[entry] = Math.max(likest[entry] ?? 0, (2 * (shared[at] ?? 0)) / (total + length))
      meant[entry] = Math.max(meant[entry] ?? 0, likenesses[at] ?? 0)
    }
    return entries
      .map(({ known }, entry) => ({
        known,
        score: (likest[entry] ?? 0) + (covered[entry] ?? 0) / Math.max(1, total) + (meant[entry] ?? 0),
        strange: strange / Math.max(1, total),
        words,
      }))
      .toSorted((a, b) => b.score - a.score)
  }
}
