/** Looks a question up in our own pages: core chooses among the sentences or says no, and then PostgreSQL helps to name the nearest places. */
import { paths } from '#contract/page-paths.ts'
import type { Finding } from '#core/ask/answer-question.ts'
import { type CitedSentence, extractFrom } from '#core/ask/cited-answer.ts'
import { notAdviceWords, UNKNOWN_WORDS, type Wish, wishIn } from '#core/ask/not-advice.ts'
import { wordsToFind } from '#core/ask/other-words.ts'
import type { AnswerPart } from '#core/ask/passage.ts'
import type { Context } from '#server/context.ts'
import { type FoundPlace, placesNear } from '#server/features/search/queries.ts'
import { lookUp } from './look-up.ts'

type AskContext = Pick<Context, 'db' | 'course' | 'counties' | 'now'>

interface Place {
  readonly label: string
  readonly path: string
}

export interface Found {
  readonly kind: Finding['kind']
  readonly sentences: readonly CitedSentence[]
  /** The nearest places to read; an answer names its own. */
  readonly places: readonly Place[]
  readonly parts: readonly AnswerPart[]
}

const NEAREST = 3

const labelOf = ({ kind, title, heading }: FoundPlace): string => {
  if (kind === 'glossary') return `The words: ${title}`
  return heading === null ? title : `${title}: ${heading}`
}

const homesNumbers: Place = { label: 'Your home’s numbers', path: paths.propertySetup() }
const whenDeciding: readonly Place[] = [
  homesNumbers,
  { label: 'The informal conference', path: paths.module(3, '3-1') },
  { label: 'Finding help', path: `${paths.module(7, '7-2')}#finding-help` },
]
const whenForFigures: readonly Place[] = [
  { label: 'The free report', path: paths.landing() },
  homesNumbers,
  { label: 'Comparable sales and adjustments', path: paths.module(4, '4-1') },
]
const wheretoWhenDeclined: Readonly<Record<Wish, readonly Place[]>> = {
  outcome: whenDeciding,
  decision: whenDeciding,
  saving: whenForFigures,
  worth: whenForFigures,
}

const wheretoAnyway: readonly Place[] = [
  { label: 'All words that we explain', path: paths.glossary() },
  { label: 'The 67 county pages', path: paths.counties() },
  { label: 'The lessons', path: paths.dashboard() },
]

const said = (words: readonly string[]): readonly CitedSentence[] =>
  words.map((text) => ({ text, citations: [] }))

const countyPlaces = ({ counties }: AskContext, ids: readonly string[]): readonly Place[] =>
  ids.flatMap((id) => {
    const county = counties.find(id)
    return county ? [{ label: `${county.name} County`, path: paths.county(id) }] : []
  })

/** What came nearest, then what PostgreSQL finds for the words, films too, and where everything stands. */
const placesToLook = async ({ db }: AskContext, question: string, nearest: readonly Place[]) => {
  const found = await placesNear(db, wordsToFind(question), ['lesson', 'glossary'], NEAREST)
  const all = [
    ...nearest,
    ...found.map((place) => ({ label: labelOf(place), path: place.path })),
    ...wheretoAnyway,
  ]
  return all
    .filter(({ path }, at) => all.findIndex((other) => other.path === path) === at)
    .slice(0, NEAREST)
    .map(({ label, path }) => ({ label, path }))
}

export const findAnswer = async (
  ctx: AskContext,
  question: string,
  ownCounty: string | null,
): Promise<Found> => {
  const { finding, named } = lookUp(ctx, question, ownCounty)
  switch (finding.kind) {
    case 'answer':
      return { ...finding, sentences: extractFrom(finding.parts), places: [] }
    case 'not_advice':
      return {
        kind: 'not_advice',
        sentences: said(notAdviceWords(question)),
        places: wheretoWhenDeclined[wishIn(question)],
        parts: [],
      }
    case 'unknown': {
      const places = await placesToLook(ctx, question, [...countyPlaces(ctx, named), ...finding.nearest])
      return { kind: 'unknown', sentences: said(UNKNOWN_WORDS), places, parts: [] }
    }
  }
}
