/** The left panel: the module, how far it is, and its lessons. */
import { Circle, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import { lessonsPerModule, moduleCount } from '#core/course/outline.ts'
import * as words from '#messages/course/module-panel.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

type ProgressBadgeProps = { progress: number; isWritten: boolean }

/** How far a module is, in two words; one whose text is not there yet cannot be started. */
const ProgressBadge = ({ progress, isWritten }: ProgressBadgeProps) => {
  if (!isWritten) return <Badge tone="deadline">{words.beingWritten()}</Badge>
  if (progress >= 100) return <Badge tone="action">{words.moduleComplete()}</Badge>
  return progress > 0 ? (
    <Badge tone="deadline">{words.inProgress()}</Badge>
  ) : (
    <Badge>{words.readyToStart()}</Badge>
  )
}

type Section = CourseModule['sections'][number]

/** Percent of a module per lesson, as the specification has it; exact for 0, 34, 67 and 100. */
const lessonsComplete = (progress: number): number => Math.floor(progress / 33.33)

const stateOf = ({ completed, content, duration }: Section): string => {
  if (completed) return 'Completed'
  return content === null ? words.beingWritten() : duration
}

type EntryProps = { to: string; name: string; state: string; isDone: boolean; isCurrent: boolean }

const Entry = ({ to, name, state, isDone, isCurrent }: EntryProps) => {
  const Mark = isDone ? CircleCheck : Circle
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex gap-3 rounded-md border p-3 no-underline hover:bg-tint ${
        isCurrent ? 'border-action bg-tint font-bold' : 'border-transparent'
      }`}
    >
      <Mark aria-hidden="true" className={`mt-1 size-5 shrink-0 ${isDone ? 'text-action' : 'text-soft'}`} />
      <span>
        {name}
        <span className="block text-sm font-normal text-soft">{state}</span>
      </span>
    </Link>
  )
}

type ModulePanelProps = {
  module: CourseModule
  /** null on the page of the final test. */
  lessonId: string | null
}

/** On a narrow screen the lesson itself comes first, so its neighbors are folded away until they are asked for. */
const LessonList = ({ module, lessonId }: ModulePanelProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <div className="-ml-2.5 lg:hidden">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.allLessonsOfThisModule()}
        </Button>
      </div>
      <nav id={id} aria-label={words.lessonsOfThisModule()} className={isOpen ? undefined : 'max-lg:hidden'}>
        <ol className="stack gap-1">
          {module.sections.map((section) => (
            <li key={section.id}>
              <Entry
                to={paths.module(module.id, section.id)}
                name={section.title}
                state={stateOf(section)}
                isDone={section.completed}
                isCurrent={section.id === lessonId}
              />
            </li>
          ))}
        </ol>
        {module.sections.every(({ content }) => content !== null) && (
          <div className="mt-1 border-t border-line pt-1">
            <Entry
              to={paths.finalTest(module.id)}
              name="Final test"
              state={module.finalTestPassed ? words.passed() : words.whenYouAreReady()}
              isDone={module.finalTestPassed}
              isCurrent={lessonId === null}
            />
          </div>
        )}
      </nav>
    </div>
  )
}

export const ModulePanel = ({ module, lessonId }: ModulePanelProps) => (
  <aside aria-label={words.module()} className="no-print stack gap-5 self-start max-lg:gap-2">
    <div>
      <p className="text-sm text-soft">{words.moduleOf({ id: module.id, moduleCount })}</p>
      <h2 className="mt-1 text-xl">{module.title}</h2>
    </div>
    <div className="max-sm:hidden">
      <ProgressBadge
        progress={module.progress}
        isWritten={module.sections.some(({ content }) => content !== null)}
      />
    </div>
    {/* On a narrow screen the lesson's own progress is above. */}
    <div className={lessonId === null ? '' : 'max-lg:hidden'}>
      <ProgressBar
        label={words.progress()}
        percent={module.progress}
        valueText={words.ofLessonsComplete({
          lessonsComplete: lessonsComplete(module.progress),
          lessonsPerModule,
        })}
      />
    </div>
    <LessonList key={lessonId} module={module} lessonId={lessonId} />
  </aside>
)
