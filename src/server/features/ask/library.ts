/** What Ask knows: the passages by their names, and the known questions with what ranks them for a typed one. */
import { setImmediate } from 'node:timers/promises'
import { readYaml } from '#content/content-files.ts'
import { faq } from '#content/landing.ts'
import { ownersQuestionFile } from '#content/owners-questions.ts'
import { paths } from '#contract/page-paths.ts'
import type { KnownQuestion, Passage, Quote, ShelvedPassage } from '#core/ask/passage.ts'
import { type Candidate, type Entry, rankingOf } from '#core/ask/rank-questions.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import { shelve } from '#core/ask/shelve.ts'
import { allStemsOf } from '#core/ask/words.ts'
import { type KnownWord, nearestWord } from '#core/course/nearest-word.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import type { CourseLibrary } from '#server/services/course/library.ts'
import { inPlainWords } from './ask-words.ts'
import { countyPassages } from './county-passages.ts'
import { filingPassages } from './filing-passages.ts'
import { lawPassages } from './law-passages.ts'
import { lessonPassages } from './lesson-passages.ts'
import { productPassages } from './product-passages.ts'
import { keptVectorsOf, vectorsOf } from './sentence-vectors.ts'
import { sitePassages } from './site-passages.ts'

const IS_LIKELY = /\blikely\b|not read\b|are thought to/i

const glossaryPassages = ({ glossary, glossaryCheckedOn }: CourseLibrary): readonly Passage[] =>
  glossary.map(({ id, term, meaning, source }) => ({
    id: `word:${id}`,
    kind: 'glossary',
    label: `The words: ${term}`,
    path: `${paths.glossary()}#${id}`,
    about: term,
    sentences: sentencesIn(meaning).map((text, at) => ({
      text: at === 0 ? `${term}: ${text}` : text,
      sources: [
        { label: source, checkedOn: glossaryCheckedOn, sureness: IS_LIKELY.test(meaning) ? 'likely' : null },
      ],
    })),
    isWhole: true,
    cautions: [],
    countyId: null,
  }))

/** All passages that an answer may be made of. */
const allPassages = (course: CourseLibrary): readonly Passage[] => [
  ...lawPassages(),
  ...glossaryPassages(course),
  ...lessonPassages(course),
  ...countyPassages(),
  ...sitePassages(),
  ...productPassages(),
  ...filingPassages(),
]

const asTyped = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

/** A lesson's section, or one of our terms, `terms#lifetime-access`. */
const isAt = ({ kind, path }: Passage, place: string): boolean =>
  (kind === 'lesson' && path.endsWith(`lesson=${place}`)) || (kind === 'site' && path === `/${place}`)

const quoteOf = (passages: readonly Passage[], place: string, begins: string): Quote => {
  if (place === 'county' || place === 'case') return { kind: place, fact: begins }
  if (place === 'law' || place === 'word' || place === 'site') {
    const id = place === 'law' ? begins : `${place}:${begins}`
    if (!passages.some((one) => one.id === id)) throw new Error(`No passage is called ${id}.`)
    return { kind: 'passage', id, from: 0 }
  }
  const starts = ({ text }: { readonly text: string }) => asTyped(text).startsWith(asTyped(begins))
  const passage = passages.find((one) => isAt(one, place) && one.sentences.some(starts))
  if (!passage) throw new Error(`At ${place} nothing that is quoted begins with “${begins}”.`)
  return { kind: 'passage', id: passage.id, from: passage.sentences.findIndex(starts) }
}

/** Throws where a place does not hold what is looked for there: the text of a lesson was changed. */
const knownQuestionsFrom = (passages: readonly Passage[]): readonly KnownQuestion[] =>
  ownersQuestionFile
    .parse(readYaml('owners-questions.yaml'))
    .questions.map(({ asks, offered, opens, answer, advice, whole }) => ({
      asks,
      offered,
      opens,
      quotes: Object.entries(answer).flatMap(([place, begins]) =>
        [begins].flat().map((one) => quoteOf(passages, place, one)),
      ),
      advice,
      isWhole: whole,
    }))

export interface AnswerLibrary {
  readonly find: (id: string) => ShelvedPassage | undefined
  readonly known: readonly KnownQuestion[]
  /** By each question the known ones, the likest first. */
  readonly rankEach: (questions: readonly string[]) => Promise<ReadonlyMap<string, readonly Candidate[]>>
  readonly withoutSlips: (question: string) => string
}

const asks = (id: string, ...wordings: readonly string[]): KnownQuestion => ({
  asks: wordings,
  quotes: [{ kind: 'passage', id, from: 0 }],
  advice: null,
})

