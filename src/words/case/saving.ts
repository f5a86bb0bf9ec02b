/** Owns what a case says of a year's saving: at a value, after the fee, and at the ratio of the home's own neighborhood. */

import { afterFee } from '#core/case/after-fee.ts'
import { formatMoney } from '#core/money.ts'
import { nearRatioAfterFee, nearRatioWords, savedWords } from '#words/next-step/answer-figure.ts'

/** In cents, before the fee, under the readings of the law that are open. */
interface Saving {
  readonly lowCents: number
  readonly highCents: number
}

/** Null or missing where it cannot be told. */
interface Saved {
  readonly saving: Saving | null
}

interface BesideNear {
  /** Missing where the neighborhood's ratio is no higher than the one used. */
  readonly near?: (Saved & { readonly percent: number }) | undefined
}

const formatWhole = (cents: number): string => formatMoney(Math.round(cents / 100) * 100)

/** '$1,245', '$1,200 to $1,400'. */
export const savingRange = ({ lowCents, highCents }: Saving): string => {
  const [low, high] = [formatWhole(lowCents), formatWhole(highCents)]
  return low === high ? low : `${low} to ${high}`
}

/** What the fee leaves in words; 'none' where nothing is saved, 'less' where the fee takes it. */
export const netWords = (saving: Saving, feeCents: number): string => {
  if (saving.highCents === 0) return 'none'
  const left = afterFee(saving, feeCents)
  return left.highCents === 0 ? 'less' : savingRange(left)
}

/** 'about $831 in one year after the $50 filing fee ($881 off your tax)'. */
export const savedInAYear = (saving: Saving, feeCents: number | null): string => {
  const fee = feeCents && { net: netWords(saving, feeCents), cents: feeCents }
  return savedWords(savingRange(saving), fee || null)
}

/** What a value saves at the ratio of the home's own neighborhood, as a sentence; empty where that is no higher than the one used. */
export const nearRatioTold = ({ near }: BesideNear, feeCents: number | null = null): string => {
  if (!near || near.saving === null) return ''
  if (feeCents !== null) return nearRatioAfterFee(near.percent, netWords(near.saving, feeCents))
  return nearRatioWords(near.percent, near.saving.highCents === 0 ? null : savingRange(near.saving))
}
