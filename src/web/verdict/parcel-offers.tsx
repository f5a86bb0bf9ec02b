/** The homes that fit an address, each with what tells it from its neighbours. */
import type { OfferedParcel } from '#contract/reports.ts'
import { formatMoney } from '#core/money.ts'
import type { RadioOption } from '#web/ui/radio-group.tsx'

const whole = new Intl.NumberFormat('en-US')

const factsOf = ({ justValueCents, livingAreaSqft, yearBuilt }: OfferedParcel): string =>
  [
    `just value ${formatMoney(justValueCents)}`,
    livingAreaSqft === null ? null : `${whole.format(livingAreaSqft)} sq ft`,
    yearBuilt === null ? null : `built ${yearBuilt}`,
  ]
    .filter((fact) => fact !== null)
    .join(', ')

/** Homes with the same address are named by their parcel number. */
export const offerOption = (parcel: OfferedParcel): RadioOption => ({
  value: parcel.parcelKey,
  label: parcel.address,
  help: (
    <>
      Parcel {parcel.parcelId}
      <br />
      {factsOf(parcel)}
    </>
  ),
})
