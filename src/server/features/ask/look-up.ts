/** Looks a question up in our own pages: which facts of counties may be quoted, and what core finds among the passages. */
import { answerQuestion, type Finding } from '#core/ask/answer-question.ts'
import { namedCities, namedCounties } from '#core/ask/named-counties.ts'
import type { AnswerPart } from '#core/ask/passage.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { readCity } from '#core/property/address-line.ts'
import type { Context } from '#server/context.ts'
import { answerLibraryOf } from './passages.ts'

export interface LookedUp {
  readonly finding: Finding
  /** The counties that the question names, by themselves or by a city that lies in one alone. */
  readonly named: readonly string[]
}

/** A day that is over is told as one, right behind it. */
const withDayOver = ({ passage, sentences }: AnswerPart, today: CalendarDate): AnswerPart =>
  passage.lastDay === undefined || passage.lastDay >= today
    ? { passage, sentences }
    : { passage, sentences: sentences.toSpliced(1, 0, { text: 'That day is over.', sources: [] }) }

const on = (finding: Finding, today: CalendarDate): Finding =>
  finding.kind === 'answer'
    ? { ...finding, parts: finding.parts.map((part) => withDayOver(part, today)) }
    : finding

/** `ownCounty` counts where the question names none; facts of other counties are never mixed in. */
export const lookUp = (
  { course, counties, now }: Pick<Context, 'course' | 'counties' | 'now'>,
  question: string,
  ownCounty: string | null,
): LookedUp => {
  const ofCounties = namedCounties(question, counties.counties)
  const ofCities = namedCities(question, (city) => counties.places.cities.get(readCity(city)))
  const inCities = ofCities.flatMap(({ countyIds: [only, ...others] }) =>
    only !== undefined && others.length === 0 ? [only] : [],
  )
  const named = ofCounties.length > 0 ? ofCounties.flatMap(({ countyIds }) => countyIds) : inCities
  const of = named.length > 0 || ownCounty === null ? named : [ownCounty]
  const library = answerLibraryOf(course)
  const ids = library.shelf.all
    .map(({ passage }) => passage)
    .filter(({ kind, countyId }) => kind !== 'site' && (countyId === null || of.includes(countyId)))
    .map(({ id }) => id)
  const places = [...ofCounties, ...ofCities].map(({ text }) => text)
  const finding = answerQuestion(question, library, { ids, places })
  return { finding: on(finding, todayInFlorida(now())), named }
}
