/** Owns what several homes would save together after their fees, at the values they show and at the rates of their own neighborhoods. */

import { afterFee } from '#core/case/after-fee.ts'
import { optionShown } from '#core/case/option-shown.ts'
import { savingRange } from './saving.ts'

type Shown = Parameters<typeof optionShown>[0]
type Saving = Parameters<typeof afterFee>[0]

interface Saved {
  readonly saving: Saving | null
}

interface Outlook extends Shown {
  readonly feeCents: number | null
  readonly options: readonly (Shown['options'][number] & Saved & { readonly near?: Saved | undefined })[]
}

const sumOf = (savings: readonly Saving[]): string =>
  savingRange({
    lowCents: savings.reduce((sum, { lowCents }) => sum + lowCents, 0),
    highCents: savings.reduce((sum, { highCents }) => sum + highCents, 0),
  })

/** Null while one figure is all there is. `near`: null where it is the same. */
export const savedTogether = (outlooks: readonly Outlook[]) => {
  const homes = outlooks.flatMap((outlook) => {
    const option = optionShown<Outlook['options'][number]>(outlook)
    const { saving = null, near } = option ?? {}
    if (saving === null || saving.highCents === 0) return []
    const less = near?.saving && near.saving.highCents < saving.highCents ? near.saving : saving
    const fee = outlook.feeCents ?? 0
    return { left: afterFee(saving, fee), near: afterFee(less, fee) }
  })
  if (homes.length < 2) return null
  const [left, near] = [sumOf(homes.map((home) => home.left)), sumOf(homes.map((home) => home.near))]
  return { left, near: near === left ? null : near, count: homes.length }
}
