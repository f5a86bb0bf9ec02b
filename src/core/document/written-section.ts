/** Owns what a section is beside its words: who wrote it, whether it may be written over, and what of it is worth keeping. */

import type { DraftSection, SectionPlan } from './draft.ts'
import type { FactSheet } from './facts/sheet.ts'
import { checkSection } from './gate/fact-gate.ts'

/** `composer` is our own program; `owner` changed its words, or took a suggestion in their place. */
export const SECTION_WRITERS = ['composer', 'owner'] as const
export type SectionWriter = (typeof SECTION_WRITERS)[number]

export interface WrittenSection extends DraftSection {
  readonly writtenBy: SectionWriter
  readonly locked: boolean
}

/** No document has more; the plan of its kind comes first. */
const mostSections = 20

/** The owner's own words, and what the owner locked: no writer touches it, and the gate is not asked. */
export const isKept = ({ writtenBy, locked }: Pick<WrittenSection, 'writtenBy' | 'locked'>): boolean =>
  locked || writtenBy === 'owner'

export interface Placed<Section> {
  readonly position: number
  readonly section: Section
}

/** What stays when a document is written again from another sheet, each at its place; what has no place there any more comes last. */
export const carriedOver = <Section extends WrittenSection>(
  plans: readonly SectionPlan[],
  sections: readonly Section[],
): readonly Placed<Section>[] => {
  const kept = sections.filter(isKept)
  const placeOf = ({ id }: Section): number => plans.findIndex((plan) => plan.id === id)
  const planned = kept.filter((section) => placeOf(section) >= 0)
  const left = kept.filter((section) => placeOf(section) < 0)
  return [
    ...planned.map((section) => ({ position: placeOf(section), section })),
    ...left.map((section, at) => ({ position: plans.length + at, section })),
  ].filter(({ position }) => position < mostSections)
}

const isSound = (sheet: FactSheet, plans: readonly SectionPlan[], section: WrittenSection): boolean => {
  const plan = plans.find(({ id }) => id === section.id)
  return plan !== undefined && checkSection(sheet, plan, section).length === 0
}

/** Ids of sections that are not in the owner's words and do not hold to these facts: kept from earlier ones. */
export const outdatedSections = (
  sheet: FactSheet,
  plans: readonly SectionPlan[],
  sections: readonly WrittenSection[],
): readonly string[] =>
  sections
    .filter((section) => section.writtenBy !== 'owner' && !isSound(sheet, plans, section))
    .map(({ id }) => id)
