/** All passages that an answer may be made of. */
import { paths } from '#contract/page-paths.ts'
import type { Passage } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import type { CourseLibrary } from '#server/services/course-library.ts'
import { countyPassages } from './county-passages.ts'
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

export const allPassages = (course: CourseLibrary): readonly Passage[] => [
  ...lawPassages(),
  ...glossaryPassages(course),
  ...lessonPassages(course),
  ...countyPassages(),
  ...sitePassages(),
  ...productPassages(),
]
