/** Owns the picture of a bill in March: what must be paid to keep a petition on value alive, beside the whole. */

import { bar, frame, MADE_UP, share, stair } from '#content/figure/frame.ts'
import type { PicturedExample } from '#content/figure/values.ts'
import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import { leastOfTax } from '#core/case/least-payment.ts'
import { formatMoney, sumCents } from '#core/money.ts'

/** In March, without a discount. */
export const partialPayment = ({ id, worked, chargesCents }: PicturedExample): string => {
  const tax = sumCents([worked.taxCents.school, worked.taxCents.non_school])
  const part = leastOfTax(tax, 0)
  const least = sumCents([chargesCents, part])
  const whole = sumCents([chargesCents, tax])
  const partOfTax = `${partialPaymentPercent}% of the tax on value`
  return frame({
    id: `figure-partial-payment-${id}`,
    title: 'The least that keeps the petition alive',
    words: `${MADE_UP} In March, with no discount: the other charges, ${formatMoney(chargesCents)}, and ${partOfTax}, ${formatMoney(part)}, make ${formatMoney(least)}. The whole bill is ${formatMoney(whole)}.`,
    picture: `<dl>${[
      stair('1. The other charges, in full', chargesCents, bar(share(chargesCents, whole), 'assessed')),
      stair(`2. ${partOfTax}`, part, bar(share(part, whole), 'taxable', share(chargesCents, whole))),
      stair('3. Minimum to pay', least, bar(share(least, whole), 'taxable')),
      stair('The whole bill', whole, bar(share(whole, whole), 'just')),
    ].join('')}</dl>`,
  })
}
