/** Owns the page of the just values of like homes: their plot, and those most like the home by name. */

import type { Say, SectionBlock, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import { LIKE_HOMES } from '../named-sections.ts'
import { fixed } from './evidence-parts.ts'

/** The most alike, so that each can be looked up. */
const likestBlocks = (say: Say, ids: readonly string[]): readonly SectionBlock[] =>
  ids.length === 0
    ? []
    : [
        {
          kind: 'table',
          table: {
            caption: `The homes most like mine${say.has('value.year') ? `, just values of ${say.fact('value.year')}` : ''}`,
            columns: ['Home', 'Effective year', 'Effective area, sq ft', 'Just value', 'Per sq ft'],
            rows: ids.map((id) =>
              ['address', 'year', 'area', 'value', 'per-sqft'].map((cell) => say.fact(`${id}.${cell}`)),
            ),
            figureColumns: [1, 2, 3, 4],
            shares: [44, 12, 16, 15, 13],
          },
        },
      ]

const homesBlocks =
  (sheet: FactSheet) =>
  (say: Say): readonly SectionBlock[] => {
    const figure = say.figure('homes')
    return [
      ...(figure === null ? [] : [{ kind: 'figure' as const, figure }]),
      ...likestBlocks(say, groupsIn(sheet, 'like-home')),
    ]
  }

/** Only where it supports the owner. */
export const likeHomes = (sheet: FactSheet): readonly SectionPlan[] =>
  findFact(sheet, 'equity.stands')
    ? [
        fixed({
          id: 'equity',
          title: LIKE_HOMES,
          write: (say) => [
            say.all('equity.').join(' '),
            'I do not compare assessed values, because caps limit them. I offer this in support. The question is what my home was worth.',
          ],
          blocks: homesBlocks(sheet),
        }),
      ]
    : []
