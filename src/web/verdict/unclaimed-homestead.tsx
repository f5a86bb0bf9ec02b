/** Tells who lives in a home without a homestead exemption on its record what to do, by when, and whom to call. */
import type { Report } from '#contract/report/reports.ts'
import { phoneHref } from '#core/property/county.ts'
import * as messages from '#messages/verdict/unclaimed-homestead.ts'
import { LivesHere } from '#web/property/lives-here.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { unclaimedHomesteadWords } from '#words/verdict/unclaimed-homestead.ts'

type UnclaimedHomesteadProps = {
  unclaimed: NonNullable<Report['unclaimedHomestead']>
  petitionCents: number | null
  appraiserUrl: string | null
  /** Its reader has said that they live there: it isn’t asked again. */
  isHome: boolean
  onSay: (livesHere: boolean) => void
}

export const UnclaimedHomestead = ({
  unclaimed,
  petitionCents,
  appraiserUrl,
  isHome,
  onSay,
}: UnclaimedHomesteadProps) => {
  const { phone } = unclaimed
  return (
    <div className="measure mt-4 rounded-md border border-action bg-tint p-3 max-sm:text-sm few-words:order-1">
      {!isHome && <p className="font-bold">{messages.doYouLiveHere()}</p>}
      <p>
        {unclaimedHomesteadWords(unclaimed, petitionCents)}{' '}
        {phone && (
          <span className="whitespace-nowrap">
            <MailLink href={phoneHref(phone)}>{phone}</MailLink>
          </span>
        )}
        {!phone && appraiserUrl && <MailLink href={appraiserUrl}>{messages.whereToApply()}</MailLink>}
      </p>
      <p className="no-print mt-1">
        <LivesHere said={isHome || null} onSay={onSay} />
      </p>
    </div>
  )
}
