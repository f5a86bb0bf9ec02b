/** The seven modules, each with its state and the way into it. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ModuleStatus, ModuleSummary } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/module-list.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

const labels: Record<ModuleStatus, { text: string; tone: BadgeTone }> = {
  not_started: { text: words.notStarted(), tone: 'neutral' },
  in_progress: { text: words.inProgress(), tone: 'deadline' },
  completed: { text: 'COMPLETED', tone: 'action' },
}

const beingWritten = ({ lessons }: ModuleSummary): number =>
  lessons.filter((lesson) => !lesson.available).length

const figuresOf = (module: ModuleSummary): string => {
  const done = module.lessons.filter((lesson) => lesson.completed).length
  const inWork = beingWritten(module)
  return [
    words.ofLessons({ done, total: module.lessons.length }),
    ...(inWork > 0 ? [words.beingWritten2({ lessons: inWork })] : [module.duration]),
    ...(module.finalTestPassed ? [words.finalTestPassed()] : []),
  ].join(' · ')
}

const StateBadges = ({ module }: { module: ModuleSummary }) => {
  const { text, tone } = labels[module.status]
  return (
    <span className="flex flex-wrap gap-2">
      {beingWritten(module) === module.lessons.length && (
        <Badge tone="deadline">{words.beingWritten()}</Badge>
      )}
      <Badge tone={tone}>{text}</Badge>
    </span>
  )
}

const ModuleRow = ({ module }: { module: ModuleSummary }) => (
  <li className="rounded-lg border border-line bg-surface">
    <Link
      to={paths.module(module.id)}
      className="flex items-center gap-4 rounded-lg p-4 text-ink no-underline hover:bg-tint sm:p-5"
    >
      <div className="stack min-w-0 grow gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3>
            {module.id}. {module.title}
          </h3>
          <StateBadges module={module} />
        </div>
        <p className="text-soft">{module.description}</p>
        <p className="text-sm text-soft">{figuresOf(module)}</p>
        {module.status === 'in_progress' && (
          <ProgressBar
            label={words.progressOfModule({ id: module.id })}
            percent={module.progress}
            hideLabel
          />
        )}
      </div>
      <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-action" />
    </Link>
  </li>
)

export const ModuleList = ({ modules }: { modules: readonly ModuleSummary[] }) => (
  <section aria-labelledby="modules-title" className="stack gap-5">
    <h2 id="modules-title" className="text-xl">
      {words.modules()}
    </h2>
    <ol className="stack gap-4">
      {modules.map((module) => (
        <ModuleRow key={module.id} module={module} />
      ))}
    </ol>
  </section>
)
