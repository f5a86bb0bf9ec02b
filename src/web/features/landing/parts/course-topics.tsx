/** The seven modules with what each is about. */
import type { LandingCopy } from '#content/landing.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { YourReport } from '#web/features/landing/parts/your-report.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { moduleNote } from '#words/billing/plan-readiness.ts'

export const courseTopicsId = 'course-topics'

type Topic = LandingCopy['courseTopics']['items'][number]

const TopicLine = ({ topic, note }: { topic: Topic; note: string | null }) => (
  <li className="flex gap-3 border-t border-line py-1 sm:py-3">
    <span aria-hidden="true" className="tabular w-7 shrink-0 font-serif text-xl font-semibold text-action">
      {topic.moduleId}
    </span>
    <div>
      <h3>{topic.title}</h3>
      <p className="hidden text-sm text-soft sm:block">{topic.text}</p>
      {note && (
        <p className="mt-2">
          <Badge tone="deadline">{note}</Badge>
        </p>
      )}
    </div>
  </li>
)

type CourseTopicsProps = { copy: LandingCopy['courseTopics']; modules: readonly ModuleReadiness[] }

export const CourseTopics = ({ copy, modules }: CourseTopicsProps) => (
  <Section id={courseTopicsId} title={copy.heading} lead={copy.text}>
    <div className="stack gap-4 sm:gap-6">
      <YourReport />
      <ol className="grid gap-x-12 md:grid-flow-col md:grid-cols-2 md:grid-rows-[repeat(4,auto)]">
        {copy.items.map((item) => (
          <TopicLine key={item.moduleId} topic={item} note={moduleNote(item.moduleId, modules)} />
        ))}
      </ol>
    </div>
  </Section>
)
