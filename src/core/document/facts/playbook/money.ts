/** Owns what the playbook says of money: what is asked, what it saves on which levy, and from where on a lower value saves at all. */

import { afterFee } from '#core/case/after-fee.ts'
import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import { type JudgedScenario, LEVY_NAMES, laterWords } from '../estimate/cuts.ts'
import type { JudgedVerdict } from '../estimate/verdict.ts'
import type { HeldCase } from '../file.ts'
import type { Fact } from '../sheet.ts'
import { privateFact } from './private-fact.ts'

export interface MoneyMaterial {
  readonly held: HeldCase | null
  readonly verdict: JudgedVerdict
  readonly justCents: number
}

/** The petition is filed: whether to file is decided, and the fee is spent. */
export const isUnderWay = (file: Pick<CaseFile, 'filing' | 'hearing'> | undefined): boolean =>
  file !== undefined &&
  (file.filing.petitionFiledOn !== null || file.filing.petitionNumber !== '' || file.hearing.heldOn !== null)

/** Of all the lower values that the property analysis works out, the one that is asked for. */
export const askedScenario = ({ readings: [reading] }: JudgedVerdict): JudgedScenario | null =>
  reading?.scenarios.find(({ id }) => id === 'target') ?? null

/** The highest value that saves; null where it is not known, or the first dollar saves. */
export const savesBelow = ({ readings: [reading] }: JudgedVerdict, justCents: number): number | null => {
  const below = reading?.breakEvenJustCents ?? null
  return reading?.isBreakEvenOpen || below === null || below >= justCents ? null : below
}

/** What the fee leaves of a year's saving, in whole dollars as on every page; null where it leaves nothing. */
export const leftWords = (savingCents: number, { fee }: JudgedVerdict): string | null => {
  const { highCents } = afterFee({ lowCents: savingCents, highCents: savingCents }, fee.cents)
  return highCents === 0 ? null : formatMoney(highCents)
}

/** A year's saving as every page says it: to the dollar. */
export const inWholeDollars = (savingCents: number): string =>
  formatMoney(Math.round(savingCents / 100) * 100)

interface Row {
  readonly what: string
  readonly amount: string
  readonly note: string
}

const saved = (savingCents: number): string => (savingCents === 0 ? '$0' : formatCents(savingCents))

const askedRows = (
  { held, verdict, justCents }: MoneyMaterial,
  scenario: JudgedScenario | null,
): readonly Row[] => {
  if (scenario === null) return []
  const { fee } = verdict
  const isSpent = isUnderWay(held?.file) ? ', which is spent either way' : ''
  const left = `After the ${formatMoney(fee.cents)} filing fee${isSpent}, ${formatCents(scenario.netCents ?? 0)}`
  const levies = scenario.levies.map(({ levy, arithmetic, ...taxable }): Row => {
    const falls = taxable.taxableAfterCents < taxable.taxableBeforeCents
    const [sum = '', amount = ''] = arithmetic.split(' = ')
    return {
      what: `Saved on ${LEVY_NAMES[levy].toLowerCase()}`,
      amount: falls ? amount : '$0',
      note: falls ? sum : 'This taxable value does not fall',
    }
  })
  return [
    {
      what: 'You ask for',
      amount: formatMoney(scenario.justCents),
      note: `${formatPercent(scenario.cutPercent)} below the county’s ${formatMoney(justCents)}`,
    },
    ...levies,
    ...(scenario.savingCents === null
      ? []
      : [
          {
            what: 'Saved in one year, before the filing fee',
            amount: saved(scenario.savingCents),
            note: left,
          },
        ]),
  ]
}

const NEAR_RATIO: Readonly<Partial<Record<ScenarioId, string>>> = {
  own_sale_near: ': your purchase at your neighborhood’s rate',
  estimate_near: ': our estimate at your neighborhood’s rate',
}

/** Values between the county's and the request, so that an offer can be weighed where it is made; none from sales that the papers leave out. */
const offerRows = ({ held, verdict, justCents }: MoneyMaterial): readonly Row[] => {
  const isAlone = held !== null && isPurchaseAlone(held.file)
  const [reading] = verdict.readings
  const asked = askedScenario(verdict)
  return (reading?.scenarios ?? [])
    .filter(
      ({ id, justCents: offered, savingCents }) =>
        id !== 'target' &&
        !(isAlone && id.startsWith('estimate_')) &&
        savingCents !== null &&
        savingCents > 0 &&
        offered < justCents &&
        (asked === null || offered > asked.justCents),
    )
    .toSorted(
      (one, other) =>
        Number(other.id in NEAR_RATIO) - Number(one.id in NEAR_RATIO) || one.justCents - other.justCents,
    )
    .slice(0, MOST_OFFERS)
    .map(({ id, justCents: offered, savingCents, cutPercent }) => ({
      what: `An offer of ${formatMoney(offered)}`,
      amount: leftWords(savingCents ?? 0, verdict) ?? 'Less than the fee',
      note: `Left in one year after the ${formatMoney(verdict.fee.cents)} fee, ${formatPercent(cutPercent)} below the county’s value${NEAR_RATIO[id] ?? ''}`,
    }))
}

const evenRows = ({ verdict, justCents }: MoneyMaterial): readonly Row[] => {
  const [reading] = verdict.readings
  const below = savesBelow(verdict, justCents)
  const worth = reading?.worthwhileJustCents ?? null
  return [
    ...(below === null
      ? []
      : [
          {
            what: 'No savings above',
            amount: formatMoney(below),
            note: 'Above this, no taxable value drops',
          },
        ]),
    ...(worth === null
      ? []
      : [
          {
            what: 'Break-even',
            amount: formatMoney(worth),
            note: `At this value one year’s savings cover the ${formatMoney(verdict.fee.cents)} filing fee`,
          },
        ]),
  ]
}

const MOST_OFFERS = 2

/** A private page speaks of the law as it stands: an amendment would take a page of its own. */
const asLawStands = (scenario: JudgedScenario): JudgedScenario => ({
  ...scenario,
  laterYears: (scenario.laterYears ?? []).map(({ ifAmendedCents: _, ...year }) => year),
})

export const moneyFacts = (material: MoneyMaterial): readonly Fact[] => {
  const scenario = askedScenario(material.verdict)
  const rows = [...askedRows(material, scenario), ...offerRows(material), ...evenRows(material)]
  return [
    ...rows.flatMap(({ what, amount, note }, at) => [
      privateFact(`money.${at + 1}.what`, 'Money', what),
      privateFact(`money.${at + 1}.amount`, 'Money', amount),
      privateFact(`money.${at + 1}.note`, 'Money', note),
    ]),
    ...(scenario === null ? [] : laterWords(asLawStands(scenario))).map((words) =>
      privateFact('later-years', 'Money', words),
    ),
  ]
}
