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

/** A home that its owner doesn't live in is not theirs to call home. */
type Elsewhere = 'yes' | 'no'

/** Empty where the case holds nothing yet. */
export const tellReasons = (
  { taxYear, sales, wrongFields, costToCureCents }: ValueReasons,
  isElsewhere: Elsewhere = 'no',
): string => {
  const fields = andList.format(
    wrongFields.map((field) => NAMES[field] ?? RECORD_FIELD_LABELS[field].toLowerCase()),
  )
  return [
    ...(sales > 0 ? [words.iComparedMyHome({ count: sales, isElsewhere })] : []),
    ...(wrongFields.length > 0 ? [words.theRecordIsWrong({ fields, isElsewhere })] : []),
    ...(costToCureCents > 0
      ? [words.itNeededRepairs({ taxYear, cost: formatMoney(costToCureCents), isElsewhere })]
      : []),
  ].join(' ')
}

/** The same words, with our own sentence on the sales as many as are used by now; gone where none is. */
export const withSalesCounted = (reasons: string, sales: number): string => {
  const counts = Array.from({ length: MOST_ENTRIES.comparables }, (_none, at) => at + 1)
  const [said] = (['no', 'yes'] as const)
    .flatMap((isElsewhere) =>
      counts.map((count) => ({ isElsewhere, words: words.iComparedMyHome({ count, isElsewhere }) })),
    )
    .filter((one) => reasons.includes(one.words))
  if (said === undefined) return reasons
  const { isElsewhere, words: old } = said
  if (sales > 0) return reasons.replace(old, words.iComparedMyHome({ count: sales, isElsewhere }))
  return reasons.replace(`${old} `, '').replace(old, '').trim()
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
