/** Cuts lessons into passages: each paragraph or list with its heading, its sentences and the source of each. */
import { withoutFigures } from '#content/figure/line.ts'
import { plainText } from '#content/text/prose-html.ts'
import { paths } from '#contract/page-paths.ts'
import type { Passage, PassageSource, Sentence } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import type { CourseLibrary, LessonText, LibraryModule } from '#server/services/course/library.ts'

/** Made-up figures and the words between lessons are no answers. */
const NOT_QUOTED =
  /example|before you go on|your next step|last word|your one sentence|three sentences|odds|your questions|questions you will get/i
const MADE_UP =
  /\bexamples?\b|\bmade-up\b|\bMarlow|\bsuppose\b|^Say\b|\blesson (?:one|two|three)\b|\b(?:next|last) (?:lesson|module)\b|^["“]|_{3}/i
const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d/
const CAUTION =
  /could not (?:confirm|verify|read)|(?:have|had|was|were|is) not (?:been )?(?:read|verified|confirmed)|we (?:have )?read that law|since a law of|is likely that/i

type Block = {
  readonly html: string
  readonly heading: string | null
  readonly anchor: string | null
  readonly isList: boolean
}

const BLOCK = /<(p|ul|ol|h2|h3)\b[^>]*>[\s\S]*?<\/\1>/g

/** Figures repeat what is said; tables are left to the lesson: a row says nothing without its head. */
const blocksOf = (html: string): readonly Block[] => {
  let heading: string | null = null
  let anchor: string | null = null
  return [
    ...withoutFigures(html)
      .replace(/<table>[\s\S]*?<\/table>/g, '')
      .matchAll(BLOCK),
  ].flatMap(([block, tag = '']) => {
    if (!tag.startsWith('h')) return [{ html: block, heading, anchor, isList: tag !== 'p' }]
    heading = plainText(block)
    anchor = /id="([^"]+)"/.exec(block)?.[1] ?? null
    return []
  })
}

const withMarks = (html: string): string =>
  plainText(html.replace(/<sup><a href="#source-([^"]+)"[^>]*>\[\d+\]<\/a><\/sup>/g, '⟦$1⟧'))
    .replace(/\s+/g, ' ')
    .trim()

const sentenceOf = (marked: string, { sources }: LessonText): Sentence => {
  const ids = [...marked.matchAll(/⟦([^⟧]+)⟧/g)].map(([, id]) => id)
  return {
    text: marked.replace(/⟦[^⟧]+⟧/g, '').trim(),
    sources: sources
      .filter(({ id }) => ids.includes(id))
      .map(({ label, checkedOn, confidence }): PassageSource => ({ label, checkedOn, sureness: confidence })),
  }
}

const linesOf = ({ html, isList }: Block): readonly string[] =>
  isList
    ? [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => withMarks(item))
    : sentencesIn(withMarks(html))

const isCaution = ({ text, sources }: Sentence): boolean =>
  CAUTION.test(text) || sources.some(({ sureness }) => sureness === 'unverified')

type Cut = { readonly block: Block; readonly said: readonly Sentence[] }

/** Figures that no source is behind are those of an example; so is every day with its weekday. */
const isMadeUp = ({ text, sources }: Sentence, isSourced: boolean): boolean =>
  MADE_UP.test(text) || (!isSourced && /\$\d/.test(text)) || (sources.length === 0 && WEEKDAY.test(text))

/** What the first sentence of a block may go on from: the question that ends the block before, or the heading. */
const leadOf = ({ heading, anchor }: Block, before: Block | undefined): string | undefined => {
  if (before?.anchor === anchor)
    return linesOf(before)
      .at(-1)
      ?.match(/[^.!?]*\?$/)?.[0]
  return heading === null || heading.endsWith('?') ? (heading ?? undefined) : `${heading}.`
}

const HEAD = /^<p>\s*<strong>([^<]+)\.<\/strong>(?=\s+\S)/

