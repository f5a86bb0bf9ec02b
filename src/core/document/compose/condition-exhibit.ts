/** Owns the words of the paper on record and condition: what the record has wrong, what lowered the value on the valuation day, and what shows it. */

import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { laterPhotosIn } from '../exhibits.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { isAsPaid } from './case-page.ts'
import { fixed, forOwner, propertySection } from './evidence-parts.ts'

const NOT_STATED = 'Not stated'

const COST = 'Cost to cure'
const ALLOWED = 'Already allowed for'

const orNotStated = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : NOT_STATED)

/** The exhibits that show it, and what the owner noted as proof only where there is none. */
const proofOf = (say: Say, ids: readonly string[], otherwise: string): string =>
  ids
    .filter((id) => say.has(id))
    .map((id) => say.fact(id))
    .join('; ') || otherwise

const recordTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => ({
    caption: 'The record beside the facts',
    columns: ['Entry', 'The record says', 'The fact', 'Proof', 'Effect on value'],
    rows: ids.map((id) => [
      say.fact(`${id}.field`),
      orNotStated(say, `${id}.record`),
      orNotStated(say, `${id}.fact`),
      proofOf(say, [say.has(`${id}.shown-by`) ? `${id}.shown-by` : `${id}.proof`], 'My testimony'),
      say.has(`${id}.effect`) ? say.fact(`${id}.effect`) : 'Part of my testimony; not counted in dollars',
    ]),
  })

const reasonLines = (say: Say, ids: readonly string[]): readonly string[] =>
  ids
    .filter((id) => say.has(`${id}.why`))
    .map((id) => `${say.fact(`${id}.field`)}: ${closedFact(say, `${id}.why`)}`)

/** As typed, ended as a sentence. */
const closedFact = (say: Say, id: string): string => {
  const words = say.fact(id)
  return /[.?!:][”"')]*$/u.test(words) ? words : `${words}.`
}

const record = (ids: readonly string[]): readonly SectionPlan[] =>
  ids.length === 0
    ? []
    : [
        fixed({
          id: 'record',
          title: 'Errors in the property record',
          write: (say) => [
            ids.length === 1
              ? 'I ask the appraiser to correct this entry in the property record.'
              : 'I ask the appraiser to correct these entries in the property record.',
            ...reasonLines(say, ids),
          ],
          table: recordTable(ids),
        }),
      ]

const isAllowedFor = (say: Say, id: string): boolean => say.has(`${id}.allowed`)

const orEmpty = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : '')

/** Who is named beside a figure of the owner's own did not put it on paper. */
const sourceWords = (say: Say, id: string): string => {
  const source = orEmpty(say, `${id}.source`)
  if (source === '' || !say.has(`${id}.detail`)) return source
  const isOwn = say.has(`${id}.from`) && say.fact(`${id}.from`).includes('own figure')
  const scope = say.has(`${id}.scope`) ? `. It is for: ${say.fact(`${id}.scope`)}` : ''
  return isOwn ? source : `${source}: ${say.fact(`${id}.detail`)}${scope}`
}

/** What was typed in a hurry begins as a title does. */
const begun = (typed: string): string => `${typed.charAt(0).toUpperCase()}${typed.slice(1)}`

type Column = readonly [name: string, cell: (id: string) => string]

/** Only the columns that hold something: a defect without a cost has none to state. */
const conditionColumns = (say: Say, ids: readonly string[]): readonly Column[] => {
  const isIn = (name: string): boolean => ids.some((id) => say.has(`${id}.${name}`))
  const column = (isShown: boolean, ...shown: Column): readonly Column[] => (isShown ? [shown] : [])
  return [
    ['Defect', (id) => begun(say.fact(`${id}.item`))],
    ...column(isIn('where'), 'Where', (id) => begun(orEmpty(say, `${id}.where`))),
    ...column(isIn('cost'), COST, (id) => orEmpty(say, `${id}.cost`)),
    ...column(isIn('allowed'), ALLOWED, (id) =>
      isAllowedFor(say, id) ? say.fact(`${id}.allowed`) : 'Not known',
    ),
    ...column(isIn('source'), 'Source', (id) => sourceWords(say, id)),
    ['Shown by', (id) => proofOf(say, [`${id}.shown-by`], 'My testimony')],
  ]
}

const conditionTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => {
    const shown = conditionColumns(say, ids)
    const columns = shown.map(([name]) => name)
    return {
      caption: 'Condition on the valuation date',
      columns,
      rows: ids.map((id) => shown.map(([, cell]) => cell(id))),
      figureColumns: columns.flatMap((name, at) => (name === COST || name === ALLOWED ? [at] : [])),
    }
  }

