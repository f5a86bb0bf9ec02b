/** Owns the words of the comparable analysis: each sale with its adjustment grid, where it lies, and what was left out. */

import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import { type FactSheet, renderingsOf } from '../facts/fact-sheet.ts'
import {
  againstLines,
  conclusionOf,
  fixed,
  forOwner,
  ownPaper,
  propertySection,
} from './compose-evidence-parts.ts'
import { gridTable, summaryTable } from './compose-grid-table.ts'
import { blank } from './compose-parts.ts'
import { unnamedLines } from './compose-unnamed-sales.ts'

/** A document has room for twenty sections. */
const mostShown = 10
const mostLeftOut = 20

const reasonOf = (say: Say, id: string, words: string): string =>
  say.has(`${id}.reason`) ? say.fact(`${id}.reason`) : `${words}: ${blank}.`

/** As the table of all sales calls it. */
const titleOf = ({ facts }: FactSheet, id: string, at: number): string => {
  const address = facts.find((fact) => fact.id === `${id}.address`)
  return address ? `Sale of ${renderingsOf(address)[0]}` : `Sale ${at + 1}`
}

const hasGrid = ({ facts }: FactSheet, id: string): boolean =>
  facts.some((fact) => fact.id === `${id}.grid.adjusted`)

const saleSection = (sheet: FactSheet, id: string, at: number): SectionPlan => {
  const grid = `${id}.grid`
  const isCompared = hasGrid(sheet, id)
  const noFigures =
    'The roll at hand has no such figures of this sale, so no adjustment is worked out here. What differs, and by how much: '
  return fixed({
    id: `sale-${at + 1}`,
    title: titleOf(sheet, id, at),
    needs: [id],
    write: (say) => [
      say.fact(id),
      ...(id.startsWith('chosen') ? [reasonOf(say, id, 'Why it was chosen')] : []),
      ...(isCompared ? [say.fact(`${grid}.place`), say.fact(`${grid}.record`)] : [`${noFigures}${blank}.`]),
    ],
    ...(isCompared && { table: gridTable(grid, id) }),
  })
}

const searchLines = (say: Say): readonly string[] =>
  say.has('searched')
    ? [say.fact('searched'), ...(say.has('searched-with') ? [say.fact('searched-with')] : [])]
    : []

const method = fixed({
  id: 'method',
  title: 'How the sales were compared',
  needs: ['day.valuation'],
  write: (say) => [
    `Each recorded price is changed by what makes that sale differ from the home, as of ${say.fact('day.valuation')}. Where the home has more, the amount is added; where the sale has more, it is taken off. The rates are worked out by a computer program from the recorded sales of the county; they are estimates. The just value of the home plays no part in them.`,
    'Differences of time, size, land, age and quality change a price in proportion. Their rate in dollars is therefore the rate at this sale’s price: it differs from sale to sale, and the difference times the rate printed beside it gives the amount. A line that is not counted in units, such as location, has its amount only.',
    'The area is the effective area of the roll, which counts porches and garages in part. It differs from the heated area of a listing. Amounts are rounded to whole dollars.',
    'Ages are compared by the effective year that the roll gives each home. It is not the year in which a home was built: renovation moves it.',
    ...(say.has('home.effective-year')
      ? [`The effective year of this home is ${say.fact('home.effective-year')}.`]
      : []),
    ...say.all('grid-home.'),
    ...searchLines(say),
  ],
})

/** Sales that the owner typed, and that no roll at hand holds. */
const typedOnly = fixed({
  id: 'method',
  title: 'How the sales are shown',
  needs: ['day.valuation'],
  write: (say) => [
    `Each sale is shown with its recorded price, as the owner wrote it down. What makes it differ from the home on ${say.fact('day.valuation')} is the owner’s to state: the roll at hand has no figures of it to work an adjustment out with.`,
  ],
})

const noSale = fixed({
  id: 'method',
  title: 'The sales',
  write: (say) => [
    'There is no sale to show yet: none is chosen in the case, and the roll at hand offers none for this home.',
    ...(say.has('searched') ? [say.fact('searched')] : []),
  ],
})

