/** All passages that an answer may be made of, put together at the first question. */
import { paths } from '#contract/page-paths.ts'
import type { Passage } from '#core/ask/passage.ts'
import { type PassageShelf, shelve } from '#core/ask/passage-shelf.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import type { CourseLibrary } from '#server/services/course-library.ts'
import { countyPassages } from './county-passages.ts'
import { lawPassages } from './law-passages.ts'
import { lessonPassages } from './lesson-passages.ts'

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

const shelves = new WeakMap<CourseLibrary, PassageShelf>()

export const passagesOf = (course: CourseLibrary): PassageShelf => {
  const known = shelves.get(course)
  if (known) return known
  const made = shelve([
    ...lawPassages(),
    ...glossaryPassages(course),
    ...lessonPassages(course),
    ...countyPassages(),
  ])
  shelves.set(course, made)
  return made
}
