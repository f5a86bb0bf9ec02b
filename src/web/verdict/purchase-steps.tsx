/** From the owner's price to a market value, as a sum that a reader can follow. */
import { useId } from 'react'
import type { PurchaseSteps as Steps } from '#core/tax/own-sale.ts'
import * as words from '#messages/verdict/purchase-steps.ts'
import { purchaseRows, rateWords, withNothingOff } from '#words/verdict/purchase-steps.ts'

type PurchaseStepsProps = {
  steps: Steps
  /** Its own part asks there what was paid. */
  isInCase?: boolean
}

export const PurchaseSteps = ({ steps, isInCase = false }: PurchaseStepsProps) => {
  const id = useId()
  const asItIs = withNothingOff(steps)
  return (
    <figure aria-labelledby={id} className="rounded-lg bg-tint p-3 sm:p-5">
      <figcaption id={id} className="mb-2 font-serif text-lg leading-snug font-semibold text-balance">
        {words.fromYourPriceToAMarketValue()}
      </figcaption>
      <dl>
        {purchaseRows(steps).map(({ label, value, isResult }) => (
          <div
            key={label}
            className={`flex flex-wrap items-end gap-x-2 py-1.5 max-sm:text-sm ${isResult ? 'border-y border-line font-bold' : ''}`}
          >
            {/* With large letters the amount goes to a line of its own. */}
            <dt className="min-w-0 flex-[1_1_7rem] wrap-break-word">{label}</dt>
            <dd className="tabular ml-auto text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {asItIs && <p className="mt-2 font-bold max-sm:text-sm">{asItIs}</p>}
      <p className="mt-2 text-sm text-soft">
        {rateWords(steps)} {!isInCase && words.correctIt()}
      </p>
    </figure>
  )
}
