/** The homes that fit an address, each with what tells it from its neighbours. */
import type { OfferedParcel } from '#contract/reports.ts'
import { formatMoney } from '#core/money.ts'
import type { RadioOption } from '#web/ui/radio-group.tsx'

const whole = new Intl.NumberFormat('en-US')

const factsOf = ({ justValueCents, livingAreaSqft, yearBuilt }: OfferedParcel): readonly string[] =>
  [
    `Just value ${formatMoney(justValueCents)}`,
    livingAreaSqft === null ? null : `${whole.format(livingAreaSqft)} sq ft`,
    yearBuilt === null ? null : `built ${yearBuilt}`,
  ].filter((fact) => fact !== null)

/** Homes with the very same address are named by their parcel number, the others by their address. */
export const offerOptions = (parcels: readonly OfferedParcel[]): readonly RadioOption[] => {
  const addresses = new Set(parcels.map(({ address }) => address))
  const areNamedByNumber = parcels.length > 1 && addresses.size === 1
  return parcels.map((parcel) => {
    const number = `Parcel ${parcel.parcelId}`
    const facts = factsOf(parcel).join(', ')
    return areNamedByNumber
      ? { value: parcel.parcelKey, label: number, help: facts }
      : { value: parcel.parcelKey, label: parcel.address, help: `${number}. ${facts}` }
  })
}
