/** What the case is about: dollars at stake, the answer, and folded what they rest on. */
import { paths } from '#contract/page-paths.ts'
import type { PetitionsOver } from '#core/appeal/season/petitions-over.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { AtStake, answeredOutlook, StakeReasons } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { nextChanceWords, SeasonOver } from '#web/case/season-over.tsx'
import { WhoLivesThere } from '#web/property/who-lives-there.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const NoAmountYet = ({ caseId }: { caseId: string }) => (
  <p className="text-soft">
    {rich(
      messages.noAmountYet({
        link: (text: string) => <TextLink to={paths.appealCase(caseId, 'notice')}>{text}</TextLink>,
      }),
    )}
  </p>
)

type CaseHeaderProps = {
  caseId: string
  /** Too late to petition: said in the place of an answer, as on Home. */
  over: PetitionsOver | null
  /** Once a packet is made, whether to begin is no question any more. */
  hasPacket: boolean
}

export const CaseFigure = ({ caseId, over, hasPacket }: CaseHeaderProps) => {
  const known = useOutlook(caseId)
  const outlook = answeredOutlook(known)
  if (over !== null)
    return (
      <section aria-label={messages.whatsAtStake()}>
        <SeasonOver over={over} />
      </section>
    )
  return (
    <section aria-label={messages.whatsAtStake()}>
      {outlook && <AtStake outlook={outlook} hasPacket={hasPacket} />}
      {known && !outlook && <NoAmountYet caseId={caseId} />}
    </section>
  )
}

export const CaseReasons = ({
  caseId,
  propertyId,
  over,
  hasPacket,
}: CaseHeaderProps & { propertyId: string }) => {
  const outlook = answeredOutlook(useOutlook(caseId))
  if (over !== null) return <p className="hidden few-words:block">{nextChanceWords(over)}</p>
  if (!outlook) return null
  const claim = outlook.unclaimedHomestead
  return (
    <Disclosure summary={messages.why()}>
      <StakeReasons outlook={outlook} hasPacket={hasPacket} />
      {claim && (
        <div className="measure mt-2 border-l-4 border-action pl-3 text-sm">
          <p className="font-bold">
            <LinkedText text={claim.words} />
          </p>
          {claim.isAsked && <WhoLivesThere propertyId={propertyId} />}
        </div>
      )}
    </Disclosure>
  )
}
