/** The seven modules, each with its state and the way into it. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ModuleStatus, ModuleSummary } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/module-list.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'

const labels: Record<ModuleStatus, { text: string; tone: BadgeTone }> = {
  not_started: { text: words.notStarted(), tone: 'neutral' },
  in_progress: { text: words.inProgress(), tone: 'deadline' },
  completed: { text: 'COMPLETED', tone: 'action' },
}

const beingWritten = ({ lessons }: ModuleSummary): number =>
  lessons.filter((lesson) => !lesson.available).length

const lessonsDone = (module: ModuleSummary): string =>
  words.ofLessons({
    done: module.lessons.filter((lesson) => lesson.completed).length,
    total: module.lessons.length,
  })

const figuresOf = (module: ModuleSummary): string => {
  const inWork = beingWritten(module)
  return [
    lessonsDone(module),
    ...(inWork > 0 ? [words.beingWritten2({ lessons: inWork })] : [module.duration]),
    ...(module.finalTestPassed ? [words.finalTestPassed()] : []),
  ].join(' · ')
}

type ModuleRowProps = { module: ModuleSummary; isBrief: boolean }

/** In short, what is not begun is said by its lessons alone; aloud it has its state. */
const StateBadges = ({ module, isBrief }: ModuleRowProps) => {
  const { text, tone } = labels[module.status]
  const isPlain = isBrief && module.status === 'not_started'
  return (
    <span className="flex flex-wrap gap-2">
      {beingWritten(module) === module.lessons.length && (
        <Badge tone="deadline">{words.beingWritten()}</Badge>
      )}
      {isPlain ? <span className="sr-only">{text}</span> : <Badge tone={tone}>{text}</Badge>}
    </span>
  )
}

const ModuleRow = ({ module, isBrief }: ModuleRowProps) => (
  <li
    className={`@container ${isBrief ? 'border-b border-line last:border-0' : 'rounded-lg border border-line bg-surface'}`}
  >
    <Link
      to={paths.module(module.id)}
      className={`flex items-center gap-4 rounded-lg text-ink no-underline hover:bg-tint ${isBrief ? 'min-h-12 px-3 py-2 sm:px-4' : 'p-4 sm:p-5'}`}
    >
      <div className={`stack min-w-0 grow ${isBrief ? 'gap-1' : 'gap-3'}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className={isBrief ? 'text-base' : undefined}>
            {module.id}. {module.title}
          </h3>
          <StateBadges module={module} isBrief={isBrief} />
        </div>
        {!isBrief && <p className="text-soft">{module.description}</p>}
        <p className="text-sm text-soft">{figuresOf(module)}</p>
        {!isBrief && module.status === 'in_progress' && (
          <ProgressBar
            label={words.progressOfModule({ id: module.id })}
            percent={module.progress}
            valueText={lessonsDone(module)}
            hideLabel
          />
        )}
      </div>
      <ChevronRight aria-hidden="true" className="hidden size-6 shrink-0 text-action @3xs:block" />
    </Link>
  </li>
)

type ModuleListProps = {
  modules: readonly ModuleSummary[]
  /** Titles and states alone. */
  isBrief?: boolean
  /** None is begun: another step comes first. */
  isFolded?: boolean
}

/** In short they are folded on a phone, under the title that leads to them. */
export const ModuleList = ({ modules, isBrief = false, isFolded = false }: ModuleListProps) => {
  const list = (
    <ol className={isBrief ? 'rounded-lg border border-line bg-surface' : 'stack gap-4'}>
      {modules.map((module) => (
        <ModuleRow key={module.id} module={module} isBrief={isBrief} />
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="modules-title" className={`stack ${isBrief ? 'gap-0 lg:gap-3' : 'gap-4'}`}>
      <h2 id="modules-title" className="text-xl">
        {words.modules()}
      </h2>
      {isBrief ? (
        <NarrowFold
          of="modules-title"
          summary={words.seeTheModules({ count: modules.length })}
          isFolded={isFolded}
        >
          {list}
        </NarrowFold>
      ) : (
        list
      )}
    </section>
  )
}
