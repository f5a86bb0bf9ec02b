/** Owns how a language model's answer becomes a suggestion beside a section of ours, or is turned down with what is wrong with it. */

import { blank } from '../compose/parts.ts'
import type { DraftSection, SectionPlan } from '../draft.ts'
import { type FactSheet, findFact, renderingsOf } from '../facts/sheet.ts'
import { claimProblems } from './claims.ts'
import { checkSection, type GateProblem } from './fact-gate.ts'
import type { ModelTask } from './model-task.ts'

type Problem = Omit<GateProblem, 'sectionId'>

export type ModelReading =
  | { readonly ok: true; readonly section: DraftSection }
  | { readonly ok: false; readonly problems: readonly GateProblem[] }

/** Longer than the composer's text by more than this, and it says something of its own. */
const LONGEST_SHARE = 1.6

/** What is spoken has to fit the minutes of a hearing. */
const LONGEST_SPOKEN_SHARE = 1.15

const TOKEN = /\{([^{}\s]+)\}/g

const idsIn = (text: string): readonly string[] => [...text.matchAll(TOKEN)].map(([, id = '']) => id)

const count = (text: string, part: string): number => text.split(part).length - 1

const tokenProblems = (answer: string, { factIds }: ModelTask): readonly Problem[] => {
  const named = idsIn(answer)
  return [
    ...named.filter((id) => !factIds.includes(id)).map((at) => ({ kind: 'unknown-fact' as const, at })),
    ...factIds.filter((id) => !named.includes(id)).map((at) => ({ kind: 'missing-fact' as const, at })),
  ]
}

/** Before the facts are put in, so that a figure of the model's own is seen even when it happens to be right. */
const numeralProblems = (answer: string): readonly Problem[] => {
  const found = answer.replace(TOKEN, '').match(/\p{N}[\p{N}.,/-]*/u)
  return found === null ? [] : [{ kind: 'figure', at: found[0] }]
}

const shapeProblems = (answer: string, template: string): readonly Problem[] => {
  const isSpoken = template.includes('“')
  const most = template.length * (isSpoken ? LONGEST_SPOKEN_SHARE : LONGEST_SHARE)
  const isKept = [blank, '“', '”'].every((mark) => count(answer, mark) === count(template, mark))
  return [
    ...(answer.length > most ? [{ kind: 'too-long' as const, at: answer.slice(-30) }] : []),
    ...(isKept ? [] : [{ kind: 'blank' as const, at: 'the blanks or the spoken lines' }]),
  ]
}

/** Of plain prose: hidden letters, emoji, what turns the direction of reading and what formats a text are not among them. */
const PLAIN = /[A-Za-z \r\n.,;:'’–—-]/
const LIST = /^ *[–—-]/m
const BLANK = /\$?_{8}/g
const CAPITALS = /\p{Lu}{2,}/gu

/** Letters and marks that neither plain prose nor our own text has, words shouted in capitals, and lists. */
const markProblems = (answer: string, template: string): readonly Problem[] => {
  const [said, given] = [answer, template].map((text) => text.replace(TOKEN, '').replace(BLANK, '')) as [
    string,
    string,
  ]
  const strange = [...said].filter((mark) => !PLAIN.test(mark) && !given.includes(mark))
  const shouted = [...said.matchAll(CAPITALS)].map(([word]) => word).filter((word) => !given.includes(word))
  return [...strange, ...shouted, ...(said.match(LIST) ?? [])]
    .slice(0, 1)
    .map((at) => ({ kind: 'chatter', at }))
}

const filled = (sheet: FactSheet, text: string): string =>
  text.replace(TOKEN, (name, id) => {
    const fact = findFact(sheet, id)
    return fact === undefined ? name : renderingsOf(fact)[0]
  })

const paragraphsOf = (answer: string): readonly string[] =>
  answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')

/** `answer` is the model's raw text. A section that is returned has passed the gate. */
export const readModelAnswer = (
  sheet: FactSheet,
  plan: SectionPlan,
  task: ModelTask,
  answer: string,
): ModelReading => {
  const raw = [
    ...tokenProblems(answer, task),
    ...numeralProblems(answer),
    ...shapeProblems(answer, task.template.join('\n\n')),
  ].map((problem) => ({ sectionId: plan.id, ...problem }))
  if (raw.length > 0) return { ok: false, problems: raw }
  const paragraphs = paragraphsOf(answer).map((paragraph) => filled(sheet, paragraph))
  const section = { id: plan.id, title: plan.title, paragraphs, facts: task.factIds }
  const said = [
    ...markProblems(answer, task.template.join('\n\n')),
    ...claimProblems(task.template, paragraphsOf(answer)),
  ].map((problem) => ({ sectionId: plan.id, ...problem }))
  const problems = [...said, ...checkSection(sheet, plan, section)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, section }
}

const FAULTS: Readonly<Record<GateProblem['kind'], string>> = {
  figure: 'it held a figure of its own',
  'number-word': 'it held a number in words',
  'unknown-fact': 'it named a fact that is not in the text',
  'missing-fact': 'it left a fact out',
  section: 'it was not this section',
  empty: 'it was empty',
  unfinished: 'it ended in the middle of a sentence',
  'too-long': 'it was too long',
  blank: 'it changed the blanks or the lines to be said aloud',
  advice: 'it gave advice on a claim',
  outcome: 'it spoke of an outcome',
  appraisal: 'it called the paper an appraisal',
  chatter: 'it held words to or about the writer, marks of formatting or words in capitals',
  language: 'it was not in English',
  citation: 'it held a citation of its own',
  county: 'it held a county of its own',
  'too-short': 'it left out what the text says',
  paragraphs: 'it did not keep every paragraph, with its names in braces',
  'misplaced-fact': 'something was said of another thing, or in another place, than in the text',
  'turned-round':
    'a “not”, “may”, “only”, “my”, “the appraiser”, “before” or the like was changed, added or left out',
  unsupported: 'a word claimed what the text does not say',
}

/** For the next try, in our own words: nothing of the answer is sent back. */
export const faultsOf = (problems: readonly GateProblem[]): readonly string[] => [
  ...new Set(problems.map(({ kind }) => FAULTS[kind])),
]
