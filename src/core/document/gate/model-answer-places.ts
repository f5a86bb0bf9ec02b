/** Owns whether every fact stands where it stood: by the words around it, so that no figure comes under another's name. */

import { qualifiersOf, sensesOf } from './model-answer-words.ts'

const PIECE = /\{[^{}\s]+\}|[\p{L}’'-]+|[.?!;:]/gu
const END = /^[.?!;]$/
const FARTHEST = 12

/** A word behind another name is rather about that one. */
const BEYOND_ANOTHER = 0.3

const isName = (piece: string): boolean => piece.startsWith('{')

/** What goes before a year says the same in each of these. */
const PERIOD = new Set(['in', 'for', 'of'])

type Around = ReadonlyMap<string, number>

const plainWord = (word: string): string => {
  const low = word.toLowerCase()
  return PERIOD.has(low) ? 'in' : low
}

const add = (around: Map<string, number>, word: string, weight: number) =>
  around.set(word, Math.max(around.get(word) ?? 0, weight))

/** Words on one side, nearest first, to the end of the sentence. */
const side = (pieces: readonly string[]): readonly string[] => {
  const end = pieces.findIndex((piece) => END.test(piece))
  return pieces.slice(0, Math.min(end < 0 ? pieces.length : end, FARTHEST))
}

/** The nearer a word, the more it weighs; little beyond another name. */
const weighed = (words: readonly string[]): readonly (readonly [sense: string, weight: number])[] => {
  const next = words.findIndex(isName)
  return words.flatMap((word, distance) => {
    if (isName(word)) return []
    const share = next < 0 || distance < next ? 1 : BEYOND_ANOTHER
    return sensesOf(word).map((sense) => [sense, share / (distance + 1)] as const)
  })
}

const aroundAt = (pieces: readonly string[], at: number): Around => {
  const around = new Map<string, number>()
  const before = side(pieces.slice(0, at).toReversed())
  const after = side(pieces.slice(at + 1))
  for (const [sense, weight] of [...weighed(before), ...weighed(after)]) add(around, sense, weight)
  const [left] = before
  if (left !== undefined && !isName(left)) add(around, `<${plainWord(left)}`, 1)
  return around
}

/** Of each name, in the order of the text. */
const placesIn = (paragraph: string): readonly (readonly [id: string, around: Around])[] => {
  const pieces = paragraph.match(PIECE) ?? []
  return pieces.flatMap((piece, at) =>
    piece.startsWith('{') ? [[piece, aroundAt(pieces, at)] as const] : [],
  )
}

const likeness = (one: Around, other: Around): number =>
  [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0)

/** True when two facts of a paragraph would stand as well, or better, in each other's place. */
const isSwapped = (template: string, answer: string): boolean => {
  const known = new Map(placesIn(template))
  const found = placesIn(answer)
  return found.some(([one, aroundOne], at) =>
    found.slice(at + 1).some(([two, aroundTwo]) => {
      const [ofOne, ofTwo] = [known.get(one), known.get(two)]
      if (one === two || ofOne === undefined || ofTwo === undefined) return false
      const asIs = likeness(aroundOne, ofOne) + likeness(aroundTwo, ofTwo)
      return asIs <= likeness(aroundOne, ofTwo) + likeness(aroundTwo, ofOne)
    }),
  )
}

const bare = (text: string): string => text.replace(/\{[^{}\s]+\}/g, ' ')

/** The whole paragraph for a name that is a sentence by itself. */
const saidWith = (paragraph: string, name: string): string => {
  const said = paragraph.split(/(?<=[.?!:;][”"’)]*)\s+/).filter((sentence) => sentence.includes(name))
  const words = bare(said.join(' '))
  return /\p{L}/u.test(words) ? words : bare(paragraph)
}

/** True when beside a fact's name stands what says of a figure that it is another one. */
const isRenamed = (template: string, answer: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const said = qualifiersOf(saidWith(template, name))
    return said.length > 0 && qualifiersOf(saidWith(answer, name)).some((one) => !said.includes(one))
  })

export const isOutOfPlace = (template: string, answer: string, names: readonly string[]): boolean =>
  isSwapped(template, answer) || isRenamed(template, answer, names)
