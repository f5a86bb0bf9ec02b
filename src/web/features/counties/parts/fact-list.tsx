/** Facts of a county, each with its year, how sure we are, when it was checked and where it comes from. */

import * as messages from '#messages/counties/fact-list.ts'
import type { CountyFact } from '#web/features/counties/county-facts.ts'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const surenessWords = {
  verified: messages.onTheCountysOwnPage(),
  likely: messages.confirmWithTheOffice(),
  unverified: messages.askTheOfficeBeforeYouRely(),
  unknown: null,
} as const

const Checked = ({ sureness, checkedOn }: CountyFact) => {
  const words = surenessWords[sureness]
  if (words === null) return null
  return (
    <span className="block text-sm text-soft">
      {words}.
      {checkedOn !== null && (
        <>
          {' '}
          {rich(
            messages.checkedOn({
              isSure: sureness === 'unverified' ? 'no' : 'yes',
              day: () => <CalendarDay day={checkedOn} />,
            }),
          )}
        </>
      )}
    </span>
  )
}

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

export const FactList = ({ facts }: { facts: readonly CountyFact[] }) => (
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
          <Checked {...fact} />
          <Badges {...fact} />
        </dd>
      </div>
    ))}
  </dl>
)
