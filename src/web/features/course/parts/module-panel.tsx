/** The left panel: the module, how far it is, and its lessons. */
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { CourseModule } from '#contract/courses.ts'
import { paths } from '#contract/page-paths.ts'
import { lessonsPerModule, moduleCount } from '#core/course/outline.ts'
import { ProgressBadge } from '#web/features/course/parts/progress-badge.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type Section = CourseModule['sections'][number]

/** Percent of a module per lesson, as the specification has it; exact for 0, 34, 67 and 100. */
const lessonsComplete = (progress: number): number => Math.floor(progress / 33.33)

const stateOf = ({ completed, content, duration }: Section): string => {
  if (completed) return 'Completed'
  return content === null ? 'Being written' : duration
}

type LessonLinkProps = { moduleId: number; section: Section; isCurrent: boolean }

const LessonLink = ({ moduleId, section, isCurrent }: LessonLinkProps) => {
  const Mark = section.completed ? CircleCheck : Circle
  return (
    <Link
      to={paths.module(moduleId, section.id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex gap-3 rounded-md border p-3 no-underline hover:bg-tint ${
        isCurrent ? 'border-action bg-tint font-bold' : 'border-transparent'
      }`}
    >
      <Mark
        aria-hidden="true"
        className={`mt-1 size-5 shrink-0 ${section.completed ? 'text-action' : 'text-soft'}`}
      />
      <span>
        {section.title}
        <span className="block text-sm font-normal text-soft">{stateOf(section)}</span>
      </span>
    </Link>
  )
}

export const ModulePanel = ({ module, lessonId }: { module: CourseModule; lessonId: string }) => (
  <aside aria-label="Module" className="no-print stack gap-5 self-start lg:sticky lg:top-6">
    <div>
      <p className="text-sm text-soft">
        Module {module.id} of {moduleCount}
      </p>
      <h2 className="mt-1 text-xl">{module.title}</h2>
    </div>
    <div>
      <ProgressBadge
        progress={module.progress}
        isWritten={module.sections.some(({ content }) => content !== null)}
      />
    </div>
    <ProgressBar
      label="Progress"
      percent={module.progress}
      valueText={`${lessonsComplete(module.progress)} of ${lessonsPerModule} lessons complete`}
    />
    <nav aria-label="Lessons of this module">
      <ol className="stack -mx-3 gap-1">
        {module.sections.map((section) => (
          <li key={section.id}>
            <LessonLink moduleId={module.id} section={section} isCurrent={section.id === lessonId} />
          </li>
        ))}
      </ol>
    </nav>
  </aside>
)
