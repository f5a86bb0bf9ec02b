/** Owns the facts that only the private playbook holds: where this case is thin, and what is likely to be asked about it. */

import type { CaseFile, CaseSale } from '#core/case/case-file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import type { Fact } from './fact-sheet.ts'
import type { HeldCase } from './fact-sheet-file.ts'
import type { NoSales } from './fact-sheet-value.ts'
import { asTyped, quoted, sentenceFact } from './make-fact.ts'
import type { AdjustedRollSale, SalesMaterial } from './sales-material.ts'

/** No document that is handed over may lean on a fact whose id begins so. */
export const PRIVATE_PREFIX = 'private.'

const source = 'Your case, looked through for what is missing or may be asked'

interface Material {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
  readonly taxYear: number
}

type Lines = readonly string[]

const when = (is: boolean, words: string): Lines => (is ? [words] : [])

const nameOf = ({ address, parcelId }: CaseSale): string => asTyped(address) || asTyped(parcelId) || 'a sale'

const chosenOf = ({ comparables }: CaseFile): readonly CaseSale[] =>
  comparables.filter(({ decision }) => decision === 'chosen')

const valueWeak = ({ value }: CaseFile, sales: SalesMaterial | null, justCents: number): Lines => {
  const { opinionCents, reasons } = value
  if (opinionCents === null) return ['Your opinion of value is not written down yet.']
  const own = sales?.ownSales.find(({ priceCents }) => priceCents > opinionCents)
  const estimate = sales?.estimate.sufficient ? sales.estimate : null
  return [
    ...when(
      opinionCents >= justCents,
      `Your opinion of value, ${formatMoney(opinionCents)}, is not below the just value of ${formatMoney(justCents)}.`,
    ),
    ...when(asTyped(reasons) === '', 'What your opinion of value rests on is not written down.'),
    ...(own
      ? [
          `The home itself sold in ${own.month}/${own.year} for ${formatMoney(own.priceCents)}, which is above your opinion of value. A board looks at that first.`,
        ]
      : []),
    ...(estimate && estimate.priceCents > opinionCents
      ? [
          `The sales that our program compared point to a price of ${formatMoney(estimate.priceCents)}, which is above your opinion of value of ${formatMoney(opinionCents)}.`,
        ]
      : []),
  ]
}

const isLate = ({ soldYear }: CaseSale, taxYear: number): boolean => soldYear !== null && soldYear >= taxYear

const heaviest = (chosen: readonly CaseSale[], sales: SalesMaterial | null): AdjustedRollSale | undefined =>
  (sales?.comparables ?? [])
    .filter(({ home, sale }) =>
      chosen.some((one) => one.parcelId === home.parcelId && one.priceCents === sale.priceCents),
    )
    .toSorted((a, b) => b.grossPercent - a.grossPercent)[0]

const salesWeak = (file: CaseFile, sales: SalesMaterial | null, taxYear: number): Lines => {
  const chosen = chosenOf(file)
  const bare = file.comparables.filter(({ decision, reason }) => decision !== null && asTyped(reason) === '')
  const most = heaviest(chosen, sales)
  return [
    ...when(
      chosen.length < fewestChosenSales,
      `Sales chosen: ${chosen.length}. Fewer than ${fewestChosenSales} is thin.`,
    ),
    ...chosen
      .filter((sale) => isLate(sale, taxYear))
      .map((sale) => `${nameOf(sale)} was sold in ${sale.soldYear}, after the valuation day.`),
    ...bare.map((sale) => `No reason is written down for ${nameOf(sale)}.`),
    ...(most
      ? [
          `Of your sales, ${most.home.address || most.home.parcelId} is changed most: ${most.grossPercent}% of its price in gross adjustments.`,
        ]
      : []),
  ]
}

const recordWeak = ({ corrections }: CaseFile): Lines =>
  corrections
    .filter(({ proof }) => asTyped(proof) === '')
    .map(({ trueValue }) => `A correction of the record (${quoted(trueValue)}) names no proof.`)

const conditionWeak = ({ condition }: CaseFile): Lines =>
  condition.flatMap(({ what, presentOnValuationDay, costCents, costSource }) => [
    ...when(
      presentOnValuationDay === false,
      `${quoted(what)} was not there on the valuation day, so it is left out of what you hand over.`,
    ),
    ...when(
      presentOnValuationDay === null,
      `Whether ${quoted(what)} was there on the valuation day is not answered.`,
    ),
    ...when(costCents === null, `${quoted(what)} has no cost to cure.`),
    ...when(costSource === 'own', `The cost of ${quoted(what)} is your own figure and nobody else’s.`),
  ])

const filesWeak = ({ files }: HeldCase): Lines => {
  const undated = files.filter(({ kind, takenOn }) => kind === 'photo' && takenOn === null).length
  const bare = files.filter(({ caption }) => asTyped(caption) === '').length
  return [
    ...when(files.length === 0, 'There is no photo or paper in the case.'),
    ...when(
      undated > 0,
      `Photos without a day: ${undated}. A photo without a day does not say what was so on the valuation day.`,
    ),
    ...when(bare > 0, `Photos and papers without a word on what they show: ${bare}.`),
  ]
}

const weakPoints = ({ held, sales, justCents, taxYear }: Material): Lines => {
  if (held === null)
    return ['There is no case for this home and year yet, so there is nothing to look through.']
  const { file } = held
  const found = typeof sales === 'string' ? null : sales
  return [
    ...valueWeak(file, found, justCents),
    ...salesWeak(file, found, taxYear),
    ...recordWeak(file),
    ...conditionWeak(file),
    ...filesWeak(held),
    ...when(
      file.deliveries.some(({ proof, received }) => !received && asTyped(proof) === ''),
      'A delivery in your log names no proof.',
    ),
  ]
}

const questions = ({ held }: Material): Lines => {
  const file = held?.file
  if (file === undefined) return []
  return [
    ...chosenOf(file).map(
      (sale) => `Why is ${nameOf(sale)} like your home? You wrote: ${quoted(sale.reason)}.`,
    ),
    ...file.comparables
      .filter(({ decision }) => decision === 'rejected')
      .map((sale) => `Why did you leave out ${nameOf(sale)}? You wrote: ${quoted(sale.reason)}.`),
    ...file.corrections.map(
      ({ trueValue, proof }) =>
        `How do you know that it is ${quoted(trueValue)}? Your proof: ${quoted(proof)}.`,
    ),
    ...file.condition.map(
      ({ what, costDetail }) =>
        `Was ${quoted(what)} so on the valuation day, and who says what it costs? You wrote: ${quoted(costDetail)}.`,
    ),
  ]
}

/** A section has room for sixty paragraphs. */
const most = 40

const facts = (kind: 'weak' | 'question', label: string, lines: Lines): readonly Fact[] =>
  lines
    .slice(0, most)
    .map((words, at) => sentenceFact(`${PRIVATE_PREFIX}${kind}.${at + 1}`, label, words, source))

export const playbookFacts = (material: Material): readonly Fact[] => [
  ...facts('weak', 'Weak points', weakPoints(material)),
  ...facts('question', 'Likely questions', questions(material)),
]
