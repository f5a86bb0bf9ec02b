/** Says which petition fee a verdict counts with, where it is not surely the county's own. */

import { formatMoney } from '#core/money.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import { type FeeFacts, petitionFeeOf } from '#core/tax/verdict/counted-fee.ts'

interface FeeNote {
  readonly code: Extract<NoteCode, 'fee_ceiling_used' | 'fee_weak'>
  readonly text: string
}

const ASK_CLERK = 'Confirm it with the clerk of the board before you file.'

/** What is noted where the fee is not surely the county's own; null where it is, or was typed. */
export const feeNote = ({ fee, taxYear, law }: FeeFacts): FeeNote | null => {
  const { cents, basis } = petitionFeeOf({ fee, taxYear, law })
  const amount = formatMoney(cents)
  const ceiling = (text: string): FeeNote => ({ code: 'fee_ceiling_used', text })
  if (fee.kind === 'unknown')
    return ceiling(
      `We use the highest petition fee the law allows, ${amount}. Confirm your county’s fee with the clerk of the board.`,
    )
  if (fee.kind === 'estimated')
    return ceiling(
      `We use the highest petition fee the law allows, ${amount}, for ${fee.countyName} County. ${ASK_CLERK}`,
    )
  if (basis === 'ceiling_then' && fee.kind !== 'typed')
    return ceiling(
      `${fee.countyName} County’s ${fee.feeYear} petition fee, ${formatMoney(fee.cents)}, is more than the law allowed for ${taxYear}. We use the most it allowed then, ${amount}.`,
    )
  if (fee.kind !== 'county_weak') return null
  const weak = `We use ${amount} as ${fee.countyName} County’s petition fee. ${ASK_CLERK}`
  return { code: 'fee_weak', text: weak }
}
