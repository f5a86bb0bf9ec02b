/** Proves of every question that owners ask often that its answer points at nothing unsaid and says nothing twice, over the real content. */
import { expect, it } from 'vitest'
import { answerQuestion, type Finding } from '#core/ask/answer-question.ts'
import { leans } from '#core/ask/referents.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { loadCourseLibrary } from '#server/services/course-library.ts'
import { lookUp } from './look-up.ts'
import { answerLibraryOf } from './passages.ts'

const course = loadCourseLibrary()
const counties = loadCountyDirectory()
const library = answerLibraryOf(course)
const ids = library.shelf.all
  .map(({ passage: { id } }) => id)
  .filter((id) => !id.startsWith('county:') || id.startsWith('county:leon:'))

const partsOf = (finding: Finding) => (finding.kind === 'answer' ? finding.parts : [])

const answers = library.known.entries
  .filter(({ known }) => known.quotes.length > 0)
  .map(({ known: { asks } }) => {
    const [asked = ''] = asks
    return { asked, parts: partsOf(answerQuestion(asked, library, { ids, places: [] })) }
  })

it('every known question that is answered somewhere is answered, and begins with what stands alone', () => {
  expect(answers.length).toBeGreaterThan(300)
  expect(answers.filter(({ parts }) => parts.length === 0).map(({ asked }) => asked)).toEqual([])
  const leaning = answers.filter(({ parts: [first] }) => first?.sentences[0] && leans(first.sentences[0]))
  expect(leaning.map(({ asked }) => asked)).toEqual([])
})

it('a further part leans on nothing but what was said right before it', () => {
  const pointless = answers.flatMap(({ asked, parts }) =>
    parts.slice(1).flatMap(({ passage, sentences: [first] }, at) => {
      const before = library.shelf.find(passage.id)?.before?.passage.sentences.map(({ text }) => text) ?? []
      const own = passage.sentences.map(({ text }) => text)
      const said = parts[at]?.sentences.map(({ text }) => text) ?? []
      const isLed = said.some((text) => before.includes(text) || own.includes(text))
      return first && leans(first) && !isLed ? [`${asked}: ${first.text}`] : []
    }),
  )
  expect(pointless).toEqual([])
})

it('no answer says a sentence twice', () => {
  const twice = answers.flatMap(({ asked, parts }) => {
    const texts = parts.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${asked}: ${text}`)
  })
  expect(twice).toEqual([])
})

it('a last day that is over is told as one, a day to come is not', () => {
  const dueOn = (instant: string): string =>
    partsOf(
      lookUp(
        { course, counties, now: () => new Date(instant) },
        'When is my petition due in Okaloosa County?',
        null,
      ).finding,
    )
      .flatMap(({ sentences }) => sentences.map(({ text }) => text))
      .join(' ')
  expect(dueOn('2026-11-22T12:00:00Z')).toContain('September 2, 2026. That day is over.')
  expect(dueOn('2026-09-02T20:00:00Z')).toContain('September 2, 2026. A later year')
})
