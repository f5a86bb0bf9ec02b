/** The content as places that can be found: parts of lessons, words, counties. */
import countiesJson from '#content/counties/counties.json' with { type: 'json' }
import { type CountyFacts, countiesFile } from '#content/county/facts.ts'
import { withoutFigures } from '#content/figure/line.ts'
import { plainText } from '#content/text/prose-html.ts'
import type { Found } from '#contract/course/search.ts'
import { stepText } from '#contract/course/step.ts'
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/search/places.ts'
import type { CourseLibrary } from '#server/services/course/library.ts'

export type Place = Pick<Found, 'kind' | 'title' | 'heading' | 'path'> & { readonly body: string }

const words = (html: string): string =>
  plainText(withoutFigures(html).replace(/<\/(p|li|td|th|h[1-6])>/g, '$& '))
    .replace(/\s+/g, ' ')
    .trim()

/** What is before the first heading, then each heading with what follows it. */
const partsOf = (html: string): readonly { readonly anchor: string | null; readonly html: string }[] =>
  html
    .split(/(?=<h[23] id=")/)
    .map((part) => ({ anchor: /^<h[23] id="([^"]+)"/.exec(part)?.[1] ?? null, html: part }))

const withoutHeading = (html: string): string => html.replace(/^<h[23] id=.*?<\/h[23]>/, '')

const lessonPlaces = (course: CourseLibrary): readonly Place[] =>
  course.modules.flatMap((module) =>
    module.lessons.flatMap(({ id, title }) => {
      const text = course.lessonText(id)
      const points = [
        ...(text?.keyPoints ?? []),
        ...(text?.doThisNow ?? []).map(stepText),
        ...(text?.commonMistakes ?? []),
        ...(text?.openQuestions ?? []).map(({ question, ask }) => `${question} ${ask}`),
      ]
      return partsOf(text?.html ?? '').map(({ anchor, html }, at) => ({
        kind: 'lesson' as const,
        title,
        heading: text?.parts.find((part) => part.anchor === anchor)?.title ?? null,
        path: `${paths.module(module.id, id)}${anchor ? `#${anchor}` : ''}`,
        body: [words(withoutHeading(html)), ...(at === 0 ? points : [])].join(' '),
      }))
    }),
  )

const glossaryPlaces = ({ glossary }: CourseLibrary): readonly Place[] =>
  glossary.map(({ id, term, meaning, source }) => ({
    kind: 'glossary',
    title: term,
    heading: null,
    path: `${paths.glossary()}#${id}`,
    body: `${meaning} ${source}.`,
  }))

const countyPlace = (county: CountyFacts): Place => ({
  kind: 'county',
  title: messages.county({ name: county.name }),
  heading: null,
  path: paths.county(county.id),
  body: [
    messages.countySeat({ countySeat: county.countySeat }),
    `${county.propertyAppraiserOffice}.`,
    `${county.vabContact.office}.`,
    ...county.differs.map(({ text }) => text),
  ].join(' '),
})

const placesIn = (course: CourseLibrary): readonly Place[] =>
  [
    ...lessonPlaces(course),
    ...glossaryPlaces(course),
    ...countiesFile.parse(countiesJson).counties.map(countyPlace),
  ].filter(({ body }) => body !== '')

/** The content is part of the program, and asked for every quarter of an hour. */
const known = new WeakMap<CourseLibrary, readonly Place[]>()

/** All of them, in the order of the course; a lesson that is still being written has none. */
export const searchPlaces = (course: CourseLibrary): readonly Place[] => {
  const places = known.get(course) ?? placesIn(course)
  known.set(course, places)
  return places
}
