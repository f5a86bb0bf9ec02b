/** What helps with reading a lesson: how far it is, its parts, a voice, larger letters, paper, keys. */
import type { RefObject } from 'react'
import type { CourseModule } from '#contract/courses.ts'
import { KeyHelp } from '#web/features/course/parts/key-help.tsx'
import { LargeType } from '#web/features/course/parts/large-type.tsx'
import { ReadAloud } from '#web/features/course/parts/read-aloud.tsx'
import { readPercent } from '#web/features/course/reading-place.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type LessonToolsProps = {
  section: CourseModule['sections'][number]
  text: RefObject<HTMLElement | null>
  hasFilm: boolean
}

const Parts = ({ parts }: Pick<LessonToolsProps['section'], 'parts'>) =>
  parts.length > 0 && (
    <Disclosure summary="In this lesson">
      <ol className="stack gap-1">
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center rounded-md px-3 py-1 text-action underline-offset-4 hover:bg-tint hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Disclosure>
  )

export const LessonTools = ({ section, text, hasFilm }: LessonToolsProps) => (
  <div className="no-print stack gap-4">
    <ProgressBar label="Progress" percent={readPercent(section)} />
    <div className="flex flex-wrap items-center gap-2">
      <ReadAloud text={text} />
      <LargeType />
      <PrintButton label="Print this lesson" size="sm" />
      {!hasFilm && <KeyHelp hasFilm={false} />}
    </div>
    <Parts parts={section.parts} />
  </div>
)
