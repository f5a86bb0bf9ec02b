/** What looks odd about the home on the roll: questions for its owner, who alone knows. */
import type { Report } from '#contract/report/reports.ts'
import { isHome } from '#core/property/use-code.ts'
import * as messages from '#messages/report/record-part.ts'
import { ParcelFacts } from '#web/verdict/parcel-facts.tsx'
import { doubtsLeft } from '#words/next-step/steps.ts'
import { FigureSources } from './figure-sources.tsx'
import { ReportSection } from './section.tsx'
import { type ReportSources, sourcesOfParcel } from './sources.ts'

type RecordPartProps = {
  report: Pick<Report, 'parcel' | 'homeValue' | 'nextStep'>
  sources: ReportSources
}

const Doubts = ({ doubts }: { doubts: NonNullable<Report['homeValue']>['recordDoubts'] }) => (
  <ul className="stack measure gap-4">
    {doubts.map(({ code, words }) => (
      <li key={code} className="rounded-md border border-l-4 border-amber-line bg-amber-tint p-4">
        <p className="font-bold text-amber">{messages.pleaseConfirm()}</p>
        <p>{words}</p>
      </li>
    ))}
  </ul>
)

export const RecordPart = ({ report: { parcel, homeValue, nextStep }, sources }: RecordPartProps) => {
  const doubts = doubtsLeft(nextStep, homeValue?.recordDoubts ?? [])
  if (parcel === null) return null
  const what = isHome(parcel.useCode) ? 'home' : 'property'
  return (
    <ReportSection
      id="record"
      title={messages.doesTheCountyHaveYourRight({ what })}
      summary={
        doubts.length > 0 ? messages.someEntriesLookOddPleaseCheck() : messages.theSizeYearAndValuesOn()
      }
      lead={
        doubts.length > 0
          ? messages.someEntriesLookOddOnlyYou()
          : messages.compareTheseEntriesWithYourA({ what })
      }
    >
      {doubts.length > 0 && <Doubts doubts={doubts} />}
      <div className="measure">
        <ParcelFacts parcel={parcel} />
      </div>
      <FigureSources all={sources.all} of={sourcesOfParcel(sources.all, parcel.parcelId)} />
    </ReportSection>
  )
}
