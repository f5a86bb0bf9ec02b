/** The home that the landing page answered for last, kept in this browser so that nothing of it is typed again after a purchase. Small: the first view loads it. */
import type { InputOf } from '#contract/endpoint.ts'
import type { ReportParcel } from '#contract/report/parcel.ts'
import type { askQuickAnswer, QuickAnswer } from '#contract/report/quick-answer.ts'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const name = 'lookedUp'

export type LookedUp = {
  readonly address: string
  /** null where no record was found. */
  readonly parcel: Pick<
    ReportParcel,
    | 'parcelId'
    | 'address'
    | 'countyId'
    | 'useCode'
    | 'useName'
    | 'synthetic'
    | 'homestead'
    | 'livingAreaSqft'
    | 'yearBuilt'
  > | null
  /** As they were typed for the answer; null where the record answered. */
  readonly trimNumbers: NonNullable<InputOf<typeof askQuickAnswer>['trimNumbers']> | null
}

/** null where nothing was answered, or for an invented home. */
export const lookedUpOf = (answer: QuickAnswer, trimNumbers: LookedUp['trimNumbers']): LookedUp | null => {
  if (answer.kind !== 'answer' || answer.isSample) return null
  const { address, parcelId, record, countsHomestead: homestead } = answer
  const parcel =
    parcelId === null || record === null
      ? null
      : { ...record, parcelId, address, homestead, synthetic: false }
  return { address, parcel, trimNumbers }
}

export const keepLookedUp = (home: LookedUp) => storeChoice(name, JSON.stringify(home))

/** As it was kept, to be looked at before it is used; null when nothing is. */
export const lookedUpHere = (): unknown => {
  try {
    return JSON.parse(storedChoice(name) || 'null')
  } catch {
    return null
  }
}

/** '' when nothing is kept. */
export const lookedUpAddress = (): string => {
  const kept = lookedUpHere()
  return kept !== null && typeof kept === 'object' && 'address' in kept && typeof kept.address === 'string'
    ? kept.address
    : ''
}

export const forgetLookedUp = () => storeChoice(name, '')
