/** What the search on the tax roll brought: the home to be said yes to, and the way on from it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import type { ReportParcel } from '#contract/report/parcel.ts'
import type { Report } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/property-setup/found-parcel.ts'
import { useKeepHome } from '#web/features/property-setup/data.ts'
import { useGivenBefore } from '#web/features/property-setup/given-before.ts'
import {
  addressText,
  draftOfHome,
  type HomeDraft,
  homeOf,
  savedHomeOf,
  savedParcelOf,
  withRollFacts,
} from '#web/features/property-setup/home-draft.ts'
import { thisYear } from '#web/features/property-setup/this-year.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { addressFailure } from '#web/property/address-check.ts'
import { isLivingUnknown, KnownHome } from '#web/property/known-home.tsx'
import { OwnIt } from '#web/property/own-it.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { homeOfReport } from '#web/property/remembered-home.ts'
import { sayLivesThere } from '#web/property/said-lives-there.ts'
import { useSaidLivesThere } from '#web/property/use-said-lives-there.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { ParcelChoice } from '#web/verdict/parcel-choice.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { OneHomestead } from './one-homestead.tsx'

const Looking = () => (
  <Skeleton message={words.lookingUpYourHome()}>
    <SkeletonText lines={4} />
  </Skeleton>
)

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** As the record has it: half a street is made whole, and what the owner wrote another way stays as it is. */
const draftOf = (typed: HomeDraft, report: Report, parcel: ReportParcel): HomeDraft => {
  const found = homeOfReport(report)
  const isWritten =
    found === null ||
    (['addressLine1', 'city', 'zipCode'] as const).every((part) => isSameText(typed[part], found[part]))
  const { addressLine1, addressLine2, city, zipCode } = isWritten ? typed : found
  return withRollFacts(
    { ...typed, addressLine1, addressLine2: addressLine2 || typed.addressLine2, city, zipCode },
    parcel,
  )
}

type AlreadyYoursProps = { home: SavedProperty; onChangeAddress: () => void }

const AlreadyYours = ({ home, onChangeAddress }: AlreadyYoursProps) => (
  <div className="stack gap-5">
    <FocusedHeading level={2} takesFocus>
      {words.youAlreadyHaveThisHome()}
    </FocusedHeading>
    <p>
      <TextLink to={paths.dashboard(home.id)}>{addressText(draftOfHome(home))}</TextLink>
    </p>
    <div>
      <Button variant="secondary" onClick={onChangeAddress}>
        {words.changeTheAddress()}
      </Button>
    </div>
  </div>
)

/** The homes that an address typed here may already be; with its county it came from a home that is known. */
const useHomesToMeet = ({ progress }: Wizard): readonly SavedProperty[] => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  return progress.home.countyId === '' ? homes : []
}

type FoundParcelProps = { wizard: Wizard; report: Report; onChangeAddress: () => void }

type FoundProps = FoundParcelProps & { parcel: ReportParcel }

/** Said yes to, it is kept and answered at once; what the record does not have of it is asked in the steps that follow. */
const Found = ({ wizard, report, parcel, onChangeAddress }: FoundProps) => {
  const [recorded] = useState(() => draftOf(wizard.progress.home, report, parcel))
  const [livesHere, setLivesHere] = useState(recorded.homesteadStatus)
  const living = useSaidLivesThere(parcel.parcelId)
  const keep = useKeepHome()
  const before = useGivenBefore(recorded)
  const home = { ...recorded, homesteadStatus: livesHere }
  const whole = homeOf(home, thisYear())
  const isAnswered =
    before === null && report.verdict !== null && report.trimNumbers === null && report.season.isCurrent
  const held = savedParcelOf(recorded, parcel, useHomesToMeet(wizard))
  // Once it is being saved here, it is the one that was held to be new.
  if (held && keep.isIdle) return <AlreadyYours home={held} onChangeAddress={onChangeAddress} />
  const say = (isHome: boolean) => {
    living.say(isHome)
    // Of a home without one on its record the exemption is not what was asked.
    if (parcel.homestead || livesHere) setLivesHere(isHome)
  }
  const goOn = () => wizard.change({ step: 'home', home })
  const confirm = () => {
    if (whole === null || !isAnswered) return goOn()
    keep.mutate(
      { ...whole, parcelId: parcel.parcelId },
      { onSuccess: () => wizard.change({ step: 'verdict', home }) },
    )
  }
  const known = {
    home: { ...home, parcelId: parcel.parcelId },
    recordUse: homeOfReport(report)?.recordUse ?? null,
    recordHomestead: parcel.homestead,
    livesThere: living.said,
  }
  return (
    <div className="stack gap-5">
      <FocusedHeading level={2} takesFocus>
        {words.isThisTheHome()}
      </FocusedHeading>
      {parcel.synthetic && <SampleParcelNotice />}
      <KnownHome
        {...known}
        onLivesThere={say}
        more={[
          { name: words.county(), value: parcel.countyName },
          { name: words.marketValue({ year: parcel.rollYear }), value: formatMoney(parcel.justValueCents) },
        ]}
      />
      {home.homesteadStatus && <OneHomestead home={home} onOther={() => say(false)} />}
      {keep.error && (
        <Banner tone="error" title={words.yourHomeIsntSavedYet()}>
          {addressFailure(keep.error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <OwnIt
          asksWhoLivesThere={isLivingUnknown(known)}
          busy={keep.isPending || before === undefined}
          busyLabel={words.savingYourHome()}
          onPress={(livesThere) => {
            if (livesThere !== null) sayLivesThere(parcel.parcelId, livesThere)
            confirm()
          }}
        />
        <Button size="lg" variant="secondary" onClick={goOn}>
          {words.correctTheDetails()}
        </Button>
        <Button size="lg" variant="quiet" onClick={onChangeAddress}>
          {words.changeTheAddress()}
        </Button>
      </div>
    </div>
  )
}

/** The server says why; a wrong address is mended more quickly than six numbers are typed. */
const NotOnRoll = ({ wizard, report, onChangeAddress }: FoundParcelProps) => {
  const held = savedHomeOf(wizard.progress.home, useHomesToMeet(wizard))
  if (held) return <AlreadyYours home={held} onChangeAddress={onChangeAddress} />
  return (
    <div className="stack gap-6">
      <Notice title={words.weCouldntFindThisHome()}>
        <p>{report.reportStatus.message}</p>
        <p className="mt-2">{words.ifTheAddressIsRightContinue()}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => wizard.change({ step: 'home' })}>
          {words.next()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onChangeAddress}>
          {words.changeTheAddress()}
        </Button>
      </div>
    </div>
  )
}

export const FoundParcel = (props: FoundParcelProps) => {
  const { wizard, report, onChangeAddress } = props
  const { status } = report.reportStatus
  if (status === 'preparing') return <Looking />
  if (status === 'choose_parcel') {
    return (
      <div className="stack gap-6">
        <p>
          <TextButton onClick={onChangeAddress}>{words.fixTheAddress()}</TextButton>
        </p>
        <ParcelChoice report={report} onNone={() => wizard.change({ step: 'home' })} />
      </div>
    )
  }
  return report.parcel ? <Found {...props} parcel={report.parcel} /> : <NotOnRoll {...props} />
}
