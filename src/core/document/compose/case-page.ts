/** Owns the page that tells the whole case: what it is in a few words, each ground with its proof, the sales, and what is asked. */

import type { Say, SectionBlock, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import { CONDITION_WORDS, LOCATION_WORDS } from '../facts/owner-words/testimony.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { CASE, LIKE_HOMES, OWN_SALE, RECONCILIATION, WITNESSES } from '../named-sections.ts'
import { fixed } from './evidence-parts.ts'
import { listedSalesTable, reconciliationTable, shortSalesTable } from './grid-table.ts'
import { inWords } from './parts.ts'

/** The grid, and its page in a packet. */
const ANALYSIS = 'Comparable analysis'
const RECORD_AND_CONDITION = 'Record and condition'

/** Rows of both tables that leave room for the rest of the page; the grid has all sales. */
const mostRows = 10
const mostSales = 6
const mostNamed = 3

const opening = (say: Say): string => {
  return `The appraiser set my home’s just value as of ${say.fact('day.valuation')} at ${say.fact('value.just')}.`
}

const recordLine = (say: Say, ids: readonly string[]): readonly string[] => {
  if (ids.length === 0) return []
  const named = ids.slice(0, mostNamed).map((id) => say.fact(`${id}.said`))
  return [
    `The property record is wrong about ${inWords(ids.length > mostNamed ? [...named, 'other entries'] : named)}.`,
  ]
}

/** Why nothing comes off for what no price has in it: said here, and not again in the papers beside it. */
const LEFT_OUT = 'to keep my request simple and well supported'

/** What the price has in it, and what came later and is not in it: nothing comes off for either. */
export const notTakenOff = (say: Say, ids: readonly string[]): string => {
  const later = ids.filter((id) => say.has(`${id}.after-purchase`))
  const isOne = ids.length === 1
  const them = isOne ? 'it' : 'them'
  // Described a line above, each is named in short.
  if (later.length > 0 && later.length < ids.length)
    return ` Some of these defects came after I bought, and the price I paid does not include them: ${inWords([...new Set(later.map((id) => say.fact(`${id}.short`)))])}. I leave ${later.length === 1 ? 'it' : 'them'} out ${LEFT_OUT}, and I take nothing off for the others.`
  if (later.length > 0)
    return ` ${isOne ? 'This defect came after I bought, so it isn’t' : 'These defects came after I bought, so they aren’t'} in the price I paid. I take nothing off for ${them}, ${LEFT_OUT}.`
  return ids.length > 0 && ids.every((id) => say.has(`${id}.before-purchase`))
    ? ` ${isOne ? 'This defect was there when I bought, so it is' : 'These defects were there when I bought, so they are'} in the price I paid. I take nothing more off for ${them}.`
    : ` I take nothing more off for ${isOne ? 'this defect' : 'these defects'}, because my request rests on what I paid.`
}

/** No more is asked for than the purchase alone shows. */
export const isAsPaid = (say: Say): boolean =>
  say.has('own-purchase.alone') &&
  say.has('opinion.value') &&
  say.fact('own-purchase.alone') === say.fact('opinion.value')

const conditionLine = (say: Say, ids: readonly string[]): readonly string[] => {
  if (ids.length === 0) return []
  const named = ids.slice(0, mostNamed)
  const clauses = named.filter((id) => say.has(`${id}.stood`)).map((id) => say.fact(`${id}.stood`))
  const written = named.filter((id) => !say.has(`${id}.stood`)).map((id) => say.fact(`${id}.as-written`))
  const others = ids.length > mostNamed ? ['there were other defects'] : []
  const day = say.fact('day.valuation')
  // What is in the owner's own words may say itself since when, or be a list: it is quoted after words that fit any of it.
  const told =
    written.length === 0
      ? `On ${day} ${inWords([...clauses, ...others])}`
      : `My home’s condition on ${day}: ${[...clauses, ...written, ...others].join('; ')}`
  const total = say.has('cure.shown') ? ` ${say.fact('cure.shown')}` : ''
  const counted = say.has('cure.counted') ? ` ${say.fact('cure.counted')}` : ''
  return [`${told}.${total}${isAsPaid(say) ? notTakenOff(say, ids) : counted}`]
}

const asked = (say: Say): readonly string[] =>
  say.has('opinion.value')
    ? [
        `I ask the board for a just value of ${say.fact('opinion.value')}${say.has('case.more') ? `, ${say.fact('case.more')}` : ''}.`,
      ]
    : []

const inOne = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [lines.join(' ')])

