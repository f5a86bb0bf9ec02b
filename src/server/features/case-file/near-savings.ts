/** Owns what a purchase, chosen sales or an estimate save at the ratio of the home's own neighborhood; null where that is no higher. */

import { asOnValuationDay } from '#core/case/paid-before.ts'
import type { ValueOption } from '#core/case/value-options.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { estimateAtNearRatio } from '#core/document/facts/sales/conclusion/at-near-ratio.ts'
import { atLevel } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { atNearRatioOf } from '#core/rehearsal/likely-questions.ts'
import { askingFor, type Sales } from './asking-for.ts'
import { type Judged, savingIn, verdictAt } from './verdict-at.ts'

export const purchaseNear = (judged: Judged, { ownSaleCompared }: Sales) => {
  const near = ownSaleCompared?.near
  if (near === undefined) return null
  const { percent, justValueCents: valueCents } = near
  return { percent, valueCents, saving: savingIn(verdictAt(judged, { justCents: valueCents })) }
}

export const salesNear = (
  judged: Judged,
  sales: Sales | null,
  presentCents: number | null,
  chosen: Pick<ValueOption, 'justCents'>,
) => {
  const material = askingFor(judged, sales, presentCents, chosen)
  const near = material && atNearRatioOf(material)
  if (!near) return null
  const saving = savingIn(verdictAt(judged, near))
  return { percent: near.percent, valueCents: near.justCents, saving }
}

/** Of its middle, less the repairs as in the case. */
export const estimateNear = (judged: Judged, sales: Sales) => {
  const near = estimateAtNearRatio(sales)
  if (near === undefined) return null
  const { percent } = near
  const { file, taxYear } = judged.row
  const { cents: cureCents } = costToCure(asOnValuationDay(file, taxYear, judged.files))
  const valueCents = near.justValueCents - atLevel(cureCents, { percent })
  return { percent, valueCents, saving: savingIn(verdictAt(judged, { justCents: valueCents })) }
}
