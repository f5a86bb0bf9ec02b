/** Owns which sentences of the passages that answer a question are said: few, and those that speak of what was asked. */
import type { AnswerPart, KnownQuestion, Sentence, ShelvedPassage } from './passage.ts'
import { leans, quotedFrom, standsBefore } from './referents.ts'
import { saidOnce } from './said-once.ts'

export interface Quoted {
  readonly entry: ShelvedPassage
  /** The sentence that begins to answer. */
  readonly from: number
}

/** A list is one thing, however many points it has. */
const MOST_SENTENCES = 4
/** A sentence that speaks half as much of what was asked as the best one belongs to the answer. */
const ALSO_SPEAKS = 0.2

/** In words; it says little without the next one. */
const SHORT = 8

/** What leans on a passage that is quoted too comes after it. */
const inReadingOrder = (all: readonly Quoted[]): readonly Quoted[] =>
  all.reduce<readonly Quoted[]>((done, one) => {
    const at = done.findIndex(({ entry, from }) => from === 0 && standsBefore(one.entry.passage, entry))
    const after = done[at]?.entry.passage.sentences[0]
    return after && leans(after) ? done.toSpliced(at, 0, one) : done.concat(one)
  }, [])

const isList = ({ entry: { passage } }: Quoted): boolean => passage.isWhole && passage.kind === 'lesson'

const WANTS_FIGURE =
  /\b(?:how (?:many|much|long|soon|early|late|old|high|recent|far)|when|deadline|cost|fee|what (?:day|date|percent\w*))\b/i
const FIGURE = /\d|\b(?:two|three|four|five|six|ten|twelve|half|once|free)\b/i

/** How much a text's words tell, rare ones more; a word counts with those that stand for it. */
export interface Telling {
  readonly wordsIn: (text: string) => readonly string[]
  readonly worthOf: (word: string) => number
}

/** How much a sentence speaks of what was asked, by the words of the question as typed and of its wordings. */
const speaksOf = (question: string, { asks }: KnownQuestion, { wordsIn, worthOf }: Telling) => {
  const weights = new Map<string, number>()
  for (const asked of asks)
    for (const word of wordsIn(asked))
      weights.set(word, (weights.get(word) ?? 0) + worthOf(word) / (asks.length + 1))
  for (const word of wordsIn(question)) weights.set(word, (weights.get(word) ?? 0) + worthOf(word))
  const wantsFigure = WANTS_FIGURE.test(question)
  return ({ text }: Sentence): number =>
    wordsIn(text).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) +
    (wantsFigure && FIGURE.test(text) ? 3 : 0)
}

type Speaks = ReturnType<typeof speaksOf>

/** From the sentence that begins to answer to the one that answers best, and what goes on from there. */
const windowOf = ({ entry, from }: Quoted, room: number, speaks: Speaks): readonly [number, number] => {
  const { sentences } = entry.passage
  const spoken = sentences.map((one, at) => (at < from ? 0 : speaks(one)))
  const best = spoken.indexOf(Math.max(...spoken))
  const start = best - from < room ? from : best
  const goesOn = (at: number): boolean => {
    const next = sentences[at]
    const isShort = (sentences[at - 1]?.text.split(' ').length ?? 0) < SHORT
    return (
      next !== undefined && (isShort || leans(next) || (spoken[at] ?? 0) >= ALSO_SPEAKS * (spoken[best] ?? 0))
    )
  }
  let end = Math.max(best, start) + 1
  while (end - start < room && goesOn(end)) end += 1
  return [start, end]
}

const partOf = (one: Quoted, room: number, speaks: Speaks): AnswerPart => {
  const { entry } = one
  const { passage } = entry
  if (isList(one)) return { passage, sentences: quotedFrom(entry, 0) }
  return { passage, sentences: quotedFrom(entry, ...windowOf(one, room, speaks)) }
}

const withCaution = ({ passage, sentences }: AnswerPart): AnswerPart => {
  const caution = passage.cautions.find(({ text }) => !sentences.some((said) => said.text.endsWith(text)))
  return { passage, sentences: caution ? [...sentences, caution] : sentences }
}

/** What begins to answer is always said; the next passage only while there is room. */
export const conciseParts = (
  question: string,
  known: KnownQuestion,
  quoted: readonly Quoted[],
  telling: Telling,
): readonly AnswerPart[] => {
  if (known.isWhole)
    return saidOnce(
      quoted.map(({ entry, from }) => ({
        passage: entry.passage,
        sentences: quotedFrom(entry, from, from + 1),
      })),
    )
  const speaks = speaksOf(question, known, telling)
  let room = MOST_SENTENCES
  const parts: AnswerPart[] = []
  for (const one of inReadingOrder(quoted)) {
    if (room < 1) break
    const others = Math.min(1, quoted.length - parts.length - 1)
    const part = withCaution(partOf(one, Math.max(1, room - others), speaks))
    const count = isList(one) ? 1 : part.sentences.length
    if (parts.length > 0 && count > room + 1) continue
    parts.push(part)
    room -= count
  }
  return saidOnce(parts)
}