/** A list of questions is the thing itself; elsewhere a question only leads to its answer. */
const cut = (block: Block, lead: string | undefined, text: LessonText): Cut => {
  const head = HEAD.exec(block.html)?.[1]
  const all = linesOf(block).map((line): Sentence => {
    const sentence = sentenceOf(line, text)
    const isHead = head !== undefined && sentence.text === `${plainText(head)}.`
    return { ...sentence, ...(block.isList && { isItem: true }), ...(isHead && { isHead }) }
  })
  const isSourced = all.some(({ sources }) => sources.length > 0)
  const led = all.map((one, at): Sentence => {
    const before = at === 0 ? lead : all[at - 1]?.text
    return before === undefined || (at > 0 && !before.endsWith('?')) ? one : { ...one, lead: before }
  })
  return {
    block,
    said: led.filter((one) => (block.isList || !one.text.endsWith('?')) && !isMadeUp(one, isSourced)),
  }
}

/** A list is nothing without the line that leads to it. */
const withLead = (cuts: readonly Cut[]): readonly Cut[] =>
  cuts.map((one, at) => {
    const before = cuts[at - 1]
    const lead = before?.said.at(-1)
    const isLed =
      one.block.isList && before && !before.block.isList && before.block.anchor === one.block.anchor
    return isLed && lead ? { ...one, said: [lead, ...one.said] } : one
  })

const cautionsFor = (cuts: readonly Cut[], at: number): readonly Sentence[] => {
  const own = cuts[at]
  const next = cuts[at + 1]
  const after = next && next.block.anchor === own?.block.anchor ? next.said : []
  return [...(own?.said ?? []), ...after].filter(isCaution).slice(0, 2)
}

type Lesson = LibraryModule['lessons'][number]

const passagesOfLesson = (moduleId: number, { id, title }: Lesson, text: LessonText): readonly Passage[] => {
  const blocks = blocksOf(text.html)
  const cuts = withLead(blocks.map((block, at) => cut(block, leadOf(block, blocks[at - 1]), text)))
  return cuts.flatMap(({ block, said }, at): readonly Passage[] => {
    const told = block.isList ? said : said.filter(({ text: one }) => !one.endsWith(':'))
    if (told.length === 0 || NOT_QUOTED.test(block.heading ?? '')) return []
    return [
      {
        id: `${id}:${at}`,
        kind: 'lesson',
        label: `Lesson ${id.replace('-', '.')}, ${block.heading ?? title}`,
        path: `${paths.module(moduleId, id)}${block.anchor ? `#${block.anchor}` : ''}`,
        about: `${title} ${block.heading ?? ''}`,
        sentences: told,
        isWhole: block.isList,
        cautions: cautionsFor(cuts, at),
        countyId: null,
      },
    ]
  })
}

/** Asked at the end of a lesson: the question goes with the words on whom to ask. */
const openPassages = (moduleId: number, { id, title }: Lesson, text: LessonText): readonly Passage[] =>
  text.openQuestions.map(({ question, ask, about }, at) => ({
    id: `${id}:open-${at}`,
    kind: 'lesson',
    label: `Lesson ${id.replace('-', '.')}, Open questions`,
    path: `${paths.module(moduleId, id)}#open-questions`,
    about: title,
    sentences: [
      {
        text: `${question} ${ask}`,
        sources: text.sources
          .filter((source) => about.includes(source.id))
          .map(({ label, checkedOn, confidence }) => ({ label, checkedOn, sureness: confidence })),
      },
    ],
    isWhole: true,
    cautions: [],
    countyId: null,
  }))

export const lessonPassages = ({ modules, lessonText }: CourseLibrary): readonly Passage[] =>
  modules.flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson) => {
      const text = lessonText(lesson.id)
      return text ? [...passagesOfLesson(id, lesson, text), ...openPassages(id, lesson, text)] : []
    }),
  )
