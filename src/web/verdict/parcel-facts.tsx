/** The parcel as the tax roll has it, for the owner to recognize and to check. */
import { FlaskConical } from 'lucide-react'
import type { ReportParcel } from '#contract/report/parcel.ts'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'

const whole = new Intl.NumberFormat('en-US')

const parcelFacts = (parcel: ReportParcel) => [
  { name: 'Parcel', value: <span className="wrap-anywhere">{parcel.parcelId}</span> },
  { name: 'Address', value: parcel.address },
  { name: 'County', value: parcel.countyName },
  { name: 'Tax roll', value: parcel.rollName },
  { name: 'Use', value: parcel.useName },
  { name: 'Homestead exemption', value: parcel.homestead ? 'Yes' : 'No' },
  {
    name: 'Area on the roll',
    value:
      parcel.livingAreaSqft === null ? 'Not on the roll' : `${whole.format(parcel.livingAreaSqft)} sq ft`,
  },
  { name: 'Year built', value: parcel.yearBuilt === null ? 'Not on the roll' : String(parcel.yearBuilt) },
]

export const ParcelFacts = ({ parcel }: { parcel: ReportParcel }) => (
  <DefinitionList items={parcelFacts(parcel)} />
)

export const SampleParcelNotice = () => (
  <div className="flex gap-3 rounded-md border-2 border-dashed border-amber-line bg-amber-tint p-4">
    <FlaskConical aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-amber" />
    <div>
      <p className="font-bold">Sample data: this is not a real home</p>
      <p>
        This parcel and all its values are invented. They ship with the product so that a fresh installation
        has something to show. Nothing here says anything about your tax.
      </p>
    </div>
  </div>
)