interface Ground {
  readonly words: string
  readonly factor: string
  readonly proof: string
}

/** The sales are in the grid; the level that brings them to just values is with the steps. */
const salesProof = (say: Say): string =>
  say.has('recon.1.what') ? `${ANALYSIS}; ${RECONCILIATION}` : ANALYSIS

const salesGrounds = (say: Say): readonly Ground[] => {
  const price = say.fact('law.factor-1')
  const factor = [
    price,
    ...(say.has('conclusion.level') || say.has('recon-no-level') ? [say.fact('law.factor-8')] : []),
  ].join('; ')
  return [
    ...(say.has('own-purchase.leads')
      ? [
          {
            words: 'My purchase of this home',
            factor: say.has('own-purchase.step.1.what') ? `${price}; ${say.fact('law.factor-8')}` : price,
            proof: [OWN_SALE, ...exhibitsOf(say, ['own-purchase'])].join('; '),
          },
        ]
      : []),
    ...(say.has('case.sales') ? [{ words: 'Comparable sales', factor, proof: salesProof(say) }] : []),
  ]
}

/** Each exhibit once, in the order in which they lie in the packet. */
const exhibitsOf = (say: Say, ids: readonly string[]): readonly string[] =>
  [
    ...new Set(
      ids
        .map((id) => `${id}.shown-by`)
        .filter((id) => say.has(id))
        .flatMap((id) => say.fact(id).split('; ')),
    ),
  ].toSorted((one, other) => one.length - other.length || one.localeCompare(other))

const provedBy = (say: Say, ids: readonly string[]): string =>
  [RECORD_AND_CONDITION, ...exhibitsOf(say, ids)].join('; ')

const recordGrounds = (say: Say, ids: readonly string[]): readonly Ground[] => {
  if (ids.length === 0) return []
  const factors = [...new Set(ids.map((id) => say.fact(`${id}.factor`)))].toSorted()
  return [
    {
      words: 'Errors in the record',
      factor: factors.map((factor) => say.fact(`law.factor-${factor}`)).join('; '),
      proof: provedBy(say, ids),
    },
  ]
}

const otherGrounds = (say: Say, condition: readonly string[]): readonly Ground[] => [
  ...(condition.length === 0
    ? []
    : [
        {
          // A ground without a dollar of the request says so itself.
          words: isAsPaid(say) ? 'Condition, for completeness: I take nothing off for it' : 'Condition',
          factor: say.fact('law.factor-6'),
          proof: provedBy(say, condition),
        },
      ]),
  ...(say.has('equity.stands')
    ? [{ words: 'Just values of similar homes', factor: say.fact('law.like-values'), proof: LIKE_HOMES }]
    : []),
]

/** Without a sale, an entry of the record or an item, what the owner says is all the evidence. */
const testimonyGround = (say: Say): readonly Ground[] => {
  if (!say.has('opinion.reason.1')) return []
  const reasons = say.all('opinion.reason.').join(' ')
  if (!say.has('testimony'))
    return [{ words: 'My opinion as the owner', factor: say.fact('law.factor-1'), proof: WITNESSES }]
  const proof = `My testimony; ${WITNESSES}`
  const named = [
    ...(CONDITION_WORDS.test(reasons)
      ? [{ words: 'Condition, by my testimony', factor: say.fact('law.factor-6'), proof }]
      : []),
    ...(LOCATION_WORDS.test(reasons)
      ? [{ words: 'Location, by my testimony', factor: say.fact('law.factor-3'), proof }]
      : []),
  ]
  return named.length > 0 ? named : [{ words: 'My testimony', factor: say.fact('law.factor-1'), proof }]
}

