/** Owns what an opinion of value is said to rest on, in sentences for its owner to change. */

import { MOST_ENTRIES, type RecordField } from '#core/case/file.ts'
import type { ValueReasons } from '#core/case/value-options.ts'
import { formatMonth } from '#core/date-forms.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { andList } from '#core/list-format.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/case/value-reasons.ts'

/** Where the label of a field does not fit a sentence. */
const NAMES: Readonly<Partial<Record<RecordField, string>>> = {
  use: words.useOfIt(),
  other: words.otherDetails(),
}

/** Empty where the case holds nothing yet. */
export const tellReasons = ({ taxYear, sales, wrongFields, costToCureCents }: ValueReasons): string => {
  const fields = andList.format(
    wrongFields.map((field) => NAMES[field] ?? RECORD_FIELD_LABELS[field].toLowerCase()),
  )
  return [
    ...(sales > 0 ? [words.iComparedMyHome({ count: sales })] : []),
    ...(wrongFields.length > 0 ? [words.theRecordIsWrong({ fields })] : []),
    ...(costToCureCents > 0 ? [words.itNeededRepairs({ taxYear, cost: formatMoney(costToCureCents) })] : []),
  ].join(' ')
}

/** The same words, with our own sentence on the sales as many as are used by now; gone where none is. */
export const withSalesCounted = (reasons: string, sales: number): string => {
  const counts = Array.from({ length: MOST_ENTRIES.comparables }, (_none, at) => at + 1)
  const said = counts.map((count) => words.iComparedMyHome({ count })).find((one) => reasons.includes(one))
  if (said === undefined) return reasons
  if (sales > 0) return reasons.replace(said, words.iComparedMyHome({ count: sales }))
  return reasons.replace(`${said} `, '').replace(said, '').trim()
}

interface OwnSale {
  readonly sale: { readonly year: number; readonly month: number; readonly priceCents: number }
  /** The price at the level of just values. */
  readonly justCents: number
}

/** For an owner who takes what the home itself sold for. */
export const tellOwnSale = ({ sale, justCents }: OwnSale): string =>
  words.thisHomeItselfSold({
    month: formatMonth(sale),
    price: formatMoney(sale.priceCents),
    value: formatMoney(justCents),
  })
