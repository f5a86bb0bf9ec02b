/** Proves of every question that owners ask often that its answer is short, points at nothing unsaid and says nothing twice, over the real content. */
import { expect, it } from 'vitest'
import { isPagePath } from '#contract/page-paths.ts'
import { conciseParts, type Quoted } from '#core/ask/concise.ts'
import type { AnswerPart, KnownQuestion } from '#core/ask/passage.ts'
import { leans } from '#core/ask/referents.ts'
import { loadCourseLibrary } from '#server/services/course/library.ts'
import { answerLibraryOf } from './library.ts'

const library = answerLibraryOf(loadCourseLibrary())

const quotedBy = ({ quotes }: KnownQuestion): readonly Quoted[] =>
  quotes.flatMap((quote) => {
    if (quote.kind === 'case') return []
    const entry = library.find(quote.kind === 'passage' ? quote.id : `county:leon:${quote.fact}`)
    return entry ? [{ entry, from: quote.kind === 'passage' ? quote.from : 0 }] : []
  })

const answers = library.known.map((known) => {
  const [asked = ''] = known.asks
  return { asked, known, parts: conciseParts(known, quotedBy(known)) }
})
const answered = answers.filter(({ known }) => known.quotes.some(({ kind }) => kind !== 'case'))
const textsOf = (parts: readonly AnswerPart[]) => parts.flatMap(({ sentences }) => sentences)

it('every question that is answered somewhere is answered, and begins with what stands alone', () => {
  expect(answered.length).toBeGreaterThan(400)
  expect(answered.filter(({ parts }) => parts.length === 0).map(({ asked }) => asked)).toEqual([])
  const leaning = answered.filter(({ parts: [first] }) => first?.sentences[0] && leans(first.sentences[0]))
  expect(leaning.map(({ asked }) => asked)).toEqual([])
})

it('no opening says yes or no: the same question is asked both ways', () => {
  const opened = library.known.flatMap(({ opens }) => opens ?? [])
  expect(opened.length).toBeGreaterThan(100)
  expect(opened.filter((opens) => /^(?:yes|no|maybe)\b/i.test(opens))).toEqual([])
  expect(opened.filter((opens) => opens.split(/\s+/).length > 28)).toEqual([])
})

it('every place is one of our pages', () => {
  const paths = answered.flatMap(({ parts }) => parts.map(({ passage: { path } }) => path))
  expect(paths.filter((path) => !isPagePath(path.replace(/[?#].*/, '')))).toEqual([])
})

it('no answer says a sentence twice', () => {
  const twice = answers.flatMap(({ asked, parts }) => {
    const texts = textsOf(parts).map(({ text }) => text)
    return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${asked}: ${text}`)
  })
  expect(twice).toEqual([])
})