/** As typed, and what there is no paper for. */
const testimonyLines = (say: Say, sheet: FactSheet): readonly string[] => [
  ...say.all('opinion.reason.').slice(0, 1),
  ...(groupsIn(sheet, 'exhibit').length === 0 ? say.all('testimony') : []),
]

const groundsTable = (say: Say, grounds: readonly Ground[]): SectionTable => ({
  caption: 'My grounds',
  columns: ['Ground', say.fact('law.factors-of'), 'Proof'],
  rows: grounds.map(({ words, factor, proof }) => [words, factor, proof]),
})

/** Where no sales carry the value, the steps are short enough to stand here. */
const listedSteps = (say: Say): readonly SectionBlock[] => {
  const table = say.has('recon-listed') || say.has('own-purchase.alone') ? reconciliationTable(say) : null
  return table === null ? [] : [{ kind: 'table', table }]
}

const blocksOf =
  (sheet: FactSheet) =>
  (say: Say): readonly SectionBlock[] => {
    const proved = [
      ...salesGrounds(say),
      ...recordGrounds(say, groupsIn(sheet, 'record')),
      ...otherGrounds(say, groupsIn(sheet, 'condition')),
    ]
    const grounds = hasGround(say, sheet) ? proved : [...testimonyGround(say), ...proved]
    const compared = groupsIn(sheet, 'chosen').filter((id) => say.has(`${id}.grid.adjusted`))
    const sales = say.has('case.sales')
      ? compared.slice(0, Math.min(mostSales, mostRows - grounds.length))
      : []
    const isListed = say.has('recon-listed')
    const figure = say.has('case.sales') || isListed ? say.figure('range') : null
    const listed = isListed ? groupsIn(sheet, 'chosen').slice(0, mostSales) : []
    return [
      ...(grounds.length === 0 ? [] : [{ kind: 'table' as const, table: groundsTable(say, grounds) }]),
      { kind: 'text' as const, words: say.fact('law.shown') },
      ...(sales.length === 0
        ? []
        : [{ kind: 'table' as const, table: shortSalesTable(say, sales, compared.length > sales.length) }]),
      ...listedSteps(say),
      ...(listed.length === 0 ? [] : [{ kind: 'table' as const, table: listedSalesTable(say, listed) }]),
      ...(figure === null ? [] : [{ kind: 'figure' as const, figure }]),
    ]
  }

/** Items and entries cite their own exhibits. */
const hasOtherProof = (sheet: FactSheet): boolean =>
  groupsIn(sheet, 'record').length + groupsIn(sheet, 'condition').length > 0

/** Without one, the owner's reasons are all there is to say. */
const hasGround = (say: Say, sheet: FactSheet): boolean =>
  salesGrounds(say).length + groupsIn(sheet, 'record').length + groupsIn(sheet, 'condition').length > 0

/** A sale of the home itself below the just value comes before all else. */
export const caseSection = (sheet: FactSheet): SectionPlan =>
  fixed({
    id: 'case',
    title: CASE,
    inPacket: 'front',
    needs: ['value.just', 'day.valuation'],
    write: (say) => [
      [opening(say), ...say.all('own-purchase.leads')].join(' '),
      ...inOne([
        ...say.all('case.sales'),
        ...say.all('own-purchase.met'),
        ...recordLine(say, groupsIn(sheet, 'record')),
        ...conditionLine(say, groupsIn(sheet, 'condition')),
        ...(hasOtherProof(sheet) ? [] : say.all('exhibits.general')),
        ...say.all('case.left'),
        ...(hasGround(say, sheet) ? [] : testimonyLines(say, sheet)),
        ...asked(say),
      ]),
    ],
    blocks: blocksOf(sheet),
  })
