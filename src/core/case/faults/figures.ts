/** Owns which figures of a case cannot be so, or contradict the notice, the roll and each other. */

import type { CaseNotice } from '#core/case/file.ts'
import { isAsRecorded } from '#core/case/notice-from-record.ts'
import { paidBeforeOn } from '#core/case/paid-before.ts'
import { leastSalePriceCents, noticesNotBefore, shareOfJustValue } from '#core/case/params.ts'
import { checkTrimNumbers } from '#core/tax/trim/check-numbers.ts'
import { aboveTheirLimit } from '#core/tax/trim/contradictions.ts'
import type { TrimNumbers } from '#core/tax/trim/numbers.ts'
import { correctionFaults } from './corrections.ts'
import type { CaseFault, FaultFacts, FaultPlace, FaultReason, KnownJustValue } from './fault.ts'

const doubt = (place: FaultPlace, reason: FaultReason): CaseFault => ({ ...place, kind: 'doubtful', reason })
const impossible = (place: FaultPlace, reason: FaultReason): CaseFault => ({
  ...place,
  kind: 'impossible',
  reason,
})

const isWhole = (numbers: CaseNotice['numbers']): numbers is TrimNumbers =>
  Object.values(numbers).every((number) => number !== null)

/** Numbers confirmed as the record has them are the county's own. */
const numberProblems = ({ file: { notice }, taxYear, record = null }: FaultFacts) => {
  const { numbers, homestead } = notice
  if (isWhole(numbers) && homestead !== null) return checkTrimNumbers({ ...numbers, homestead, taxYear })
  return isAsRecorded(notice, record, taxYear) ? [] : aboveTheirLimit(numbers)
}

const noticeFaults = (facts: FaultFacts): readonly CaseFault[] => {
  const { taxYear } = facts
  const { petitionDueOn } = facts.file.notice
  const at = (field: string): FaultPlace => ({ step: 'notice', part: 'notice', path: `notice.${field}` })
  const isOfSeason =
    petitionDueOn === null ||
    (petitionDueOn.startsWith(String(taxYear)) && petitionDueOn >= `${taxYear}-${noticesNotBefore}`)
  return [
    ...(isOfSeason
      ? []
      : [doubt(at('petitionDueOn'), { code: 'printed_out_of_season', on: petitionDueOn, taxYear })]),
    ...numberProblems(facts).map((problem) =>
      doubt(at(`numbers.${problem.field}`), { code: 'notice_number', problem }),
    ),
  ]
}

const saleFaults = (facts: FaultFacts): readonly CaseFault[] =>
  facts.file.comparables.flatMap(
    ({ id, address, soldYear, soldMonth, priceCents, yearBuilt, decision }, order) => {
      const sale = { entry: order + 1, name: address }
      const at = (field: string): FaultPlace => ({
        step: 'comparables',
        part: 'comparables',
        path: `comparables.${id}.${field}`,
      })
      const [thisYear, thisMonth] = facts.today.split('-').map(Number)
      const isAhead =
        soldYear !== null &&
        thisYear !== undefined &&
        thisMonth !== undefined &&
        (soldYear > thisYear || (soldYear === thisYear && (soldMonth ?? 1) > thisMonth))
      const isCounted = decision !== 'rejected'
      return [
        ...(isAhead ? [impossible(at('soldYear'), { code: 'sale_to_come', ...sale })] : []),
        ...(isCounted && priceCents !== null && priceCents < leastSalePriceCents
          ? [doubt(at('priceCents'), { code: 'price_too_low', priceCents, ...sale })]
          : []),
        ...(isCounted && yearBuilt !== null && soldYear !== null && yearBuilt > soldYear
          ? [doubt(at('yearBuilt'), { code: 'built_after_sale', yearBuilt, soldYear, ...sale })]
          : []),
      ]
    },
  )

/** As the notice that was typed has it, and as the roll of the year has it; neither may be known. */
const justValues = ({ file, taxYear, record }: FaultFacts): readonly KnownJustValue[] => {
  const { justValue } = file.notice.numbers
  return [
    ...(justValue === null ? [] : [{ cents: justValue * 100, of: 'notice' } as const]),
    ...(record?.rollYear === taxYear ? [{ cents: record.justValueCents, of: 'roll' } as const] : []),
  ]
}

