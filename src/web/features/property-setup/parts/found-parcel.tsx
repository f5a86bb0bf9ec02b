/** What the search on the tax roll brought, and the way on from it. */
import type { ReactNode } from 'react'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/property-setup/found-parcel.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ParcelChoice } from '#web/verdict/parcel-choice.tsx'
import { ParcelFacts, SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'

const Looking = () => (
  <Skeleton message={words.lookingUpYourHome()}>
    <SkeletonText lines={4} />
  </Skeleton>
)

const Found = ({ parcel }: { parcel: NonNullable<Report['parcel']> }) => (
  <>
    <Notice tone="success" title={words.weFoundYourHome()}>
      <p>{words.makeSureItsYoursIfIt()}</p>
    </Notice>
    {parcel.synthetic && <SampleParcelNotice />}
    <ParcelFacts parcel={parcel} />
  </>
)

/** The server says why; a wrong address is mended more quickly than six numbers are typed. */
const NotOnRoll = ({ message }: { message: string }) => (
  <Notice title={words.weCouldntFindThisHome()}>
    <p>{message}</p>
    <p className="mt-2">{words.ifTheAddressIsRightContinue()}</p>
  </Notice>
)

type FoundParcelProps = { report: Report; onContinue: () => void; onChangeAddress: () => void }

const Onward = ({
  onContinue,
  onChangeAddress,
  children,
}: Omit<FoundParcelProps, 'report'> & { children: ReactNode }) => (
  <div className="stack gap-6">
    {children}
    <div className="flex flex-wrap gap-3">
      <Button size="lg" onClick={onContinue}>
        {words.next()}
      </Button>
      <Button size="lg" variant="secondary" onClick={onChangeAddress}>
        {words.changeTheAddress()}
      </Button>
    </div>
  </div>
)

export const FoundParcel = ({ report, ...ways }: FoundParcelProps) => {
  const { status, message } = report.reportStatus
  if (status === 'preparing') return <Looking />
  if (status === 'choose_parcel') {
    return (
      <div className="stack gap-6">
        <p>
          <TextButton onClick={ways.onChangeAddress}>{words.fixTheAddress()}</TextButton>
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
