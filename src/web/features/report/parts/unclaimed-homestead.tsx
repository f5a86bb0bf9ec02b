/** Tells who lives in a home without a homestead exemption on its record what to do, by when, and whom to call. */
import type { Report } from '#contract/report/reports.ts'
import { phoneHref } from '#core/property/county.ts'
import * as messages from '#messages/verdict/unclaimed-homestead.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { unclaimedHomesteadWords } from '#words/verdict/unclaimed-homestead.ts'

type UnclaimedHomesteadProps = {
  unclaimed: NonNullable<Report['unclaimedHomestead']>
  petitionCents: number | null
  appraiserUrl: string | null
}

export const UnclaimedHomestead = ({ unclaimed, petitionCents, appraiserUrl }: UnclaimedHomesteadProps) => {
  const { phone } = unclaimed
  return (
    <p className="measure mt-4 rounded-md border-2 border-action bg-tint p-3 max-sm:p-2.5 max-sm:text-sm few-words:order-1">
      <strong className="block font-serif text-lg leading-tight">{messages.doYouLiveHere()}</strong>{' '}
      {unclaimedHomesteadWords(unclaimed, petitionCents)}{' '}
      {phone && <MailLink href={phoneHref(phone)}>{phone}</MailLink>}
      {!phone && appraiserUrl && <MailLink href={appraiserUrl}>{messages.whereToApply()}</MailLink>}
    </p>
  )
}
