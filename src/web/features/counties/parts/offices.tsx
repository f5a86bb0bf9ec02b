/** Who does what in a county, and where each office is found. */
import { phoneHref } from '#core/property/county.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { OutsideLink } from '#web/features/counties/parts/outside-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'

export const Offices = ({ offices }: { offices: CountyGuide['offices'] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
    {offices.map(({ role, office, href, linkWords, phone, note }) => (
      <li
        key={role}
        className="stack break-inside-avoid gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5 print:p-3"
      >
        <p className="text-sm text-soft">{role}</p>
        <p className="font-bold">{office}</p>
        {phone && (
          <p>
            <MailLink href={phoneHref(phone.number)}>{phone.number}</MailLink>
            {phone.seen && <span className="ml-2 text-sm text-soft">{phone.seen}</span>}
          </p>
        )}
        {note && <p className="text-sm text-soft">{note}</p>}
        {href !== null && (
          <p>
            <OutsideLink href={href} {...(linkWords && { label: linkWords })} />
          </p>
        )}
      </li>
    ))}
  </ul>
)
