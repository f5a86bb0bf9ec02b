/** Where a lesson's statements come from, how sure each is, and when we looked. */
import type { CourseModule } from '#contract/courses.ts'
import { CalendarDay } from '#web/ui/calendar-day.tsx'

type Source = CourseModule['sections'][number]['sources'][number]

const confidenceWords = {
  verified: 'Verified',
  likely: 'Likely, not confirmed at the official source',
  unverified: 'Unverified: we could not confirm it',
} as const

const SourceItem = ({ source }: { source: Source }) => (
  <li id={`source-${source.id}`} className="scroll-mt-24 target:bg-tint">
    {source.url === null ? source.label : <a href={source.url}>{source.label}</a>}
    <span className="block text-sm text-soft">
      {confidenceWords[source.confidence]}. Checked on <CalendarDay day={source.checkedOn} />.
    </span>
  </li>
)

export const LessonSources = ({ sources }: { sources: readonly Source[] }) =>
  sources.length === 0 ? null : (
    <section className="measure">
      <h2 className="text-xl">Sources</h2>
      <ol className="stack mt-4 list-decimal gap-3 pl-6">
        {sources.map((source) => (
          <SourceItem key={source.id} source={source} />
        ))}
      </ol>
    </section>
  )
