/** Owns which sentences of the passages that answer a question are said: from where each begins to answer, and few. */
import type { AnswerPart, KnownQuestion, Sentence, ShelvedPassage } from './passage.ts'
import { withoutStrayMarks } from './quotation-marks.ts'
import { leans, quotedFrom, standsBefore } from './referents.ts'
import { saidOnce } from './said-once.ts'

export interface Quoted {
  readonly entry: ShelvedPassage
  /** The sentence that begins to answer. */
  readonly from: number
}

/** A list is one thing, however many points it has. */
const MOST_SENTENCES = 5

/** What leans on a passage that is quoted too comes after it. */
const inReadingOrder = (all: readonly Quoted[]): readonly Quoted[] =>
  all.reduce<readonly Quoted[]>((done, one) => {
    const at = done.findIndex(({ entry, from }) => from === 0 && standsBefore(one.entry.passage, entry))
    const after = done[at]?.entry.passage.sentences[0]
    return after && leans(after) ? done.toSpliced(at, 0, one) : done.concat(one)
  }, [])

const isList = ({ entry: { passage } }: Quoted): boolean => passage.isWhole && passage.kind === 'lesson'

const partOf = (one: Quoted, room: number): AnswerPart => {
  const { entry, from } = one
  const last = from + room + (entry.passage.sentences[from]?.isHead ? 1 : 0)
  const sentences = isList(one) ? quotedFrom(entry, 0) : quotedFrom(entry, from, last)
  return { passage: entry.passage, sentences }
}

const withCaution = ({ passage, sentences }: AnswerPart): AnswerPart => {
  const caution = passage.cautions.find(({ text }) => !sentences.some((said) => said.text.endsWith(text)))
  return { passage, sentences: caution ? [...sentences, caution] : sentences }
}

/** 'Time needed: The form says …': a head says nothing alone. */
const headed = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((one, at) => {
    const before = sentences[at - 1]
    if (one.isHead) return []
    return before?.isHead ? [{ ...one, text: `${before.text.replace(/\.$/, '')}: ${one.text}` }] : [one]
  })

const marked = (parts: readonly AnswerPart[]): readonly AnswerPart[] =>
  parts
    .map(({ passage, sentences }) => ({ passage, sentences: headed(withoutStrayMarks(sentences)) }))
    .filter(({ sentences }) => sentences.length > 0)

/** The answer in a few words first, with the source of what it sums up. What is the person's own answers by itself. */
const opened = (opens: string | undefined, parts: readonly AnswerPart[]): readonly AnswerPart[] => {
  const [first, ...others] = parts
  const [begins] = first?.sentences ?? []
  if (opens === undefined || !first || !begins || first.passage.kind === 'case') return parts
  return [{ ...first, sentences: [{ text: opens, sources: begins.sources }, ...first.sentences] }, ...others]
}

/** What begins to answer is always said; each passage has its share of the room, and the next one only while there is some. */
export const conciseParts = (
  { isWhole, opens }: Pick<KnownQuestion, 'isWhole' | 'opens'>,
  quoted: readonly Quoted[],
): readonly AnswerPart[] => {
  const shown = (parts: readonly AnswerPart[]) => marked(saidOnce(opened(opens, parts)))
  if (isWhole) return shown(quoted.map((one) => partOf(one, 1)))
  let room = MOST_SENTENCES - (opens === undefined ? 0 : 1)
  const parts: AnswerPart[] = []
  for (const [at, one] of inReadingOrder(quoted).entries()) {
    if (room < 1) break
    const part = withCaution(partOf(one, Math.ceil(room / (quoted.length - at))))
    const count = isList(one) ? 1 : part.sentences.filter(({ isHead }) => !isHead).length
    if (parts.length > 0 && count > room + 1) continue
    parts.push(part)
    room -= count
  }
  return shown(parts)
}
