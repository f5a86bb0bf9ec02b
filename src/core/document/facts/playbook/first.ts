/** Owns the hard thing that a playbook says before anything else: what the sales show, and what there is to save. */

import { chosenIn } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { toTenths } from '#core/percent.ts'
import { indicatedOf } from '#core/rehearsal/likely-questions.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import { againstWords } from '../estimate/against.ts'
import { purchaseEvidence } from '../sales/purchase-evidence.ts'
import type { Fact } from '../sheet.ts'
import { strengthWords } from '../strength.ts'
import type { JudgedCase } from './material.ts'
import { askedScenario, isUnderWay, leftWords, savesBelow } from './money.ts'
import { privateFact } from './private-fact.ts'

/** The wider search supports no lower value, and the owner's own sales do. */
const wider = (material: JudgedCase): string | null => {
  const { sales, held, justCents } = material
  if (typeof sales === 'string' || !sales.estimate.sufficient || sales.estimate.supported === null)
    return null
  const { comparedWith, justValueCents } = sales.estimate.supported
  if (comparedWith.place === 'above' || comparedWith.place === null) return null
  if (held === null || chosenIn(held.file).length === 0) return null
  const [point, county] = [formatMoney(justValueCents), formatMoney(justCents)]
  const rest = 'Your own sales have to show it. Be ready to say why you chose them.'
  // Said a line above, where it is what the evidence is graded by.
  if (strengthWords(material)?.includes(`point to about ${point}`)) return rest
  return comparedWith.place === 'within'
    ? `The wider search for sales points to about ${point}, but its range includes the county’s ${county}. By itself it doesn’t show that the county is too high. ${rest}`
    : `The wider search for sales points to about ${point}, above the county’s ${county}. ${rest}`
}

/** The free answer's second figure, where the request is what the purchase comes to. */
export const nearWords = ({
  verdict,
  held,
  sales,
}: Pick<JudgedCase, 'verdict' | 'held' | 'sales'>): string => {
  const scenarios = verdict.readings[0]?.scenarios ?? []
  const [own, near] = (['own_sale', 'own_sale_near'] as const).map((id) =>
    scenarios.find((scenario) => scenario.id === id),
  )
  const asked = held?.file.value.opinionCents ?? null
  const percent = typeof sales === 'string' ? undefined : sales.ownSaleCompared?.near?.percent
  if (!near || percent === undefined || own?.justCents !== asked || near.savingCents === null) return ''
  const left = leftWords(near.savingCents, verdict)
  const saving = left !== null ? `about ${left}` : near.savingCents > 0 ? 'less than the fee' : 'nothing'
  return ` That drops to ${saving} if the board goes by the few sales in your neighborhood, where homes are valued at ${toTenths(percent)} cents per dollar of sale price.`
}

const savedWords = (material: JudgedCase): string | null => {
  const { verdict, justCents } = material
  const scenario = askedScenario(verdict)
  if (scenario === null || scenario.savingCents === null) return null
  const asked = formatMoney(scenario.justCents)
  const fee = formatMoney(verdict.fee.cents)
  const left = leftWords(scenario.savingCents, verdict)
  if (left !== null)
    return `At ${asked} you would save about ${left} in one year, after the ${fee} filing fee.${nearWords(material)}`
  if (scenario.savingCents > 0)
    return `At ${asked} you would save less in one year than the ${fee} filing fee.`
  const below = savesBelow(verdict, justCents)
  const indicated = indicatedOf(material)
  const lower =
    below !== null && indicated !== null && indicated < below
      ? ` Your evidence supports a value below that, so you may ask for less.`
      : ''
  return `At ${asked} you save $0 on the ${verdict.taxYear} bill.${below === null ? '' : ` Savings begin only below ${formatMoney(below)}.`}${lower}`
}

const FILED =
  'You have filed, and the fee is spent. You may go on, or withdraw before the hearing. The withdrawal letter is in your documents.'

/** What they come to beside what is asked, where the papers argue from them. */
const indicatedWords = (material: JudgedCase): string => {
  const indicated = indicatedOf(material)
  const asked = material.held?.file.value.opinionCents ?? null
  if (indicated === null || asked === null) return ''
  const apart = indicated - asked
  const beside =
    apart > 0
      ? `You’re asking for ${formatMoney(apart)} less than that.`
      : apart === 0
        ? 'Your request matches your sales.'
        : `You’re asking for ${formatMoney(-apart)} more than that, so your sales support your request.`
  const repairs = material.held !== null && costToCure(material.held.file).cents > 0
  return `Your sales${repairs ? ', less your repairs,' : ''} indicate a just value of ${formatMoney(indicated)}. ${beside}`
}

/** A case that asks for a value has an answer of its own; one that nothing would be saved, or nothing can be told, stays. */
export const answersForItself = ({ verdict }: Pick<JudgedCase, 'verdict'>): boolean =>
  (verdict.outcome === 'file' || verdict.outcome === 'file_with_evidence') && askedScenario(verdict) !== null

const answerWords = (material: JudgedCase, isAgainst: boolean): string => {
  if (isUnderWay(material.held?.file)) return filedWords(material, isAgainst)
  return answersForItself(material) ? '' : material.verdict.headline
}

/** Filed, with nothing to save or with sales that support the county. */
const filedWords = (material: JudgedCase, isAgainst: boolean): string => {
  if (isAgainst) return ''
  return (askedScenario(material.verdict)?.savingCents ?? 1) <= 0 ? FILED : ''
}

const isByPurchase = ({ sales, justCents }: JudgedCase): boolean =>
  typeof sales !== 'string' && purchaseEvidence(sales, justCents) !== null

export const firstFacts = (material: JudgedCase): readonly Fact[] => {
  const { verdict } = material
  const against = againstWords(material)
  const saved = savedWords(material)
  const isNothing = askedScenario(verdict)?.savingCents === 0
  const shown = against === null ? [wider(material) ?? '', indicatedWords(material)] : [against]
  // A request that the own purchase carries is not measured by sales that its papers leave out.
  const isDoubted = against !== null && !isByPurchase(material)
  const worth = saved !== null && isDoubted ? `${saved} These sales make that unlikely.` : (saved ?? '')
  const lines = [
    strengthWords(material) ?? '',
    ...(isNothing ? [worth, ...shown] : [...shown, worth]),
    answerWords(material, against !== null),
  ].filter((line) => line !== '')
  return lines.map((words, at) => privateFact(`first.${at + 1}`, 'Before anything else', words))
}
