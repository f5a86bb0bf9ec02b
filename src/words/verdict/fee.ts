/** Says which petition fee a verdict counts with, where it is not surely the county's own. */

import { formatMoney } from '#core/money.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import { type FeeFacts, petitionFeeOf } from '#core/tax/verdict/counted-fee.ts'
import * as words from '#messages/verdict/fee.ts'

interface FeeNote {
  readonly code: Extract<NoteCode, 'fee_ceiling_used' | 'fee_weak'>
  readonly text: string
}

const ASK_CLERK = words.confirmItWithTheClerkOf()

/** What is noted where the fee is not surely the county's own; null where it is, or was typed. */
export const feeNote = ({ fee, taxYear, law }: FeeFacts): FeeNote | null => {
  const { cents, basis } = petitionFeeOf({ fee, taxYear, law })
  const amount = formatMoney(cents)
  const ceiling = (text: string): FeeNote => ({ code: 'fee_ceiling_used', text })
  if (fee.kind === 'unknown') return ceiling(words.weUseTheHighestPetitionFee({ amount }))
  if (fee.kind === 'estimated')
    return ceiling(
      words.weUseTheHighestPetitionFee2({ amount, countyName: fee.countyName, advice: ASK_CLERK }),
    )
  if (basis === 'ceiling_then' && fee.kind !== 'typed')
    return ceiling(
      words.countysPetitionFeeIsMoreThan({
        countyName: fee.countyName,
        feeYear: fee.feeYear,
        amount: formatMoney(fee.cents),
        taxYear,
        most: amount,
      }),
    )
  if (fee.kind !== 'county_weak') return null
  const weak = words.weUseAsCountysPetitionFee({ amount, countyName: fee.countyName, advice: ASK_CLERK })
  return { code: 'fee_weak', text: weak }
}
