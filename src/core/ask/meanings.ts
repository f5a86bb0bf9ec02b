/** Owns by what a question is compared: the stems of its words, and the meanings that words and phrases of owners share. */
import { allStemsOf } from './words.ts'

/** How much each stem or meaning of a text counts. */
export type Features = ReadonlyMap<string, number>

/** A word that has a meaning counts partly as the word; a phrase says its meaning more surely than a word does. */
const WORD_OF_MEANING = 0.6
const MEANING = 0.5
const MEANING_OF_PHRASE = 0.7

interface Phrase {
  readonly stems: string
  readonly meaning: string
}

const joined = (stems: readonly string[]): string => ` ${stems.join(' ')} `

/** Each group holds words and phrases that owners use for one another, with commas between. */
export const featuresBy = (groups: readonly string[]): ((text: string) => Features) => {
  const all = groups.flatMap((group, place) =>
    group.split(',').map((words) => ({ stems: allStemsOf(words), meaning: `#${place}` })),
  )
  const ofWords = Map.groupBy(
    all.filter(({ stems }) => stems.length === 1),
    ({ stems: [stem = ''] }) => stem,
  )
  const ofPhrases = Map.groupBy(
    all
      .filter(({ stems }) => stems.length > 1)
      .map(({ stems, meaning }): Phrase => ({ stems: joined(stems), meaning })),
    ({ stems }) => stems.split(' ')[1] ?? '',
  )
  return (text) => {
    const inOrder = allStemsOf(text)
    const line = joined(inOrder)
    const features = new Map<string, number>()
    const count = (feature: string, weight: number): void => {
      features.set(feature, Math.max(weight, features.get(feature) ?? 0))
    }
    for (const stem of new Set(inOrder)) {
      const meanings = [...new Set((ofWords.get(stem) ?? []).map(({ meaning }) => meaning))]
      count(stem, meanings.length === 0 ? 1 : WORD_OF_MEANING)
      for (const meaning of meanings) count(meaning, MEANING / Math.sqrt(meanings.length))
      const phrases = (ofPhrases.get(stem) ?? []).filter(({ stems }) => line.includes(stems))
      for (const { meaning } of phrases) count(meaning, MEANING_OF_PHRASE)
    }
    return features
  }
}
