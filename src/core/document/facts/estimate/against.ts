/** Owns saying plainly to the owner that the sales support no lower value, and what is left to show or to do. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import { type CaseFile, type Correction, chosenIn } from '#core/case/file.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { isPetitionCopy } from '#core/document/exhibit-links.ts'
import { exhibitsOf } from '#core/document/exhibits.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { formatMoney } from '#core/money.ts'
import { onRoll } from '#core/rehearsal/weak-point.ts'
import type { HeldCase } from '../file.ts'
import { asTyped, sentenceFact } from '../make-fact.ts'
import type { SalesConclusion } from '../sales/conclusion/conclusion.ts'
import type { SalesMaterial } from '../sales/material.ts'
import { purchaseEvidence } from '../sales/purchase-evidence.ts'
import type { Fact } from '../sheet.ts'
import { isShownCondition } from '../spoken/condition.ts'
import { streetOf } from '../spoken/sale.ts'
import { concluded } from '../spoken/value.ts'
import { type NoSales, ofSales } from './value.ts'

interface ComparedMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
}

interface AgainstMaterial extends ComparedMaterial {
  readonly valuedOn: CalendarDate
}

type Range = NonNullable<SalesConclusion['range']>

/** Where the owner has not chosen enough sales to conclude from. */
const ofCounty = ({ estimate }: SalesMaterial, justCents: number): string | null => {
  if (!estimate.sufficient || estimate.supported === null) return null
  const { justValueCents, comparedWith } = estimate.supported
  const [point, county] = [formatMoney(justValueCents), formatMoney(justCents)]
  if (comparedWith.place === 'within')
    return `Sales of similar homes don’t show clearly that the county is too high. They point to a just value of about ${point}, and their range includes the county’s ${county}.`
  if (comparedWith.place !== 'below') return null
  return `Sales of similar homes don’t support a lower value. They point to a just value of about ${point}, above the county’s ${county}.`
}

/** Even where all of them together do not, one sale may point as low as the request. */
const lowestWords = (lowest: string, lowCents: number, opinionCents: number | null): string =>
  opinionCents !== null && lowCents <= opinionCents
    ? ` The lowest of them, ${lowest}, is below the ${formatMoney(opinionCents)} that you ask for: name that one if you are asked for a sale.`
    : ''

const ofChosen = (
  { lowCents, highCents, indicatedCents }: Range,
  justCents: number,
  lowest: string,
  opinionCents: number | null,
): string =>
  `The sales you use don’t support a lower value. Adjusted and stated as just values, they indicate ${formatMoney(lowCents)} to ${formatMoney(highCents)}, ${formatMoney(indicatedCents)} weighed together, and the county has ${formatMoney(justCents)}.${lowestWords(lowest, lowCents, opinionCents)}`

/** Null where they support a lower value. What the owner chose goes before what the county's sales show at large. */
export const againstWords = ({ held, sales, justCents }: ComparedMaterial): string | null => {
  if (typeof sales === 'string') return null
  const known = held === null ? [] : chosenIn(held.file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const opinionCents = held?.file.value.opinionCents ?? null
  const found = concluded({ known, sales, justCents, opinionCents })
  if (found === null) return ofCounty(sales, justCents)
  if (found.standing !== 'just-not-above') return null
  const [lowest] = known.toSorted((one, other) => one.adjustedCents - other.adjustedCents)
  const named = lowest === undefined ? '' : streetOf(lowest.home.address || lowest.home.parcelId)
  return ofChosen(found.range, justCents, named, opinionCents)
}

const correctedWords = (corrections: readonly Correction[]): string => {
  const named = corrections
    .filter(({ trueValue }) => asTyped(trueValue) !== '')
    .map(({ field }) => (field === 'other' ? 'one more point' : RECORD_FIELD_LABELS[field].toLowerCase()))
  return named.length === 0
    ? 'The record: check it line by line. The appraiser’s office can correct an error without a hearing.'
    : `The record: your corrections (${inWords([...new Set(named)])}) don’t depend on sales. Ask the appraiser’s office to correct the record. That doesn’t need a hearing.`
}

/** What shows the condition, and what is still to be had. A closing statement and a petition show none. */
const shownWords = ({ file, files }: HeldCase): string => {
  const exhibits = exhibitsOf(files, file.packet).filter(
    (one) => !isClosingStatement(one.file) && !isPetitionCopy(one.file),
  )
  const letters = exhibits.map(({ letter }) => letter)
  const isHeld = (kind: 'photo' | 'paper'): boolean => exhibits.some((one) => one.file.kind === kind)
  if (!isHeld('photo')) return `Bring dated photos${isHeld('paper') ? '' : ' and a written estimate'}.`
  return isHeld('paper')
    ? `You have photos and papers to show it: Exhibits ${inWords(letters)}.`
    : 'You have photos. Bring a written estimate.'
}

const conditionWords = (held: HeldCase | null, valuedOn: CalendarDate): string =>
  held?.file.condition.some(isShownCondition)
    ? `The condition: what you listed was there on ${formatPlainDate(valuedOn)}, and sales of homes in good shape say nothing about it. ${shownWords(held)}`
    : `The condition: if something was broken or worn out on ${formatPlainDate(valuedOn)}, dated photos and a written estimate can show it.`

const leaveWords = (file: CaseFile | undefined): string =>
  file && (file.filing.petitionFiledOn !== null || asTyped(file.filing.petitionNumber) !== '')
    ? 'Withdrawing: you may end the petition before the hearing, with the letter in your documents. The fee is not refunded.'
    : 'Not filing: you don’t have to file a petition. You keep the fee, and next year brings a new value.'

const PURCHASE = 'Your own purchase: boards often give a recent purchase the most weight.'

const purchaseWords = (held: HeldCase | null): string => {
  if (held && exhibitsOf(held.files, held.file.packet).some(({ file }) => isClosingStatement(file)))
    return `${PURCHASE} Your documents are based on it, with your closing statement.`
  const lacking = held?.file.hasNoClosingStatement ? '' : ' Add your closing statement: it shows the price.'
  return `${PURCHASE} Your documents are based on it.${lacking}`
}

/** None where the sales support a lower value, or say nothing. */
export const againstFacts = (material: AgainstMaterial): readonly Fact[] => {
  const plain = againstWords(material)
  if (plain === null) return []
  const file = material.held?.file
  const label = 'What the sales show'
  const isBought =
    typeof material.sales !== 'string' && purchaseEvidence(material.sales, material.justCents) !== null
  const left = [
    ...(isBought ? [purchaseWords(material.held)] : []),
    correctedWords(file?.corrections ?? []),
    conditionWords(material.held, material.valuedOn),
    'Exemptions and portability lower the tax whatever the value is.',
    leaveWords(file),
  ]
  return [
    sentenceFact('private.against', label, plain, ofSales),
    ...left.map((words, at) => sentenceFact(`private.left.${at + 1}`, 'What is left', words, 'Your case')),
  ]
}
