/** What the search on the tax roll brought, and the way on from it. */
import type { ReactNode } from 'react'
import type { Report } from '#contract/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
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

/** The server says why; a wrong address is mended more quickly than six numbers are typed. */
const NotOnRoll = ({ message }: { message: string }) => (
  <Notice title="Not found on a tax roll we have">
    <p>{message}</p>
    <p className="mt-2">If the address is right, continue: the numbers come in a later step.</p>
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
  const { status, message } = report.reportStatus
  if (status === 'preparing') return <Looking />
  if (status === 'choose_parcel') {
    return (
      <div className="stack gap-6">
        <p>
          <TextButton onClick={ways.onChangeAddress}>Correct the address</TextButton>
        </p>
        <ParcelChoice report={report} onNone={ways.onContinue} />
      </div>
    )
  }
  return (
    <Onward {...ways}>
      {report.parcel ? <Found parcel={report.parcel} /> : <NotOnRoll message={message} />}
    </Onward>
  )
}
