/** What is read: the lesson in short, its text, what to do, what to avoid. */
import type { RefObject } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-text.ts'
import { DoThisNow } from '#web/features/course/parts/do-this-now.tsx'
import { KeptText } from '#web/features/course/parts/kept-text.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CheckList } from '#web/ui/layout/check-list.tsx'

type Section = CourseModule['sections'][number]

const Points = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length === 0 ? null : (
    <section className="measure">
      <h2 className="text-xl">{title}</h2>
      <ul className="stack mt-4 list-disc gap-2 pl-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
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
    <div className="stack gap-10">
      {section.keyPoints.length > 0 && (
        <div className="max-w-2xl">
          <Card as="section">
            <h2 className="mb-4 text-lg">{words.keyPoints()}</h2>
            <CheckList items={section.keyPoints} />
          </Card>
        </div>
      )}
      <KeptText key={section.id} html={section.content} section={section} text={text} onPlace={onPlace} />
      <DoThisNow section={section} />
      <Points title={words.commonMistakes()} points={section.commonMistakes} />
    </div>
  )
}
