/** The parcel as the tax roll has it, for the owner to recognize and to check. */
import { FlaskConical } from 'lucide-react'
import type { ReportParcel } from '#contract/report/parcel.ts'
import * as words from '#messages/verdict/parcel-facts.ts'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'

const whole = new Intl.NumberFormat('en-US')

const parcelFacts = (parcel: ReportParcel) => [
  { name: 'Parcel', value: <span className="wrap-anywhere">{parcel.parcelId}</span> },
  { name: 'Address', value: parcel.address },
  { name: 'County', value: parcel.countyName },
  { name: words.countysRecord(), value: parcel.rollName },
  { name: 'Use', value: parcel.useName },
  { name: words.homesteadExemption(), value: parcel.homestead ? 'Yes' : 'No' },
  {
    name: words.areaOnTheRoll(),
    value:
      parcel.livingAreaSqft === null
        ? words.notOnTheRoll()
        : words.sqFt({ livingAreaSqft: whole.format(parcel.livingAreaSqft) }),
  },
  {
    name: words.yearBuilt(),
    value: parcel.yearBuilt === null ? words.notOnTheRoll() : String(parcel.yearBuilt),
  },
]

export const ParcelFacts = ({ parcel }: { parcel: ReportParcel }) => (
  <DefinitionList items={parcelFacts(parcel)} />
)

export const SampleParcelNotice = () => (
  <div className="flex gap-3 rounded-md border-2 border-dashed border-amber-line bg-amber-tint p-4">
    <FlaskConical aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-amber" />
    <div>
      <p className="font-bold">{words.sampleDataThisIsNotA()}</p>
      <p>{words.thisParcelAndAllItsValues()}</p>
    </div>
  </div>
)
