/** What comes before a petition where the record shows a homestead exemption and the owner doesn't live there: the same words in the same box on every page. */
import { phoneHref } from '#core/property/county.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { type WrongHomestead as Wrong, wrongHomesteadWords } from '#words/verdict/wrong-homestead.ts'

export const WrongHomestead = ({ wrong }: { wrong: Wrong }) => {
  const { lead, why, call } = wrongHomesteadWords(wrong)
  const { phone } = wrong
  return (
    <div className="measure max-sm:text-sm">
      <Notice tone="error" title={lead}>
        <p>
          {unbroken(why)} {call}{' '}
          {phone && (
            <span className="whitespace-nowrap">
              <MailLink href={phoneHref(phone)}>{phone}</MailLink>
            </span>
          )}
        </p>
      </Notice>
    </div>
  )
}
