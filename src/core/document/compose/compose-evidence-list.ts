/** Owns the words of the evidence list: what the owner says in short, and each exhibit by its letter. */

import type { SectionPlan } from '../draft.ts'
import { laterPhotosIn } from '../exhibits.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { conditionTable, exhibitTable } from './compose-condition-exhibit.ts'
import {
  againstLines,
  conclusionOf,
  fixed,
  forOwner,
  ownPaper,
  propertySection,
} from './compose-evidence-parts.ts'
import { blank } from './compose-parts.ts'

const opinion = fixed({
  id: 'opinion',
  title: 'The value in the owner’s opinion',
  needs: ['day.valuation'],
  write: (say) => [
    `In the owner’s opinion the just value on ${say.fact('day.valuation')} was ${say.has('opinion.value') ? say.fact('opinion.value') : `$${blank}`}.`,
    ...(say.has('opinion.reason.1') ? ['It rests on this, in the owner’s words.'] : []),
    ...say.all('opinion.reason.'),
  ],
})

const record = fixed({
  id: 'record',
  title: 'The record',
  write: (say) => {
    const corrections = say.all('correction.')
    return corrections.length === 0
      ? ['No entry of the property record is put in question here.']
      : corrections
  },
})

const condition = (ids: readonly string[]): SectionPlan =>
  fixed({
    id: 'condition',
    title: 'The condition',
    write: (say) =>
      ids.length === 0
        ? ['Nothing about the condition is put forward here.']
        : ['Present on the valuation day, as the owner states.', ...say.all('cure.total')],
    ...(ids.length > 0 && { table: conditionTable(ids) }),
  })

const sales = (ids: readonly string[]): SectionPlan =>
  fixed({
    id: 'sales',
    title: 'Comparable sales',
    write: (say) =>
      ids.length === 0
        ? ['No comparable sale is put forward here.']
        : [
            ...ids.map((id) => say.fact(id)),
            ...say.all('grid-home.'),
            ...say.all('sales.range'),
            ...conclusionOf(say),
          ],
  })

const exhibits = (ids: readonly string[], later: readonly string[]): SectionPlan =>
  fixed({
    id: 'exhibits',
    title: 'Exhibits',
    write: (say) =>
      ids.length === 0
        ? [`Exhibit ${blank}: ${blank}.`]
        : [
            ids.length === 1
              ? 'It carries its letter. A copy is attached.'
              : 'Each photo and paper carries its letter. Copies are attached.',
            ...later.map(
              (id) =>
                `${say.fact(`${id}.letter`)} is dated after ${say.fact('day.valuation')}, the valuation day.`,
            ),
          ],
    ...(ids.length > 0 && { table: exhibitTable(ids) }),
  })

const witnesses = fixed({
  id: 'witnesses',
  title: 'Witnesses',
  write: (say) => [
    `${say.has('owner.name') ? say.fact('owner.name') : blank}, owner: the facts in this list.`,
    `Other witness: ${blank}. What the witness will say: ${blank}.`,
  ],
})

const notes = forOwner({
  id: 'notes',
  title: 'For you: when to hand this over',
  needs: ['law.evidence'],
  write: (say) => [
    'The list, a copy of each exhibit and a summary of what witnesses say go to the property appraiser together.',
    say.fact('law.evidence'),
    say.fact('law.exchange'),
    say.fact('law.gives'),
    say.fact('law.clerk-copy'),
    ...say.all('due.evidence'),
    ...againstLines(say),
    'Letters follow the order of the exhibits in your packet. Keep them as they are once you have handed the list over.',
  ],
})

export const planEvidenceList = (sheet: FactSheet): readonly SectionPlan[] => [
  propertySection,
  ownPaper,
  opinion,
  record,
  condition(groupsIn(sheet, 'condition')),
  sales(groupsIn(sheet, 'chosen')),
  exhibits(groupsIn(sheet, 'exhibit'), laterPhotosIn(sheet)),
  witnesses,
  notes,
]
