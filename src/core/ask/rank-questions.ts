/** Owns which known questions a typed one is like, and how much: by words and meanings that they share, rare ones more. */
import type { Features } from './meanings.ts'
import type { KnownQuestion } from './passage.ts'

export interface Candidate {
  readonly known: KnownQuestion
  readonly score: number
  /** The share of the question that lies in words nobody's question holds. */
  readonly strange: number
  /** Of the question: a long one is like none so closely. */
  readonly words: number
}

/** A known question with its wordings in plain words and the text that answers it. */
export interface Entry {
  readonly known: KnownQuestion
  readonly wordings: readonly string[]
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
  readonly features: Features
  readonly length: number
}

const pushTo = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** The likest first. */
export const rankingOf = (
  entries: readonly Entry[],
  featuresOf: (text: string) => Features,
): ((question: string) => readonly Candidate[]) => {
  const wordings = entries.map((entry) => entry.wordings.map(featuresOf))
  const texts = entries.map(({ text }) => featuresOf(text))
  const answered = wordings.filter((_, at) => (entries[at]?.known.quotes.length ?? 0) > 0)
  const holders = new Map<string, number>()
  for (const ofEntry of answered)
    for (const feature of new Set(ofEntry.flatMap((one) => [...one.keys()])))
      holders.set(feature, (holders.get(feature) ?? 0) + 1)
  const worthOf = (feature: string): number => {
    const holding = holders.get(feature)
    return Math.log(1 + (holding === undefined ? 2 * entries.length : entries.length / holding))
  }
  const lengthOf = (features: Features): number =>
    [...features].reduce((sum, [feature, weight]) => sum + weight * worthOf(feature), 0)

  const all: readonly Wording[] = wordings.flatMap((ofEntry, entry) =>
    ofEntry.map((features) => ({ entry, features, length: lengthOf(features) })),
  )
  const wordingsWith = new Map<string, number[]>()
  const shares = new Map<string, (readonly [entry: number, share: number])[]>()
  for (const [at, { features }] of all.entries())
    for (const feature of features.keys()) pushTo(wordingsWith, feature, at)
  for (const [entry, ofEntry] of wordings.entries()) {
    const text = texts[entry]
    for (const feature of new Set([...ofEntry.flatMap((one) => [...one.keys()]), ...(text?.keys() ?? [])])) {
      const count = ofEntry.filter((one) => one.has(feature)).length
      const share = count / (count + DOUBT + DOUBT_BY_WORDING * ofEntry.length)
      pushTo(shares, feature, [entry, share + (text?.has(feature) ? IN_TEXT : 0)])
    }
  }

  return (question) => {
    const asked = [...featuresOf(question)]
      // A word that only its meaning knows says no more than that.
      .filter(([feature, weight]) => holders.has(feature) || (weight === 1 && !OWN_NUMBER.test(feature)))
      .map(([feature, weight]) => ({ feature, worth: weight * worthOf(feature) }))
    const words = question.trim().split(/\s+/).length
    const total = asked.reduce((sum, { worth }) => sum + worth, 0)
    const strange = asked.reduce((sum, { feature, worth }) => sum + (holders.has(feature) ? 0 : worth), 0)
    const shared = new Float64Array(all.length)
    const covered = new Float64Array(entries.length)
    for (const { feature, worth } of asked) {
      for (const at of wordingsWith.get(feature) ?? []) shared[at] = (shared[at] ?? 0) + worth
      for (const [entry, share] of shares.get(feature) ?? [])
        covered[entry] = (covered[entry] ?? 0) + worth * share
    }
    const likest = new Float64Array(entries.length)
    for (const [at, { entry, length }] of all.entries())
      likest[entry] = Math.max(likest[entry] ?? 0, (2 * (shared[at] ?? 0)) / (total + length))
    return entries
      .map(({ known }, entry) => ({
        known,
        score: likest[entry] === 0 ? 0 : (likest[entry] ?? 0) + (covered[entry] ?? 0) / total,
        strange: strange / total,
        words,
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
  }
}