const methodOf = (sheet: FactSheet, shown: readonly string[]): SectionPlan => {
  if (shown.length === 0) return noSale
  return shown.some((id) => hasGrid(sheet, id)) ? method : typedOnly
}

const summary = (sheet: FactSheet, shown: readonly string[]): SectionPlan => {
  const compared = shown.filter((id) => hasGrid(sheet, id))
  return fixed({
    id: 'summary',
    title: shown.length === 1 ? 'What the sale shows' : 'What the sales show together',
    needs: ['law.net-proceeds'],
    write: (say) => [
      say.has('sales.range')
        ? say.fact('sales.range')
        : 'Fewer sales than are usually shown have figures here, so no range is given.',
      ...(compared.length === 0
        ? []
        : [
            'Net is the sum of the amounts with their signs, gross without them, each as a share of the recorded price.',
          ]),
      say.fact('law.net-proceeds'),
      ...conclusionOf(say),
    ],
    ...(compared.length > 1 && { table: summaryTable(compared) }),
  })
}

/** Only what the owner left out with a reason: what nobody decided on is no part of the evidence. */
const leftOut = (rejected: readonly string[]): SectionPlan =>
  fixed({
    id: 'left-out',
    title: 'Sales that were left out, and why',
    write: (say) => {
      const reasoned = rejected.filter((id) => say.has(`${id}.reason`))
      const counted = say.all('left-out.')
      return [
        ...(reasoned.length === 0 ? ['No sale is written down as left out by the owner.'] : []),
        ...reasoned.flatMap((id) => [say.fact(id), say.fact(`${id}.reason`)]),
        ...(counted.length === 0
          ? []
          : [
              'The program that went through the recorded sales left these out, for the reasons named.',
              ...counted,
            ]),
      ]
    },
  })

const ownNotes = (sheet: FactSheet, shown: readonly string[], rejected: readonly string[]): SectionPlan =>
  forOwner({
    id: 'notes',
    title: 'For you: before you hand this over',
    write: (say) => [
      shown.length === 0
        ? 'There is nothing in this paper to hand over yet. Choose sales in your case, with your reasons, and have it written again.'
        : shown.some((id) => id.startsWith('offered'))
          ? 'These sales come from the roll. You have not chosen any yet: choose and leave out in your case, with your reasons, and have this written again.'
          : 'These are the sales you chose, with your reasons.',
      ...(groupsIn(sheet, 'chosen').length > mostShown
        ? ['You chose more sales than this paper has room for. The first of them are shown.']
        : []),
      ...againstLines(say),
      ...say.all('other-price.'),
      ...unnamedLines(say, rejected),
      'Look at each home from the street and read its deed. A sale between relatives, or one after repairs that the roll does not know, is none to compare with.',
      'The figures come from public files and a program. Change or strike what you know to be wrong.',
      ...(say.has('own-sale.1')
        ? ['This sale of the home itself is not in the paper above. A board is likely to know of it.']
        : []),
      ...say.all('own-sale.'),
      ...(say.has('less-alike.less_alike')
        ? [
            'Sales that the program found and did not put before you are not counted in the paper above either.',
          ]
        : []),
      ...say.all('less-alike.'),
      ...say.all('estimate.'),
    ],
  })

export const planComparableAnalysis = (sheet: FactSheet): readonly SectionPlan[] => {
  const chosen = groupsIn(sheet, 'chosen')
  const shown = (chosen.length > 0 ? chosen : groupsIn(sheet, 'offered')).slice(0, mostShown)
  const rejected = groupsIn(sheet, 'rejected').slice(0, mostLeftOut)
  return [
    propertySection,
    ownPaper,
    methodOf(sheet, shown),
    ...shown.map((id, at) => saleSection(sheet, id, at)),
    ...(shown.length === 0 ? [] : [summary(sheet, shown)]),
    leftOut(rejected),
    ownNotes(sheet, shown, rejected),
  ]
}
