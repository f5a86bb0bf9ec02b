import { AArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-tools.ts'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'
import { useNarrow } from '#web/browser/use-narrow.ts'
import { KeyHelp } from '#web/features/course/parts/key-help.tsx'
import { ReadAloud } from '#web/features/course/parts/read-aloud.tsx'
import { readPercent } from '#web/features/course/text/reading-place.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

/** Larger text in lessons: a switch, remembered in this browser. */
const LargeType = () => {
  const [isLarge, setLarge] = useState(() => storedChoice('largeType') === 'yes')
  // All sizes of the design follow the root, so the root carries the choice while a lesson is open.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-type', isLarge)
    return () => document.documentElement.removeAttribute('data-large-type')
  }, [isLarge])
  const turn = () => {
    storeChoice('largeType', isLarge ? 'no' : 'yes')
    setLarge(!isLarge)
  }
  return (
    <Button variant={isLarge ? 'secondary' : 'quiet'} size="sm" aria-pressed={isLarge} onClick={turn}>
      <AArrowUp aria-hidden="true" className="size-5" />
      {words.largerText()}
    </Button>
  )
}

type LessonToolsProps = {
  section: CourseModule['sections'][number]
  text: RefObject<HTMLElement | null>
  hasFilm: boolean
}

const Parts = ({ parts }: Pick<LessonToolsProps['section'], 'parts'>) =>
  parts.length > 0 && (
    <Disclosure summary={words.inThisLesson()}>
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

/** Where four in a row would push the text off a phone's screen they are one line to open. */
const Tools = ({ text, hasFilm }: Pick<LessonToolsProps, 'text' | 'hasFilm'>) => {
  const isNarrow = useNarrow()
  const tools = (
    <div className="flex flex-wrap items-center gap-2">
      <ReadAloud text={text} />
      <LargeType />
      <PrintButton label={words.printThisLesson()} size="sm" />
      {!hasFilm && <KeyHelp hasFilm={false} />}
    </div>
  )
  return isNarrow ? <Disclosure summary={words.readingTools()}>{tools}</Disclosure> : tools
}

export const LessonTools = ({ section, text, hasFilm }: LessonToolsProps) => (
  <div className="no-print stack gap-4 max-sm:gap-0">
    <ProgressBar label={words.progress()} percent={readPercent(section)} />
    <Tools text={text} hasFilm={hasFilm} />
    <Parts parts={section.parts} />
  </div>
)
