/**
 * Owns what a language model is given for one section: the composer's own text with a name in the place of every fact.
 * No figure, address, name or day of the person is in it, so none can leave us or come back changed.
 */

import { composeSection, type SectionPlan } from '../draft.ts'
import { type FactSheet, findFact } from '../facts/fact-sheet.ts'

/** Goes up with every change of the words below; kept with each answer. */
export const PROMPT_VERSION = 3

export interface ModelTask {
  readonly instructions: string
  readonly prompt: string
  /** The composer's paragraphs, each fact as `{its.id}`. */
  readonly template: readonly string[]
  /** The facts that the answer has to name, and may name. */
  readonly factIds: readonly string[]
}

const INSTRUCTIONS = `You are given one section of a paper that a homeowner in Florida will read, and take to a county office. Write it again so that it reads calmly and clearly, for somebody of seventy who has never read a statute.

Rules. An answer that breaks one of them is thrown away.
- Names in braces, such as {value.just}, stand for facts you do not see. Use every one that is in the text, exactly as it is written there, and no other. Where it stands for a whole sentence, it stays a sentence of its own.
- Write no digits and no numbers in words. Write no statute, rule, court, county, address or name of your own.
- Keep the paragraphs, as many and in the same order, each with the names it has. What a name in braces is called in the text, it stays called.
- Go sentence by sentence, in the order of the text, and leave none out. In each, keep who does what to what, in the same order and in the same words: the owner, you, I, the board, the appraiser, the office, the home, the record, the notice, the values, the tax. Keep every “not”, “no”, “only”, “may”, “can”, “must”, “if”, “each”, “own” and “in part”, every “above”, “below”, “before”, “after”, “once” and “again”, and whether a thing is or was so.
- You are free to join two sentences or part one at its comma; to choose other articles and “and”, “so” or “therefore” to join with; to put a phrase that begins with “if”, “when”, “before”, “on” or “for” before its sentence or behind it, whole; and to take a plainer word that means exactly the same. If you are in doubt, leave a sentence as it is: the text as it stands is a good answer.
- Add no fact, no advice on what to claim or file, no promise and no opinion on the outcome.
- Keep every blank (________) and the quotation marks around what is to be said aloud.
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
