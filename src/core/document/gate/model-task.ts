/**
 * Owns what a language model is given for one section: the composer's own text with a name in the place of every fact.
 * No figure, address, name or day of the person is in it, so none can leave us or come back changed.
 */

import { composeSection, type SectionPlan } from '../draft.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'

/** Goes up with every change of the words below; kept with each answer. */
export const PROMPT_VERSION = 4

/** Sections that tell something in prose. Lists, letters, law and what a paper is not stand in our words alone. */
const NARRATIVE: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  case_summary: ['home', 'values', 'caps', 'answer', 'gathered', 'to-show'],
  comparable_analysis: ['adjustments'],
  condition_exhibit: ['items'],
  evidence_list: ['case'],
  hearing_script: [
    'opening',
    'burden',
    'record',
    'condition',
    'sales',
    'cost-of-sale',
    'questions',
    'closing',
  ],
}

/** True where a freer wording may be suggested beside ours. */
export const isNarrative = ({ kind }: Pick<FactSheet, 'kind'>, { id }: Pick<SectionPlan, 'id'>): boolean =>
  NARRATIVE[kind]?.includes(id) ?? false

export interface ModelTask {
  readonly instructions: string
  readonly prompt: string
  /** The composer's paragraphs, each fact as `{its.id}`. */
  readonly template: readonly string[]
  /** The facts that the answer has to name, and may name. */
  readonly factIds: readonly string[]
}

const INSTRUCTIONS = `You are given one section of a paper that a homeowner in Florida takes to a hearing about the value of a home. Suggest a freer wording that reads calmly and clearly, as the owner would say it to a neighbor. The owner sees it beside the text and decides.

Rules. A wording that breaks one of them is thrown away.
- Names in braces, such as {value.just}, stand for facts you do not see. Use every one that is in the text, exactly as it is written there, and no other. Where it stands for a whole sentence, it stays a sentence of its own.
- Write no digits and no numbers in words. Write no statute, rule, court, county, address, person or place of your own.
- Keep the paragraphs, as many and in the same order, each with its names in braces and its blanks (________).
- Everybody keeps what is theirs: what the appraiser, the board, the office, the owner, you or I do, say or think in the text, the same one does here. Keep each kind of value (just, assessed, market) what it is called.
- Keep every “not”, “no”, “only”, “may”, “must”, “would”, “if”, “before”, “after”, “above”, “below”, “own” and “most” with what it is said of, and whether a thing is or was so.
- Keep the order in which things are named. You are free in everything else: everyday words for stiff ones, joined or parted sentences, a phrase that begins with “if”, “when” or “on” put first or last.
- Add no fact, no reason, no advice on what to claim or file, no promise and no opinion on the outcome.
- Keep the quotation marks around what is said aloud.
- Plain English, short sentences of everyday words, no headings, no lists, no marks of formatting, no emoji, no words in capitals. An empty line between two paragraphs.
- Answer with the text of the section and nothing else.`

const token = (id: string): string => `{${id}}`

const kindOf = (sheet: FactSheet, id: string): string => {
  const fact = findFact(sheet, id)
  return fact?.unit === 'sentence' ? `${fact.label}; a whole sentence` : (fact?.label ?? '')
}

/** `faults` are what was wrong with the answer before, in words of ours; none at the first try. */
export const modelTaskOf = (
  sheet: FactSheet,
  plan: SectionPlan,
  faults: readonly string[] = [],
): ModelTask => {
  const { paragraphs: template, facts } = composeSection(sheet, plan, ({ id }) => token(id))
  // The composer looks at some facts that it then has no room for.
  const factIds = facts.filter((id) => template.some((text) => text.includes(token(id))))
  const names = factIds.map((id) => `${token(id)}: ${kindOf(sheet, id)}`)
  const prompt = [
    `The section is called “${plan.title}”.`,
    ...(names.length === 0 ? [] : [`What the names stand for:\n${names.join('\n')}`]),
    `The text:\n${template.join('\n\n')}`,
    ...(faults.length === 0 ? [] : [`Your last answer was thrown away, because: ${faults.join('; ')}.`]),
  ]
  return { instructions: INSTRUCTIONS, prompt: prompt.join('\n\n'), template, factIds }
}
