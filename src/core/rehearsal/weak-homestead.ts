/** Owns what is asked where the record shows a homestead on a home that its owner doesn't live in, and what losing it may cost. */

import { cents, mills, sumCents, taxOn } from '#core/money.ts'
import { HOMESTEAD_TO_REPORT } from './likely/of-weak.ts'
import type { WeakMaterial, WeakPoint } from './weak-point.ts'
import type { HomesteadReason } from './weak-reason.ts'

export const HOMESTEAD_ON_RECORD = 'homestead-on-record'

/**
 * Without the exemption and its cap nothing holds the taxable value below the just value for certain (ss. 196.031 and 193.155, F.S.):
 * the just value is the most that either levy can tax.
 */
const atMost = ({ justCents, verdict }: WeakMaterial): HomesteadReason['atMost'] => {
  const staircase = verdict?.readings[0]?.staircase ?? []
  const [school, other] = (['school', 'non_school'] as const).map((levy) =>
    staircase.find((one) => one.levy === levy),
  )
  if (!school || !other) return null
  const more = [school, other].map(({ taxableCents, mills: rate }) =>
    rate === null ? null : taxOn(cents(Math.max(0, justCents - taxableCents)), mills(rate)),
  )
  return {
    justCents,
    schoolCents: school.taxableCents,
    otherCents: other.taxableCents,
    moreTaxCents: more.includes(null) ? null : sumCents(more.flatMap((one) => one ?? [])),
  }
}

export const weakHomestead = (material: WeakMaterial): readonly WeakPoint[] =>
  material.home?.homesteadOnRecord === true && material.home.livesThere === false
    ? [
        {
          id: HOMESTEAD_ON_RECORD,
          step: 'notice',
          asker: 'appraiser',
          reason: { code: 'homestead_on_record', atMost: atMost(material) },
          answer: HOMESTEAD_TO_REPORT,
        },
      ]
    : []
