/** What Ask knows: the passages by their names, the known questions by their first wording, and what the search is filled from. */
import { createHash } from 'node:crypto'
import { readYaml } from '#content/content-files.ts'
import { faq } from '#content/landing.ts'
import { ownersQuestionFile } from '#content/owners-questions.ts'
import { paths } from '#contract/page-paths.ts'
import type { Telling } from '#core/ask/concise.ts'
import { OUTSIDE_WORDS } from '#core/ask/outside.ts'
import type { KnownQuestion, Passage, Quote, ShelvedPassage } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import { shelve } from '#core/ask/shelve.ts'
import { stemsOf } from '#core/ask/words.ts'
import type { CourseLibrary } from '#server/services/course/library.ts'
import { groupsOfMeaning, inPlainWords } from './ask-words.ts'
import { countyPassages } from './county-passages.ts'
import { lawPassages } from './law-passages.ts'
import { lessonPassages } from './lesson-passages.ts'
import { productPassages } from './product-passages.ts'
import type { AskContent, AskLine } from './search.ts'
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
  const starts = ({ text }: { readonly text: string }) => asTyped(text).startsWith(begins)
  const passage = passages.find((one) => isAt(one, place) && one.sentences.some(starts))
  if (!passage) throw new Error(`At ${place} nothing that is quoted begins with “${begins}”.`)
  return { kind: 'passage', id: passage.id, from: passage.sentences.findIndex(starts) }
}

/** Throws where a place does not hold what is looked for there: the text of a lesson was changed. */
const knownQuestionsFrom = (passages: readonly Passage[]): readonly KnownQuestion[] =>
  ownersQuestionFile
    .parse(readYaml('owners-questions.yaml'))
    .questions.map(({ asks, answer, advice, whole }) => ({
      asks,
      quotes: Object.entries(answer).flatMap(([place, begins]) =>
        [begins].flat().map((one) => quoteOf(passages, place, one)),
      ),
      isAdvice: advice,
      isWhole: whole,
    }))

export interface AnswerLibrary {
  readonly find: (id: string) => ShelvedPassage | undefined
  readonly known: ReadonlyMap<string, KnownQuestion>
  readonly content: AskContent
  readonly telling: Telling
}

const stemsOfGroups = groupsOfMeaning.flatMap((words, place) =>
  stemsOf(words).map((stem) => ({ stem, group: `#${place}` })),
)
const groupsByStem = Map.groupBy(stemsOfGroups, ({ stem }) => stem)

const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    stemsOf(text).flatMap((stem) => [stem, ...(groupsByStem.get(stem) ?? []).map(({ group }) => group)]),
  ),
]

/** Rare among the questions is telling. */
const tellingOf = (known: readonly KnownQuestion[]): Telling => {
  const questions = new Map<string, number>()
  for (const word of known.flatMap(({ asks: all }) => wordsIn(all.join(' '))))
    questions.set(word, (questions.get(word) ?? 0) + 1)
  return { wordsIn, worthOf: (word) => Math.log(1 + known.length / (questions.get(word) ?? 1)) }
}

const asks = (id: string, ...wordings: readonly string[]): KnownQuestion => ({
  asks: wordings,
  quotes: [{ kind: 'passage', id, from: 0 }],
  isAdvice: false,
})

/** Questions that our pages put themselves: what each word means, what is open, what people ask before they buy. */
const ownQuestions = ({ glossary, modules, lessonText }: CourseLibrary): readonly KnownQuestion[] => [
  ...glossary.map(({ id, term }) =>
    asks(`word:${id}`, `What is ${term}`, `What does ${term} mean`, `Meaning of ${term}`),
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

const linesOf = (known: KnownQuestion, shelf: ReadonlyMap<string, ShelvedPassage>): readonly AskLine[] => {
  const [entry = ''] = known.asks
  const texts = known.quotes.flatMap((quote) => {
    const passage = quote.kind === 'passage' ? shelf.get(quote.id)?.passage : undefined
    return passage ? [passage.about, ...passage.sentences.map(({ text }) => text)] : []
  })
  const isAnswered = known.quotes.length > 0
  return [texts.join(' '), ...known.asks].map((text, line) => ({
    entry,
    line,
    is_answered: isAnswered,
    body: line === 0 ? text.toLowerCase() : inPlainWords(text),
  }))
}

const make = (course: CourseLibrary): AnswerLibrary => {
  const passages = allPassages(course)
  const shelf = shelve(passages)
  const questions = [...knownQuestionsFrom(passages), ...ownQuestions(course)]
  const known = new Map(questions.map((one) => [one.asks[0] ?? '', one]))
  const outside = { entry: '', line: 0, body: OUTSIDE_WORDS, is_answered: false }
  const lines = [outside, ...[...known.values()].flatMap((one) => linesOf(one, shelf))]
  const hash = createHash('sha256')
    .update(JSON.stringify([lines, groupsOfMeaning]))
    .digest('hex')
  const telling = tellingOf(questions)
  return { telling, find: (id) => shelf.get(id), known, content: { hash, lines, meanings: groupsOfMeaning } }
}

const made = new WeakMap<CourseLibrary, AnswerLibrary>()

/** Put together at the first question. */
export const answerLibraryOf = (course: CourseLibrary): AnswerLibrary => {
  const library = made.get(course) ?? make(course)
  made.set(course, library)
  return library
}
