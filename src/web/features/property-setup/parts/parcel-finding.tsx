/** What the search on the tax roll brought, and the way on from it. */
import type { ReactNode } from 'react'
import type { Report } from '#contract/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { ParcelChoice } from '#web/verdict/parcel-choice.tsx'
import { ParcelFacts, SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'

const Looking = () => (
  <Skeleton message="Looking on the tax roll…">
    <SkeletonText lines={4} />
  </Skeleton>
)

const Found = ({ parcel }: { parcel: NonNullable<Report['parcel']> }) => (
  <>
    <Notice tone="success" title="Found on the tax roll">
      <p>Compare it with your home. If it is another one, change the address.</p>
    </Notice>
    {parcel.synthetic && <SampleParcelNotice />}
    <ParcelFacts parcel={parcel} />
  </>
)

const NotOnRoll = () => (
  <Notice title="Not on a tax roll we have">
    <p>
      That is no obstacle. In a later step you copy six numbers from your TRIM notice, and the answer is the
      same.
    </p>
  </Notice>
)

type ParcelFindingProps = { report: Report; onContinue: () => void; onChangeAddress: () => void }

const Onward = ({
  onContinue,
  onChangeAddress,
  children,
}: Omit<ParcelFindingProps, 'report'> & { children: ReactNode }) => (
  <div className="stack gap-6">
    {children}
    <div className="flex flex-wrap gap-3">
      <Button size="lg" onClick={onContinue}>
        Continue
      </Button>
      <Button size="lg" variant="secondary" onClick={onChangeAddress}>
        Change the address
      </Button>
    </div>
  </div>
)

export const ParcelFinding = ({ report, ...ways }: ParcelFindingProps) => {
  const { status } = report.reportStatus
  if (status === 'preparing') return <Looking />
  if (status === 'choose_parcel') return <ParcelChoice report={report} onNone={ways.onContinue} />
  return <Onward {...ways}>{report.parcel ? <Found parcel={report.parcel} /> : <NotOnRoll />}</Onward>
}
