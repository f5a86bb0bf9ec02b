/** What is read: the lesson's text, what to do, what to avoid. */
import type { RefObject } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-text.ts'
import { DoThisNow } from '#web/features/course/parts/do-this-now.tsx'
import { KeptText } from '#web/features/course/parts/kept-text.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type Section = CourseModule['sections'][number]

const Mistakes = ({ points }: { points: readonly string[] }) =>
  points.length === 0 ? null : (
    <section className="measure" aria-label={words.commonMistakes()}>
      <Disclosure summary={words.mistakesToAvoid({ count: points.length })}>
        <ul className="stack list-disc gap-2 pl-6">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )

const InPreparation = () => (
  <Notice title={words.wereStillWritingThisLesson()}>
    <p>{words.theTitleShowsWhatTheModule()}</p>
  </Notice>
)

type LessonTextProps = {
  section: Section
  text: RefObject<HTMLDivElement | null>
  onPlace: (block: number) => void
}

export const LessonText = ({ section, text, onPlace }: LessonTextProps) => {
  if (section.content === null) return <InPreparation />
  return (
    <div className="stack gap-8 max-sm:gap-6">
      <KeptText key={section.id} html={section.content} section={section} text={text} onPlace={onPlace} />
      <DoThisNow section={section} />
      <Mistakes points={section.commonMistakes} />
    </div>
  )
}