const paidFaults = ({ file, taxYear, files = [] }: FaultFacts): readonly CaseFault[] =>
  file.condition.flatMap((item, order) => {
    const on = paidBeforeOn(item, file, taxYear, files)
    if (on === null) return []
    const place: FaultPlace = {
      step: 'condition',
      part: 'condition',
      path: `condition.${item.id}.costDetail`,
    }
    return [doubt(place, { code: 'paid_before', on, taxYear, entry: order + 1, name: item.what })]
  })

const conditionFaults = (facts: FaultFacts): readonly CaseFault[] =>
  facts.file.condition.flatMap(({ id, what, costCents, allowedCents = null }, order) => {
    if (costCents === null) return []
    const at = (field: string): FaultPlace => ({
      step: 'condition',
      part: 'condition',
      path: `condition.${id}.${field}`,
    })
    const place = at('costCents')
    const item = { entry: order + 1, name: what }
    if (allowedCents !== null && allowedCents > costCents)
      return [doubt(at('allowedCents'), { code: 'allowed_above_cost', allowedCents, costCents, ...item })]
    if (costCents === 0) return [doubt(place, { code: 'costs_nothing', costCents, ...item })]
    const [than] = justValues(facts).filter(({ cents }) => costCents > cents)
    return than === undefined ? [] : [doubt(place, { code: 'cost_above_value', costCents, than, ...item })]
  })

/** A value that was or is to be lowered lies below the just value that it lowers. */
const loweredFaults = (
  place: FaultPlace,
  value: 'opinion' | 'decided',
  cents: number | null,
  facts: FaultFacts,
): readonly CaseFault[] => {
  if (cents === null) return []
  const known = justValues(facts)
  const [than] = known.filter((one) => cents >= one.cents)
  if (than === undefined) return []
  const reason = { code: 'not_lower', value, cents, than } as const
  return [known.every((one) => cents > one.cents) ? impossible(place, reason) : doubt(place, reason)]
}

/** The lowest that is known: none of them is far below it. */
const lowestOf = (known: readonly KnownJustValue[]): KnownJustValue | null =>
  known.toSorted((one, other) => one.cents - other.cents)[0] ?? null

/** A digit left out, or a price no home sells for. */
const farBelowFaults = (
  place: FaultPlace,
  value: 'opinion' | 'paid',
  cents: number,
  facts: FaultFacts,
): readonly CaseFault[] => {
  const lowest = lowestOf(justValues(facts))
  if (cents < (lowest === null ? leastSalePriceCents : lowest.cents * shareOfJustValue.least))
    return [impossible(place, { code: 'no_value_of_a_home', value, cents })]
  if (lowest === null || cents >= lowest.cents * shareOfJustValue.asked) return []
  const reason = { code: 'below_a_tenth', value, cents, than: lowest } as const
  // A price would be the evidence at once; an opinion may be asked about.
  return value === 'paid' ? [impossible(place, reason)] : [{ ...doubt(place, reason), isAsked: true }]
}

const opinionFaults = (facts: FaultFacts): readonly CaseFault[] => {
  const { opinionCents } = facts.file.value
  if (opinionCents === null) return []
  const place: FaultPlace = { step: 'value', part: 'value', path: 'value.opinionCents' }
  const far = farBelowFaults(place, 'opinion', opinionCents, facts)
  return far.length > 0 ? far : loweredFaults(place, 'opinion', opinionCents, facts)
}

const purchaseFaults = (facts: FaultFacts): readonly CaseFault[] => {
  const { purchaseRecord, paidCents = null } = facts.file.value
  return purchaseRecord !== 'wrong' || paidCents === null
    ? []
    : farBelowFaults({ step: 'value', part: 'value', path: 'value.paidCents' }, 'paid', paidCents, facts)
}

const outcomeFaults = (facts: FaultFacts): readonly CaseFault[] =>
  loweredFaults(
    { step: 'outcome', part: 'outcome', path: 'outcome.newJustValueCents' },
    'decided',
    facts.file.outcome.newJustValueCents,
    facts,
  )

/** In the order of the path. */
export const figureFaults = (facts: FaultFacts): readonly CaseFault[] => [
  ...noticeFaults(facts),
  ...correctionFaults(facts),
  ...saleFaults(facts),
  ...conditionFaults(facts),
  ...paidFaults(facts),
  ...opinionFaults(facts),
  ...purchaseFaults(facts),
  ...outcomeFaults(facts),
]
