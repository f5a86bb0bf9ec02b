/** The module page with one lesson open: the module and the notes on one side, the lesson on the other; without a film the notes have a side of their own. */
import { useRef, useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import { LessonView } from '#web/features/course/parts/lesson-view.tsx'
import { ModulePanel } from '#web/features/course/parts/module-panel.tsx'
import { blocksOf } from '#web/features/course/text/blocks.ts'
import { blockInView } from '#web/features/course/text/reading-place.ts'
import { NotesPanel } from '#web/notes/parts/notes-panel.tsx'
import type { Completion } from '#web/offline/waiting-completions.ts'

type ModuleLayoutProps = {
  module: CourseModule
  section: CourseModule['sections'][number]
  onComplete: (completion: Completion) => void
}

export const ModuleLayout = ({ module, section, onComplete }: ModuleLayoutProps) => {
  const text = useRef<HTMLDivElement>(null)
  const [notesOf, setNotesOf] = useState<string | null>(null)
  const notes = {
    isOpen: notesOf === section.id,
    onOpen: (isOpen: boolean) => setNotesOf(isOpen ? section.id : null),
  }
  return (
    <div className="group/lesson grid grid-cols-1 gap-6 lg:gap-8 xl:gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:has-[[data-no-film]]:grid-cols-[15rem_minmax(0,1fr)_15rem] print:block">
      <div className="max-lg:order-1">
        <ModulePanel module={module} lessonId={section.id} />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LessonView module={module} section={section} text={text} notes={notes} onComplete={onComplete} />
      </div>
      {section.content !== null && (
        <div className="self-start xl:group-has-[[data-no-film]]/lesson:col-start-3 xl:group-has-[[data-no-film]]/lesson:row-start-1 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:-mx-1 lg:overflow-y-auto lg:px-1">
          <NotesPanel
            key={section.id}
            {...notes}
            lessonId={section.id}
            text={text}
            blocksOf={blocksOf}
            blockInView={blockInView}
          />
        </div>
      )}
    </div>
  )
}