/** So that nothing is counted twice. */
const allowedLine = (say: Say, ids: readonly string[]): string => {
  if (isAsPaid(say)) {
    const isLater = ids.some((id) => say.has(`${id}.after-purchase`))
    return `I take nothing off for ${ids.length === 1 ? 'it' : 'them'}${isLater ? '' : ', because my request rests on what I paid'}.`
  }
  const known = ids.filter((id) => isAllowedFor(say, id)).length
  if (known === ids.length) return 'The table names what the appraiser has already allowed for.'
  const rest = known === 0 ? 'the condition of the home' : 'the items without a figure'
  return `I ask the appraiser to state at the hearing what has been allowed for ${rest}, so that nothing is counted twice.`
}

const laterLines = (say: Say, ids: readonly string[]): readonly string[] =>
  ids.map(
    (id) => `This came after ${say.fact('day.valuation')}, so I do not count it: ${say.fact(`${id}.item`)}.`,
  )

const items = (ids: readonly string[], later: readonly string[]): SectionPlan =>
  fixed({
    id: 'items',
    title: 'The condition of the home',
    needs: ids.length === 0 ? [] : ['day.valuation'],
    write: (say) =>
      ids.length === 0
        ? ['I claim nothing for the condition of the home.', ...laterLines(say, later)]
        : [
            `My home had ${ids.length === 1 ? 'this problem' : 'these problems'} on ${say.fact('day.valuation')}.`,
            ...(isAsPaid(say) ? [] : say.all('cure.total')),
            allowedLine(say, ids),
            ...laterLines(say, later),
          ],
    ...(ids.length > 0 && { table: conditionTable(ids) }),
  })

const exhibitRow =
  (say: Say, isDated: boolean) =>
  (id: string): readonly string[] => [
    say.fact(`${id}.letter`),
    // What a photo shows is its caption: told once.
    say.fact(`${id}.what`) === say.fact(`${id}.proves`)
      ? say.fact(`${id}.kind`)
      : `${say.fact(`${id}.kind`)}: ${say.fact(`${id}.what`)}`,
    ...(isDated ? [orEmpty(say, `${id}.day`)] : []),
    say.fact(`${id}.proves`),
  ]

export const exhibitTable =
  (ids: readonly string[], caption = 'Exhibits') =>
  (say: Say): SectionTable => {
    // Only where one of them has a day.
    const isDated = ids.some((id) => say.has(`${id}.day`))
    return {
      caption,
      columns: ['Exhibit', 'What it is', ...(isDated ? ['Date'] : []), 'What it shows'],
      rows: ids.map(exhibitRow(say, isDated)),
      // A letter with its page, and a day, have one line each.
      shares: [19, 35, ...(isDated ? [23] : []), 35],
    }
  }

/** Photos of a later state of the home say so. */
const shownBy = (ids: readonly string[], later: readonly string[]): readonly SectionPlan[] =>
  ids.length === 0
    ? []
    : [
        fixed({
          id: 'shown-by',
          title: 'What shows it',
          // A packet has the same list at its end.
          inPacket: 'none',
          write: (say) => [
            'The photos and papers follow, each under its letter.',
            ...later.map(
              (id) =>
                `${say.fact(`${id}.letter`)} is dated after ${say.fact('day.valuation')}, the valuation date.`,
            ),
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
      'Only what was there on the valuation date counts. What came later is named as later.',
      ...apart(
        say,
        sheet,
        'unsure',
        'Left out, because you haven’t said yet whether it was there on that day',
      ),
      ...(laterPhotosIn(sheet).length === 0
        ? []
        : [
            'Later photos do not show by themselves what the home was like on the valuation date. Be ready to say what does.',
          ]),
      ...say.all('small-picture.'),
      'Leave ordinary wear out of the costs: homes of the same age have it too, and the adjustment for age counts it.',
      'A buyer might have taken less off the price than the repairs cost, or more. Be ready for that question.',
      'A dated photo and a written estimate show more than your own figure. The appraiser may have allowed for some of it already: ask for the figure.',
    ],
  })

export const planConditionExhibit = (sheet: FactSheet): readonly SectionPlan[] => [
  propertySection,
  ...record(groupsIn(sheet, 'record')),
  items(groupsIn(sheet, 'condition'), groupsIn(sheet, 'later')),
  ...shownBy(groupsIn(sheet, 'exhibit'), laterPhotosIn(sheet)),
  notes(sheet),
]
