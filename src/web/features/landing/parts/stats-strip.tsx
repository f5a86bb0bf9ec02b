/** Four facts about the course in one row. */

import * as words from '#messages/landing/stats-strip.ts'
import { Container } from '#web/ui/layout/container.tsx'

type Stat = { figure: string; label: string }

export const StatsStrip = ({ stats }: { stats: readonly Stat[] }) => (
  <section aria-label={words.theCourseInFourFacts()} className="bg-deep py-6 text-on-deep sm:py-8">
    <Container>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-4 lg:grid-cols-4">
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-deep-soft">{stat.label}</dt>
            <dd className="font-serif text-3xl font-semibold">{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </section>
)
