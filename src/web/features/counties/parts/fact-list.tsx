/** Facts of a county, each with its year and its sources, and once for all of them whom to ask and when they were checked. */
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { phoneHref } from '#core/property/county.ts'
import * as messages from '#messages/counties/fact-list.ts'
import type { CountyFact } from '#web/features/counties/county-facts.ts'
import type { Office } from '#web/features/counties/county-guide.ts'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { OutsideLink } from '#web/features/counties/parts/outside-link.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'

const Badges = ({ sureness, checkedOn, seasonYear }: CountyFact) => (
  <span className="mt-2 flex flex-wrap gap-2">
    {sureness === 'unverified' && <Badge tone="attention">{messages.unverified()}</Badge>}
    {checkedOn !== null && <FreshnessBadge checkedOn={checkedOn} seasonYear={seasonYear} />}
  </span>
)

/** The day first: who misses it pays no fee. */
const large: Readonly<Record<string, string>> = {
  deadline: 'font-serif text-3xl font-semibold',
  fee: 'font-serif text-2xl font-semibold',
}

type FactListProps = { facts: readonly CountyFact[]; office: Office }

const checkedWords = (facts: readonly CountyFact[]): string => {
  const days = facts.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)].map((day) => day && formatCalendarDate(calendarDate(day)))
  if (!first || !last) return ''
  return first === last
    ? messages.lastCheckedOn({ day: first })
    : messages.lastCheckedBetween({ first, last })
}

/** The office that takes the petition knows its day and its fee. */
const WhomToAsk = ({ facts, office }: FactListProps) => {
  return (
    <p className="measure mt-4 text-sm text-soft">
      {messages.confirmWithTheOfficeBeforeYouRely({ office: office.office })}{' '}
      {office.phone ? (
        <MailLink href={phoneHref(office.phone.number)}>{office.phone.number}</MailLink>
      ) : (
        office.href && <OutsideLink href={office.href} />
      )}{' '}
      {checkedWords(facts)}
    </p>
  )
}

export const FactList = ({ facts, office }: FactListProps) => (
  <div>
    <dl className="border-t border-line">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">
            {fact.name}, {fact.year}
          </dt>
          <dd className="min-w-0">
            <span className={large[fact.id] ?? 'text-lg font-bold'}>{fact.value}</span>
            <SourceMarks marks={fact.marks} />
            {fact.note && <span className="block">{fact.note}</span>}
            <Badges {...fact} />
          </dd>
        </div>
      ))}
    </dl>
    <WhomToAsk facts={facts} office={office} />
  </div>
)
