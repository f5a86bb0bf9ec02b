/** A homestead exemption that nobody claimed: free, and often worth more than a petition; told when it is too late for that as well. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { WhoLivesThere } from '#web/property/who-lives-there.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'

type UnclaimedProps = { propertyId: string; unclaimed: NonNullable<CaseOutlook['unclaimedHomestead']> }

export const Unclaimed = ({ propertyId, unclaimed: { words, isAsked } }: UnclaimedProps) => (
  <div className="measure border-l-4 border-action pl-4">
    <p>
      <LinkedText text={words} />
    </p>
    {isAsked && <WhoLivesThere propertyId={propertyId} />}
  </div>
)
