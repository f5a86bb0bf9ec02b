/** All passages that an answer may be made of, put together at the first question. */
import { paths } from '#contract/page-paths.ts'
import type { AnswerLibrary } from '#core/ask/answer-question.ts'
import { shelveKnown } from '#core/ask/known-shelf.ts'
import { otherWordsText } from '#core/ask/other-words.ts'
import { outsideWords } from '#core/ask/outside.ts'
import type { Passage } from '#core/ask/passage.ts'
import { shelve } from '#core/ask/passage-shelf.ts'
import { spellerOf } from '#core/ask/plain-words.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import type { CourseLibrary } from '#server/services/course-library.ts'
import { countyPassages } from './county-passages.ts'
import { knownQuestionsFrom } from './known-questions.ts'
import { lawPassages } from './law-passages.ts'
import { lessonPassages } from './lesson-passages.ts'
import { productPassages } from './product-passages.ts'
import { sitePassages } from './site-passages.ts'

const IS_LIKELY = /\blikely\b|not read\b|are thought to/i

const glossaryPassages = ({ glossary, glossaryCheckedOn }: CourseLibrary): readonly Passage[] =>
  glossary.map(({ id, term, meaning, source }) => ({
    id: `word:${id}`,
    kind: 'glossary',
    label: `The words: ${term}`,
    path: `${paths.glossary()}#${id}`,
    about: term,
    asks: '',
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

/** A word that stands in none of it may be a slip. */
const textsOf = (passages: readonly Passage[]): readonly string[] => [
  ...passages.map(({ about, asks, sentences }) =>
    [about, asks, ...sentences.map(({ text }) => text)].join(' '),
  ),
  otherWordsText,
  outsideWords,
]

const made = new WeakMap<CourseLibrary, AnswerLibrary>()

const make = (course: CourseLibrary): AnswerLibrary => {
  const passages = [
    ...lawPassages(),
    ...glossaryPassages(course),
    ...lessonPassages(course),
    ...countyPassages(),
    ...sitePassages(),
    ...productPassages(),
  ]
  const questions = knownQuestionsFrom(passages)
  const shelf = shelve(passages)
  return {
    shelf,
    known: shelveKnown(questions, shelf.weightOf),
    speller: spellerOf(
      textsOf(passages),
      questions.flatMap(({ asks }) => asks),
    ),
  }
}

export const answerLibraryOf = (course: CourseLibrary): AnswerLibrary => {
  const library = made.get(course) ?? make(course)
  made.set(course, library)
  return library
}
