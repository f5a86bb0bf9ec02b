/** Lays an answer out for reading: runs of sentences with the numbers of their places, and the places with their sources. */
import type { AnswerSentence, Citation } from '#contract/help/ask.ts'

type Source = Pick<Citation, 'source' | 'checkedOn' | 'sureness'>

export interface AnswerPlace {
  readonly number: number
  readonly label: string
  readonly path: string
  /** None where the words are our own. */
  readonly sources: readonly Source[]
}

export interface Run {
  readonly text: string
  /** The points of a list; none in a run of sentences. */
  readonly items: readonly string[]
  readonly places: readonly AnswerPlace[]
  /** The least sure of its sources. */
  readonly sureness: Citation['sureness']
}

const keyOf = ({ path, label }: Pick<Citation, 'path' | 'label'>): string => `${path} ${label}`

const unique = <Value>(values: readonly Value[], nameOf: (value: Value) => string): readonly Value[] => [
  ...new Map(values.map((value) => [nameOf(value), value])).values(),
]

export const placesIn = (sentences: readonly AnswerSentence[]): readonly AnswerPlace[] => {
  const citations = sentences.flatMap((sentence) => sentence.citations)
  return unique(citations, keyOf).map(({ label, path }, at) => ({
    number: at + 1,
    label,
    path,
    sources: unique(
      citations.filter((one) => keyOf(one) === keyOf({ label, path }) && one.source !== null),
      ({ source }) => source ?? '',
    ),
  }))
}

const leastSure = (citations: readonly Citation[]): Citation['sureness'] =>
  (['unverified', 'likely'] as const).find((one) => citations.some(({ sureness }) => sureness === one)) ??
  null

const sayTheSame = (a: AnswerSentence, b: AnswerSentence | undefined): boolean =>
  b !== undefined &&
  a.isItem === b.isItem &&
  a.citations.length > 0 &&
  leastSure(a.citations) === leastSure(b.citations) &&
  unique(a.citations, keyOf).map(keyOf).join() === unique(b.citations, keyOf).map(keyOf).join()

/** Sentences in a row from the same places, equally sure, are one run. */
export const runsOf = (
  sentences: readonly AnswerSentence[],
  places: readonly AnswerPlace[],
): readonly Run[] => {
  const groups: AnswerSentence[][] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last && sayTheSame(sentence, last.at(-1))) last.push(sentence)
    else groups.push([sentence])
  }
  return groups.map((group) => {
    const citations = group.flatMap((sentence) => sentence.citations)
    const keys = new Set(citations.map(keyOf))
    return {
      text: group.map(({ text }) => text).join(' '),
      items: group.filter(({ isItem }) => isItem).map(({ text }) => text),
      places: places.filter((place) => keys.has(keyOf(place))),
      sureness: leastSure(citations),
    }
  })
}

/** A longer sentence is no headline. */
const LONGEST_LEAD = 180

/** The sentence that answers, to be read first; null where the answer begins with a list or at length. */
export const leadOf = (sentences: readonly AnswerSentence[]) => {
  const [lead, ...rest] = sentences
  return lead && !lead.isItem && !lead.text.endsWith(':') && lead.text.length <= LONGEST_LEAD
    ? { lead, rest }
    : { lead: null, rest: sentences }
}

/** Points in a row are one list, whichever places they are from. */
export const blocksOf = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const blocks: Run[][] = []
  for (const run of runs) {
    const last = blocks.at(-1)
    if (run.items.length > 0 && (last?.[0]?.items.length ?? 0) > 0) last?.push(run)
    else blocks.push([run])
  }
  return blocks
}

const DAY = /^\w+day, \w+ \d{1,2}, \d{4}$/

/** An answer that begins with nothing but a day has that day above it, large. */
export const dayAbove = (sentences: readonly AnswerSentence[]) => {
  const [first, ...rest] = sentences
  return first && DAY.test(first.text) ? { day: first.text, rest } : { day: null, rest: sentences }
}
