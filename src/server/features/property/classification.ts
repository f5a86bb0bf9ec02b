/** Classifies a parcel of the roll, or a home as its owner describes it. */

import type { z } from 'zod'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { classification, classifyProperty } from '#contract/property/classification.ts'
import { type Classification, classifyParcel, classifyTypedHome } from '#core/property/classify.ts'
import { useCodeName } from '#core/property/use-code.ts'
import { ok, type Result } from '#core/result.ts'
import * as words from '#messages/property/part-classification.ts'
import type { Context } from '#server/context.ts'
import { findParcelByKey } from '#server/features/tax-roll/queries.ts'

type Asked = ParsedInputOf<typeof classifyProperty>
type OnWire = z.input<typeof classification>
type Refused = { readonly ok: false; readonly reason: 'no-parcel' | 'unusable-values' }

const TYPED_USES = {
  single_family: words.singleFamilyHome(),
  condo: 'Condominium',
  townhouse: 'Townhouse',
  mobile_home: words.mobileHome(),
} as const satisfies Record<NonNullable<Asked['typed']>['propertyType'], string>

const onWire = (found: Classification, about: Pick<OnWire, 'basis' | 'useCode' | 'useName'>): OnWire => ({
  ...about,
  ...found,
  portions: [...found.portions],
  caps: [...found.caps],
  homesteadExemption: [...found.homesteadExemption],
  granted: found.granted.map((one) => ({ ...one, levies: one.levies && [...one.levies] })),
})

export const classificationOf = async (
  ctx: Context,
  { parcelKey, typed }: Asked,
): Promise<Result<OnWire, Refused>> => {
  if (typed !== undefined) {
    const { homesteadStatus: homestead, propertyType, ...rest } = typed
    const found = classifyTypedHome({ ...rest, homestead })
    const useName = TYPED_USES[propertyType]
    return found === null
      ? { ok: false, reason: 'unusable-values' }
      : ok(onWire(found, { basis: 'typed', useCode: null, useName }))
  }
  const parcel = await findParcelByKey(ctx.pool, parcelKey ?? '')
  if (parcel === null) return { ok: false, reason: 'no-parcel' }
  const found = classifyParcel(parcel)
  const about = { basis: 'roll', useCode: parcel.useCode, useName: useCodeName(parcel.useCode) } as const
  return found === null ? { ok: false, reason: 'unusable-values' } : ok(onWire(found, about))
}
