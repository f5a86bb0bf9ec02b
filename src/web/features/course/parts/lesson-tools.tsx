/** What helps with reading, in one row above the text: a voice, larger letters, paper, notes, keys; and a fold with the lesson in short. */
import { AArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-tools.ts'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'
import { KeyHelp } from '#web/features/course/parts/key-help.tsx'
import { ReadAloud } from '#web/features/course/parts/read-aloud.tsx'
import { NotesButton, type NotesSwitch } from '#web/notes/parts/notes-button.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { CheckList } from '#web/ui/layout/check-list.tsx'
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

type Section = CourseModule['sections'][number]

const Parts = ({ parts }: Pick<Section, 'parts'>) => (
  <ol className="stack">
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
)

/** What the lesson says in a few sentences, and the ways to its parts: one line until it is wanted. */
const InShort = ({ section: { keyPoints, parts } }: { section: Section }) => (
  <Disclosure summary={words.keyPointsAndParts()}>
    <div className="stack gap-4">
      <CheckList items={keyPoints} />
      <div className="print:hidden">
        <Parts parts={parts} />
      </div>
    </div>
  </Disclosure>
)

type LessonToolsProps = {
  section: Section
  text: RefObject<HTMLElement | null>
  hasFilm: boolean
  notes: NotesSwitch
}

/** On a phone the word is below its sign, so that all have room in one row. */
const row =
  'no-print -mx-2.5 flex flex-wrap items-stretch sm:items-center sm:gap-2 max-sm:[&_button]:grow max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:px-1 max-sm:[&_button]:no-underline max-sm:[&>fieldset]:basis-full'

export const LessonTools = ({ section, text, hasFilm, notes }: LessonToolsProps) => (
  <div className="stack gap-1">
    <div className={row}>
      <ReadAloud text={text} />
      <LargeType />
      <PrintButton label={words.print()} size="sm" />
      <NotesButton lessonId={section.id} {...notes} />
      {!hasFilm && (
        <div className="max-sm:hidden">
          <KeyHelp hasFilm={false} />
        </div>
      )}
    </div>
    <InShort section={section} />
  </div>
)
