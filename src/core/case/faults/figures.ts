/** Owns which figures and words of a case cannot be so, or contradict the notice, the roll and each other. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseNotice } from '#core/case/file.ts'
import { leastSalePriceCents, noticesNotBefore, shareOfJustValue } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { checkTrimNumbers } from '#core/tax/trim/check-numbers.ts'
import type { TrimNumbers } from '#core/tax/trim/numbers.ts'
import { correctionFaults } from './corrections.ts'
import type { CaseFault, FaultFacts } from './fault.ts'

type Place = Pick<CaseFault, 'station' | 'part' | 'path'>

const doubt = (place: Place, words: string): CaseFault => ({ ...place, kind: 'doubtful', words })
const impossible = (place: Place, words: string): CaseFault => ({ ...place, kind: 'impossible', words })

const isWhole = (numbers: CaseNotice['numbers']): numbers is TrimNumbers =>
  Object.values(numbers).every((number) => number !== null)

const noticeFaults = ({ file: { notice }, taxYear }: FaultFacts): readonly CaseFault[] => {
  const { numbers, homestead, petitionDueOn } = notice
  const at = (field: string): Place => ({ station: 'notice', part: 'notice', path: `notice.${field}` })
  const problems =
    isWhole(numbers) && homestead !== null ? checkTrimNumbers({ ...numbers, homestead, taxYear }) : []
  const isOfSeason =
    petitionDueOn === null ||
    (petitionDueOn.startsWith(String(taxYear)) && petitionDueOn >= `${taxYear}-${noticesNotBefore}`)
  return [
    ...(isOfSeason
      ? []
      : [
          doubt(
            at('petitionDueOn'),
            `Last day for a petition: ${formatCalendarDate(petitionDueOn)} can’t be the date on your ${taxYear} notice, which comes in August ${taxYear}. Enter the date on the notice.`,
          ),
        ]),
    ...problems.map(({ field, message }) => doubt(at(`numbers.${field}`), message)),
  ]
}

const saleFaults = (facts: FaultFacts): readonly CaseFault[] =>
  facts.file.comparables.flatMap(
    ({ id, address, soldYear, soldMonth, priceCents, yearBuilt, decision }, order) => {
      const name = address === '' ? `Sale ${order + 1}` : `Sale ${order + 1} (${address})`
      const at = (field: string): Place => ({
        station: 'comparables',
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
      const isTooLow = isCounted && priceCents !== null && priceCents < leastSalePriceCents
      const isBuiltLater = isCounted && yearBuilt !== null && soldYear !== null && yearBuilt > soldYear
      const ahead = `${name}: that month hasn’t come yet. Enter the month and year the home sold.`
      const low = `${name}: the price, ${formatMoney(priceCents ?? 0)}, isn’t a market price. A deed may show it for a gift. Enter what was paid, or leave the sale out and say why.`
      const later = `${name}: built in ${yearBuilt}, but sold in ${soldYear}. Fix whichever year is wrong. You can’t compare a home with bare land.`
      return [
        ...(isAhead ? [impossible(at('soldYear'), ahead)] : []),
        ...(isTooLow ? [doubt(at('priceCents'), low)] : []),
        ...(isBuiltLater ? [doubt(at('yearBuilt'), later)] : []),
      ]
    },
  )

type JustValue = { readonly cents: number; readonly whose: string }

/** As the notice that was typed has it, and as the roll of the year has it; neither may be known. */
const justValues = ({ file, taxYear, record }: FaultFacts): readonly JustValue[] => {
  const { justValue } = file.notice.numbers
  return [
    ...(justValue === null ? [] : [{ cents: justValue * 100, whose: 'on your notice' }]),
    ...(record?.rollYear === taxYear
      ? [{ cents: record.justValueCents, whose: 'on the county’s record' }]
      : []),
  ]
}

const conditionFaults = (facts: FaultFacts): readonly CaseFault[] =>
  facts.file.condition.flatMap(({ id, what, costCents, allowedCents = null }, order) => {
    if (costCents === null) return []
    const at = (field: string): Place => ({
      station: 'condition',
      part: 'condition',
      path: `condition.${id}.${field}`,
    })
    const place = at('costCents')
    const name = what === '' ? `Item ${order + 1}` : `Item ${order + 1} (${what})`
    if ((allowedCents ?? 0) > costCents) {
      const more = `${name}: ${formatMoney(allowedCents ?? 0)} already allowed for is more than the cost, ${formatMoney(costCents)}`
      return [doubt(at('allowedCents'), `${more}. Check both figures.`)]
    }
    const cost = `${name}: a cost of ${formatMoney(costCents)}`
    if (costCents === 0)
      return [doubt(place, `${cost} doesn’t lower the value. Enter what it would cost to fix.`)]
    const [passed] = justValues(facts).filter(({ cents }) => costCents > cents)
    if (passed === undefined) return []
    const beside = `is more than the whole market value ${passed.whose}, ${formatMoney(passed.cents)}`
    return [doubt(place, `${cost} ${beside}. Check the number of digits.`)]
  })

/** A value that was or is to be lowered lies below the just value that it lowers. */
const loweredFaults = (
  place: Place,
  label: string,
  cents: number | null,
  facts: FaultFacts,
): readonly CaseFault[] => {
  if (cents === null) return []
  const known = justValues(facts)
  const [reached] = known.filter((value) => cents >= value.cents)
  if (reached === undefined) return []
  const isAboveAll = known.every((value) => cents > value.cents)
  const how = cents > reached.cents ? 'above' : 'the same as'
  const words = `${label}: ${formatMoney(cents)} is ${how} the market value ${reached.whose}, ${formatMoney(reached.cents)}. A lower value has to be below it. Check the digits here and on the notice.`
  return [isAboveAll ? impossible(place, words) : doubt(place, words)]
}

/** The lowest that is known: none of them is far below it. */
const lowestOf = (known: readonly JustValue[]): JustValue | null =>
  known.toSorted((one, other) => one.cents - other.cents)[0] ?? null

const opinionFaults = (facts: FaultFacts): readonly CaseFault[] => {
  const { opinionCents } = facts.file.value
  if (opinionCents === null) return []
  const place: Place = { station: 'value', part: 'value', path: 'value.opinionCents' }
  const label = 'What your home was worth'
  const asked = formatMoney(opinionCents)
  const lowest = lowestOf(justValues(facts))
  if (opinionCents < (lowest === null ? leastSalePriceCents : lowest.cents * shareOfJustValue.least))
    return [
      impossible(place, `${label}: ${asked} can’t be right for a home. Enter your own figure in dollars.`),
    ]
  if (lowest !== null && opinionCents < lowest.cents * shareOfJustValue.asked) {
    const beside = `is less than a tenth of the market value ${lowest.whose}, ${formatMoney(lowest.cents)}`
    return [{ ...doubt(place, `${label}: ${asked} ${beside}. Check the number of digits.`), isAsked: true }]
  }
  return loweredFaults(place, label, opinionCents, facts)
}

const outcomeFaults = (facts: FaultFacts): readonly CaseFault[] =>
  loweredFaults(
    { station: 'outcome', part: 'outcome', path: 'outcome.newJustValueCents' },
    'The new market value',
    facts.file.outcome.newJustValueCents,
    facts,
  )

/** In the order of the path. */
export const figureFaults = (facts: FaultFacts): readonly CaseFault[] => [
  ...noticeFaults(facts),
  ...correctionFaults(facts),
  ...saleFaults(facts),
  ...conditionFaults(facts),
  ...opinionFaults(facts),
  ...outcomeFaults(facts),
]
