/** Facts of a county, each with its year and whom to ask, and once for all of them when they were checked and where they were read. */
import { calendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { phoneHref } from '#core/property/county.ts'
import * as messages from '#messages/counties/fact-list.ts'
import type { CountyFact } from '#web/features/counties/county-facts.ts'
import type { Office } from '#web/features/counties/county-guide.ts'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { OutsideLink } from '#web/features/counties/parts/outside-link.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'

/** The office that takes the petition knows its day and its fee. */
const asked: ReadonlySet<string> = new Set(['deadline', 'fee'])

const Confirm = ({ office: { phone, href } }: { office: Office }) => (
  <span className="block">
    {messages.confirm()}{' '}
    {phone ? (
      <MailLink href={phoneHref(phone.number)}>{phone.number}</MailLink>
    ) : (
      href && <OutsideLink href={href} />
    )}
  </span>
)

const largest =
  'block font-serif text-[max(1.25rem,min(var(--text-3xl),9.5vw))] leading-tight font-semibold text-balance'

const isKnown = ({ sureness }: CountyFact): boolean => sureness !== 'unknown'

/** The day first, for who misses it pays no fee; the fee where no day is known. */
const typeOf = ({ id }: CountyFact, facts: readonly CountyFact[]): string => {
  if (id === facts.find(isKnown)?.id) return largest
  return id === 'fee' ? 'font-serif text-2xl font-semibold' : 'text-lg font-bold'
}

type FactListProps = { facts: readonly CountyFact[]; office: Office }

/** The oldest of their days: it is true of each. */
const checkedWords = (facts: readonly CountyFact[]): string => {
  const [first] = facts.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()
  return first === undefined ? '' : messages.checkedOnOrLater({ day: formatPlainDate(calendarDate(first)) })
}

const marksOf = (facts: readonly CountyFact[]) => [
  ...new Map(facts.flatMap(({ marks }) => marks).map((mark) => [mark.id, mark])).values(),
]

export const FactList = ({ facts, office }: FactListProps) => (
  <div>
    <dl className="border-t border-line">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-4 print:py-2 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">
            {fact.name}, {fact.year}
          </dt>
          <dd className="min-w-0">
            {isKnown(fact) && <span className={typeOf(fact, facts)}>{unbroken(fact.value)}</span>}
            {fact.note && <span className="block">{fact.note}</span>}
            {asked.has(fact.id) && fact.sureness !== 'verified' && <Confirm office={office} />}
            {fact.checkedOn !== null && (
              <FreshnessBadge checkedOn={fact.checkedOn} seasonYear={fact.seasonYear} />
            )}
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-sm text-soft">
      {unbroken(checkedWords(facts))} {messages.sources()}
      <SourceMarks marks={marksOf(facts)} />
    </p>
  </div>
)
