/** Owns the questions that owners ask most ready to be compared: the stems of each wording, and how much a word tells one from another. */
import { type Intent, intentOf } from './intent.ts'
import { otherWordsFor, writtenOut } from './other-words.ts'
import { meanOf, type Phrases, type PhraseWeight, phrasesOf, phraseWeightOf, wordForWord } from './phrases.ts'
import { inWholeWords } from './plain-words.ts'
import { isLight, stemsOf } from './words.ts'

/** Where a passage begins to answer; `fact` is one of whichever county is meant. */
export type Quote =
  | { readonly kind: 'passage'; readonly id: string; readonly from: number }
  | { readonly kind: 'county'; readonly fact: string }

export interface KnownQuestion {
  readonly asks: readonly string[]
  /** What answers it, the first first; none where nothing on our pages does. */
  readonly quotes: readonly Quote[]
  /** What stands there: words of the answer speak for the question too. */
  readonly text: string
}

export interface Term {
  readonly stem: string
  readonly others: readonly string[]
  readonly weight: number
}

export type Stems = ReadonlySet<string>

export interface Way {
  readonly stems: Stems
  readonly terms: readonly Term[]
  readonly intent: Intent
}

export interface ShelvedQuestion {
  readonly known: KnownQuestion
  readonly ways: readonly Way[]
  readonly all: Stems
  readonly answer: Stems
  /** Of all its wordings together. */
  readonly phrases: Phrases
}

export interface KnownShelf {
  readonly entries: readonly ShelvedQuestion[]
  readonly weightOf: (stem: string) => number
  readonly phraseWeightOf: PhraseWeight
  /** By the words of each wording, the question it asks. */
  readonly byWording: ReadonlyMap<string, KnownQuestion>
}

/** A bare number is the person's own: how many days late, how many baths. */
const isOwnNumber = (stem: string): boolean => /^\d{1,3}$/.test(stem)

export const stemsIn = (text: string): Stems =>
  new Set(stemsOf(writtenOut(text)).filter((stem) => !isOwnNumber(stem)))

export const termsIn = (stems: Stems, weightOf: KnownShelf['weightOf']): readonly Term[] =>
  [...stems].map((stem) => ({ stem, others: otherWordsFor(stem), weight: weightOf(stem) }))

/** Share of its weight that a word keeps which goes with every subject. */
const LIGHT = 0.35

/** `weightInPages` is what a word weighs that no known question holds. */
export const shelveKnown = (
  questions: readonly KnownQuestion[],
  weightInPages: (stem: string) => number,
): KnownShelf => {
  const stems = questions.map(({ asks }) => asks.map(stemsIn))
  const holding = new Map<string, number>()
  for (const ways of stems)
    for (const stem of new Set(ways.flatMap((one) => [...one])))
      holding.set(stem, (holding.get(stem) ?? 0) + 1)
  const weightOf = (stem: string): number => {
    const count = holding.get(stem)
    const weight = count === undefined ? weightInPages(stem) : Math.log(1 + questions.length / count)
    return weight * (isLight(stem) ? LIGHT : 1)
  }
  const phraseWeight = phraseWeightOf(questions.flatMap(({ asks }) => asks))
  const entries = questions.map((known, at): ShelvedQuestion => {
    const its = stems[at] ?? []
    return {
      known,
      ways: its.map((way, number) => ({
        stems: way,
        terms: termsIn(way, weightOf),
        intent: intentOf(known.asks[number] ?? ''),
      })),
      all: new Set(its.flatMap((one) => [...one])),
      answer: new Set(stemsOf(known.text)),
      phrases: meanOf(known.asks.map((asked) => phrasesOf(asked, phraseWeight))),
    }
  })
  const byWording = new Map(
    questions.flatMap((known) =>
      known.asks.map((asked) => [wordForWord(inWholeWords(asked)), known] as const),
    ),
  )
  return { entries, weightOf, phraseWeightOf: phraseWeight, byWording }
}
