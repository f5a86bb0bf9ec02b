/** Four facts about the course in one row. */

import * as words from '#messages/landing/stats-strip.ts'
import { Container } from '#web/ui/layout/container.tsx'

type Stat = { figure: string; label: string }

export const StatsStrip = ({ stats }: { stats: readonly Stat[] }) => (
  <section aria-label={words.theCourseInFourFacts()} className="bg-deep py-6 text-on-deep sm:py-8">
    <Container>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 few-words:grid-cols-1 few-words:gap-y-2 lg:grid-cols-4">
        {stats.map((stat) => (
          <div
            key={stat.label}
            className="flex flex-col-reverse justify-end few-words:grid few-words:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-deep-soft few-words:order-2 few-words:leading-normal">
              {stat.label}
            </dt>
            <dd className="font-serif text-3xl font-semibold few-words:text-xl">{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </section>
)