/** Questions that our pages put themselves: what each word means, what is open, what people ask before they buy. */
const ownQuestions = ({ glossary, modules, lessonText }: CourseLibrary): readonly KnownQuestion[] => [
  ...glossary.map(({ id, term }) =>
    asks(
      `word:${id}`,
      `What does ${lowered(term)} mean`,
      `What is ${term}`,
      `Meaning of ${term}`,
      `Explain ${term}`,
    ),
  ),
  ...modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ id }) =>
      (lessonText(id)?.openQuestions ?? []).map(({ question }, at) => asks(`${id}:open-${at}`, question)),
    ),
  ...faq
    .parse(readYaml('landing/faq.yaml'))
    .items.map(({ id, question }) => asks(`site:faq-${id}`, question)),
]

type Unread = Omit<Entry, 'vectors'>

const entryOf = (known: KnownQuestion, shelf: ReadonlyMap<string, ShelvedPassage>): Unread => ({
  known,
  wordings: known.asks.map(inPlainWords),
  text: known.quotes
    .flatMap((quote) => {
      const passage = quote.kind === 'passage' ? shelf.get(quote.id)?.passage : undefined
      return passage ? [passage.about, ...passage.sentences.map(({ text }) => text)] : []
    })
    .join(' '),
})

/** Shorter words are near to too many others. */
const MENDED = /(?<![\p{L}\p{N}.$'’-])\p{L}{5,}(?![\p{L}\p{N}'’-])/gu

const SHORT = 5

/** Each strange word is compared with thousands: more of them than a real question has would hold everybody up. */
const MOST_MENDED = 8

const lettersOf = (word: string): string => [...word].toSorted().join('')

/** In a short word only a letter too many, too few or in the wrong place is a slip: 'white' is not 'write'. */
const mayBeMeant = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  (typed.length > SHORT || typed.length !== word.length || lettersOf(typed) === lettersOf(word))

/** Only a word that is nowhere, in any of its forms, is ever taken for another. */
const mending = (entries: readonly Unread[]): ((question: string) => string) => {
  const asked = new Map<string, number>()
  const texts = entries.flatMap(({ wordings, text }) => [...wordings, text])
  for (const { wordings } of entries)
    for (const word of wordings.join(' ').match(/[a-z]{4,}/g) ?? [])
      asked.set(word, (asked.get(word) ?? 0) + 1)
  const words: readonly KnownWord[] = [...asked].map(([word, places]) => ({ word, places }))
  const stems = new Set(allStemsOf(texts.join(' ')))
  return (question) => {
    let left = MOST_MENDED
    return question.replace(MENDED, (typed) => {
      if (left === 0 || stems.has(allStemsOf(typed)[0] ?? '')) return typed
      left -= 1
      const word = typed.toLowerCase()
      return (
        nearestWord(
          word,
          words.filter((one) => mayBeMeant(word, one.word)),
        ) ?? typed
      )
    })
  }
}

const ranking = async (entries: readonly Unread[]) => {
  const vectors = await keptVectorsOf(entries.flatMap(({ wordings }) => wordings))
  let at = 0
  return rankingOf(
    entries.map((one) => {
      const from = at
      at += one.wordings.length
      return { ...one, vectors: vectors.slice(from, at) }
    }),
  )
}

const make = (course: CourseLibrary): AnswerLibrary => {
  const passages = allPassages(course)
  const shelf = shelve(passages)
  const typed = knownQuestionsFrom(passages)
  const asked = new Set(typed.flatMap(({ asks: all }) => all.map((one) => one.toLowerCase())))
  // A question that owners' wordings hold already would be its own rival.
  const others = ownQuestions(course).filter(
    ({ asks: all }) => !all.some((one) => asked.has(one.toLowerCase())),
  )
  const known = [...typed, ...others]
  const entries = known.map((one) => entryOf(one, shelf))
  let ranked: ReturnType<typeof ranking> | undefined
  return {
    find: (id) => shelf.get(id),
    known,
    rankEach: async (questions) => {
      ranked ??= ranking(entries)
      const rank = await ranked
      const vectors = await vectorsOf(questions)
      const all = new Map<string, readonly Candidate[]>()
      for (const [at, vector] of vectors.entries()) {
        const question = questions[at] ?? ''
        all.set(question, rank(question, vector))
        // Some milliseconds each: others are not kept waiting for all of them.
        await setImmediate()
      }
      return all
    },
    withoutSlips: mending(entries),
  }
}

const made = new WeakMap<CourseLibrary, AnswerLibrary>()

/** Put together at the first question. */
export const answerLibraryOf = (course: CourseLibrary): AnswerLibrary => {
  const library = made.get(course) ?? make(course)
  made.set(course, library)
  return library
}
