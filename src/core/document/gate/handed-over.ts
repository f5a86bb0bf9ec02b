/** Owns the last look at what leaves the owner's hands: nothing of the playbook and of the owner's own pages may be in it. */

import { composeBlocks, composeSection, type DraftSection, type SectionPlan, wordsOfBlock } from '../draft.ts'
import { HANDED_OVER_KINDS } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { sentenceFact } from '../facts/make-fact.ts'
import { PRIVATE_PREFIX } from '../facts/playbook/private-fact.ts'
import { type FactSheet, renderingsOf } from '../facts/sheet.ts'

export interface PrivateFinding {
  readonly sectionId: string
  readonly kind: 'private-kind' | 'private-section' | 'private-fact' | 'private-words'
  readonly at: string
}

/** Shorter runs of words stand in many documents without being anybody's secret. */
const fewestLetters = 25

/** Stands where a fact stands. */
const FACT = '⁂'

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!:])[”"']?\s+|⁂/u)
    .map((one) => one.trim())
    .filter((one) => one.length >= fewestLetters)

type Prose = { readonly isOwn: boolean; readonly sentences: readonly string[] }

/** Of each section of a document of this kind. */
const proseOf = (sheet: FactSheet): readonly Prose[] =>
  planOf(sheet).map((plan) => ({
    isOwn: plan.forOwner,
    sentences: composeSection(sheet, plan, () => FACT).paragraphs.flatMap(sentencesOf),
  }))

const sentencesIn = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ sentences }) => sentences)

/** The playbook has other words for a case with gaps than for one without, and both are private. */
const someGap = sentenceFact(`${PRIVATE_PREFIX}weak.0`, FACT, FACT, FACT)

/** And other words for one whose sales support the county’s figure. */
const someAgainst = sentenceFact(`${PRIVATE_PREFIX}against`, FACT, FACT, FACT)

/** Our own words that stand in a private document and in nothing that is handed over. */
const privateSentences = (sheet: FactSheet): readonly string[] => {
  const handedOver = HANDED_OVER_KINDS.flatMap((kind) => proseOf({ ...sheet, kind }))
  const open = new Set(sentencesIn(handedOver.filter(({ isOwn }) => !isOwn)))
  const own = sentencesIn([
    ...proseOf({ ...sheet, kind: 'playbook' }),
    ...proseOf({ ...sheet, kind: 'playbook', facts: [...sheet.facts, someGap, someAgainst] }),
    ...handedOver.filter(({ isOwn }) => isOwn),
  ])
  return [...new Set(own)].filter((words) => !open.has(words))
}

const privateFacts = ({ facts }: FactSheet): readonly string[] =>
  facts.filter(({ id }) => id.startsWith(PRIVATE_PREFIX)).map(({ value }) => String(value))

const ownPagesOf = (sheet: FactSheet): ReadonlySet<string> =>
  new Set(planOf(sheet).flatMap(({ id, forOwner }) => (forOwner ? [id] : [])))

/** Whoever typed it again may have typed other quotation marks, or another case. */
const leveled = (text: string): string =>
  text.toLowerCase().replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ')

const composedText = (sheet: FactSheet, plans: readonly SectionPlan[]): string =>
  plans.flatMap((plan) => composeSection(sheet, plan).paragraphs).join('\n')

/**
 * What is in a playbook as fact, of the owner's own weak points and the answers to them; and of `reworded`, its
 * sections that our own program did not write, each sentence that it would not have written.
 */
export const privateWordsOf = (
  playbook: FactSheet,
  reworded: readonly Pick<DraftSection, 'paragraphs'>[],
): readonly string[] => {
  const openFacts = playbook.facts.filter(({ id }) => !id.startsWith(PRIVATE_PREFIX)).flatMap(renderingsOf)
  const known = leveled([composedText(playbook, planOf(playbook)), ...openFacts].join('\n'))
  const sentences = reworded.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf))
  return [
    ...privateFacts(playbook).filter((words) => words.length >= fewestLetters),
    ...sentences.filter((words) => !known.includes(leveled(words))),
  ]
}

/** A document without the pages that are for its owner, and without what its case has no place for any more. */
export const partsToHandOver = <Section extends Pick<DraftSection, 'id'>>(
  sheet: FactSheet,
  sections: readonly Section[],
): readonly Section[] => {
  const open = new Set(planOf(sheet).flatMap(({ id, forOwner }) => (forOwner ? [] : [id])))
  return sections.filter(({ id }) => open.has(id))
}

/** What a reader sees of a section, and the facts behind it. */
const shownIn = (sheet: FactSheet, { id, paragraphs, facts }: DraftSection) => {
  const plan = planOf(sheet).find((one) => one.id === id)
  const made = plan === undefined ? { blocks: [], facts: [] } : composeBlocks(sheet, plan)
  const words = made.blocks.flatMap(wordsOfBlock)
  return { text: [...paragraphs, ...words].join('\n'), facts: [...facts, ...made.facts] }
}

/**
 * What stands in `sections` and must not leave the owner's hands; none when they may be handed over. The owner's own pages
 * are taken off before, with `partsToHandOver`. `more` is hidden too: what is in the owner's playbooks, and not in
 * what our own program writes in this very document.
 */
export const privateIn = (
  sheet: FactSheet,
  sections: readonly DraftSection[],
  more: readonly string[] = [],
): readonly PrivateFinding[] => {
  if (!HANDED_OVER_KINDS.includes(sheet.kind)) {
    return [{ sectionId: '', kind: 'private-kind', at: sheet.kind }]
  }
  const own = ownPagesOf(sheet)
  const open = more.length === 0 ? '' : leveled(composedText(sheet, partsToHandOver(sheet, planOf(sheet))))
  const hiddenToo = more.filter((words) => !open.includes(leveled(words)))
  const hidden = [...privateSentences(sheet), ...privateFacts(sheet), ...hiddenToo].map(
    (words) => [words, leveled(words)] as const,
  )
  return sections.flatMap((section) => {
    const { text, facts } = shownIn(sheet, section)
    const seen = leveled(text)
    const found = [
      ...(own.has(section.id) ? [{ kind: 'private-section' as const, at: section.title }] : []),
      ...facts
        .filter((id) => id.startsWith(PRIVATE_PREFIX))
        .map((at) => ({ kind: 'private-fact' as const, at })),
      ...hidden
        .filter(([, words]) => seen.includes(words))
        .map(([at]) => ({ kind: 'private-words' as const, at })),
    ]
    return found.map((one) => ({ sectionId: section.id, ...one }))
  })
}
