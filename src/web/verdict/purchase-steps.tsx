/** From the owner's price to a market value, as a sum that a reader can follow. */
import { useId } from 'react'
import { dollars, formatMoney } from '#core/money.ts'
import type { PurchaseSteps as Steps } from '#core/tax/own-sale.ts'
import * as words from '#messages/verdict/purchase-steps.ts'
import { purchaseRows } from '#words/verdict/purchase-steps.ts'

export const PurchaseSteps = ({ steps }: { steps: Steps }) => {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="rounded-lg bg-tint p-4 sm:p-5">
      <figcaption id={id} className="mb-2 font-serif text-lg font-semibold">
        {words.fromYourPriceToAMarketValue()}
      </figcaption>
      <dl>
        {purchaseRows(steps).map(({ label, value, isResult }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${isResult ? 'border-y border-line font-bold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="tabular ml-auto self-end">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {steps.percent !== null &&
          words.whatTheRateIs({
            percent: Math.round(steps.percent),
            example: formatMoney(dollars(1_000 * Math.round(steps.percent))),
          })}{' '}
        {words.correctIt()}
      </p>
    </figure>
  )
}
