/** Owns the words of the condition exhibit: what lowered the value on the valuation day, and what curing it costs. */

import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { laterPhotosIn } from '../exhibits.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { fixed, forOwner, ownPaper, propertySection } from './compose-evidence-parts.ts'
import { blank } from './compose-parts.ts'

const NOT_GIVEN = 'Not given'

const orNotGiven = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : NOT_GIVEN)

const firstUpper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const itemRow =
  (say: Say) =>
  (id: string): readonly string[] => [
    say.fact(`${id}.what`),
    orNotGiven(say, `${id}.where`),
    orNotGiven(say, `${id}.cost`),
    [
      firstUpper(orNotGiven(say, `${id}.from`)),
      ...(say.has(`${id}.detail`) ? [say.fact(`${id}.detail`)] : []),
    ].join(': '),
  ]

export const conditionTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => ({
    caption: 'Condition on the valuation day',
    columns: ['What', 'Where', 'Cost to cure', 'Who says so'],
    rows: ids.map(itemRow(say)),
  })

const items = (ids: readonly string[]): SectionPlan =>
  fixed({
    id: 'items',
    title: 'What was so on the valuation day',
    needs: ['day.valuation'],
    write: (say) =>
      ids.length === 0
        ? [`What was so on ${say.fact('day.valuation')}: ${blank}. Where: ${blank}. Cost to cure: $${blank}.`]
        : [
            `${ids.length === 1 ? 'This' : 'Each of these'} was present on ${say.fact('day.valuation')}, as the owner states.`,
            ...say.all('cure.total'),
            'The cost to cure is what the repair costs.',
          ],
    ...(ids.length > 0 && { table: conditionTable(ids) }),
  })

const exhibitRow =
  (say: Say) =>
  (id: string): readonly string[] => [
    say.fact(`${id}.letter`),
    say.fact(`${id}.what`),
    say.fact(`${id}.kind`),
    orNotGiven(say, `${id}.day`),
  ]

export const exhibitTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => ({
    caption: 'Exhibits',
    columns: ['Exhibit', 'What it shows', 'Kind', 'Day'],
    rows: ids.map(exhibitRow(say)),
  })

const shownBy = (ids: readonly string[]): SectionPlan =>
  fixed({
    id: 'shown-by',
    title: 'What shows it',
    write: () =>
      ids.length === 0
        ? [`Photos and papers: ${blank}.`]
        : [
            ids.length === 1
              ? 'By the letter that it carries.'
              : 'Photos and papers, by the letter that each carries.',
          ],
    ...(ids.length > 0 && { table: exhibitTable(ids) }),
  })

/** They show a later state of the home, and say so. */
const shownLater = (ids: readonly string[]): readonly SectionPlan[] =>
  ids.length === 0
    ? []
    : [
        fixed({
          id: 'shown-later',
          title: ids.length === 1 ? 'A photo of a later day' : 'Photos of a later day',
          needs: ['day.valuation'],
          write: (say) => [
            `${ids.length === 1 ? 'This photo is' : 'These photos are'} dated after ${say.fact('day.valuation')}.`,
          ],
          table: exhibitTable(ids),
        }),
      ]

const apart = (say: Say, sheet: FactSheet, kind: string, words: string): readonly string[] =>
  groupsIn(sheet, kind).map((id) => `${words}: ${say.fact(`${id}.what`)}.`)

const notes = (sheet: FactSheet): SectionPlan =>
  forOwner({
    id: 'notes',
    title: 'For you: before you hand this over',
    write: (say) => [
      'Only what was there on the valuation day is in this exhibit.',
      ...apart(say, sheet, 'later', 'Left out, because you said it was not there on that day'),
      ...apart(
        say,
        sheet,
        'unsure',
        'Left out, because you have not said yet whether it was there on that day',
      ),
      ...(laterPhotosIn(sheet).length === 0
        ? []
        : [
            'Photos of a later day do not show by themselves how the home was on the valuation day. Be ready to say what does.',
          ]),
      ...say.all('small-picture.'),
      'What a buyer would have paid less may be more or less than what a repair costs. Be ready to be asked about it.',
      'A dated photo and a written estimate show more than a figure of one’s own. The appraiser may have allowed for some of it already: ask for the figure.',
    ],
  })

export const planConditionExhibit = (sheet: FactSheet): readonly SectionPlan[] => [
  propertySection,
  ownPaper,
  items(groupsIn(sheet, 'condition')),
  shownBy(groupsIn(sheet, 'exhibit').filter((id) => !laterPhotosIn(sheet).includes(id))),
  ...shownLater(laterPhotosIn(sheet)),
  notes(sheet),
]
