/** The right panel: one lesson from its film to the next one. */

import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/lesson-view.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { ResourceList } from '#web/course/resource-list.tsx'
import { resourcesQuery } from '#web/course/resources.ts'
import { ModuleDrawing } from '#web/drawing/module-drawings.tsx'
import { useWaiting } from '#web/features/course/data.ts'
import { requestedSecond } from '#web/features/course/film/requested-second.ts'
import { useKeepPlace } from '#web/features/course/lesson-position.ts'
import { LessonVideo } from '#web/features/course/parts/film/of-lesson.tsx'
import { LessonCompletion } from '#web/features/course/parts/lesson-completion.tsx'
import { LessonNavigation } from '#web/features/course/parts/lesson-navigation.tsx'
import { LessonTerms, TermsOnPaper } from '#web/features/course/parts/lesson-terms.tsx'
import { LessonText } from '#web/features/course/parts/lesson-text.tsx'
import { LessonTools } from '#web/features/course/parts/lesson-tools.tsx'
import { QuestionsLesson } from '#web/features/course/parts/questions/of-lesson.tsx'
import { readPercent } from '#web/features/course/text/reading-place.ts'
import { useTimeSpent } from '#web/features/course/use-time-spent.ts'
import type { NotesSwitch } from '#web/notes/parts/notes-button.tsx'
import type { Completion } from '#web/offline/waiting-completions.ts'
import { CitedSources } from '#web/source/cited-sources.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'

type Section = CourseModule['sections'][number]

const SourceNumbers = ({ about, sources }: { about: readonly string[]; sources: Section['sources'] }) =>
  about.map((id) => {
    const number = sources.findIndex((source) => source.id === id) + 1
    return (
      <sup key={id}>
        <a href={`#source-${id}`} aria-label={words.source({ number })}>
          [{number}]
        </a>
      </sup>
    )
  })

/** What a lesson cannot settle: each question with whom to ask, told once at its end, folded. */
const OpenQuestions = ({ section }: { section: Section }) =>
  section.openQuestions.length === 0 ? null : (
    <section
      id="open-questions"
      aria-label={words.openQuestions({ count: section.openQuestions.length })}
      className="measure scroll-mt-24"
    >
      <Disclosure summary={words.openQuestions({ count: section.openQuestions.length })}>
        <ul className="stack gap-4">
          {section.openQuestions.map(({ question, ask, about }) => (
            <li key={question} className="print:break-inside-avoid">
              <strong className="block">
                {question}
                <SourceNumbers about={about} sources={section.sources} />
              </strong>
              {ask}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )

/** Says which marks the server does not know yet, and sends them on demand. */
const UnsavedNotice = ({ onRetry }: { onRetry: (completion: Completion) => void }) => {
  const unsaved = useWaiting()
  if (unsaved.length === 0) return null
  const lessons = unsaved.map(({ lessonId }) => lessonId).join(', ')
  return (
    <Banner tone="error" title={words.yourProgressIsntSavedYet()}>
      <p className="mb-3">{words.unsavedcountMarkedCompleteInThis({ lessons, count: unsaved.length })}</p>
      <Button variant="secondary" size="sm" onClick={() => unsaved.forEach(onRetry)}>
        {words.tryAgain()}
      </Button>
    </Banner>
  )
}

/** Named by the lesson at once; in which formats they come is asked for besides. */
const useLessonFiles = (module: CourseModule, section: Section) => {
  const { data: files = module.moduleResources } = useQuery(resourcesQuery(module.id))
  const own = section.resources.map((named) => files.find(({ id }) => id === named.id) ?? named)
  return { own, others: files.filter(({ id }) => !own.some((one) => one.id === id)) }
}

type MoreFilesProps = { title: string; files: ReturnType<typeof useLessonFiles>['others'] }

const MoreFiles = ({ title, files }: MoreFilesProps) =>
  files.length > 0 && (
    <Disclosure summary={words.more({ title, count: files.length })}>
      <ResourceList title={title} resources={files} />
    </Disclosure>
  )

/** Several would take a phone's whole screen between the text and its questions. */
const OwnFiles = ({ files }: Pick<MoreFilesProps, 'files'>) => {
  const isNarrow = useNarrow()
  return isNarrow && files.length > 1 ? (
    <MoreFiles title={words.forThisLesson()} files={files} />
  ) : (
    <ResourceList title={words.forThisLesson()} resources={files} />
  )
}

const FoldedSources = ({ sources }: Pick<Section, 'sources'>) =>
  sources.length > 0 && (
    <Disclosure summary={words.sourcesOfThisLesson({ count: sources.length })}>
      <CitedSources sources={sources} />
    </Disclosure>
  )

type LessonViewProps = {
  module: CourseModule
  section: CourseModule['sections'][number]
  /** Filled with the element that holds the text. */
  text: RefObject<HTMLDivElement | null>
  notes: NotesSwitch
  /** Says that a lesson is done; also for one whose saving failed before. */
  onComplete: (completion: Completion) => void
}

/** The heading takes the focus when another lesson takes the place of this one, not on arrival. */
const useHeadingFocus = (lessonId: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(lessonId)
  useEffect(() => {
    if (shown.current !== lessonId) heading.current?.focus({ preventScroll: true })
    shown.current = lessonId
  }, [lessonId])
  return heading
}

/** How far into the text its reader is, in the line above the title. */
const Read = ({ section }: Pick<LessonViewProps, 'section'>) => {
  const percent = readPercent(section)
  return (
    <div className="no-print flex items-center gap-2">
      <div className="w-16">
        <ProgressBar label={words.progress()} percent={percent} hideLabel />
      </div>
      <span aria-hidden="true" className="tabular">
        {percent}%
      </span>
    </div>
  )
}

/** Where the lesson lies in its module, its name and what it is about. */
const LessonHead = ({ module, section }: Pick<LessonViewProps, 'module' | 'section'>) => {
  const heading = useHeadingFocus(section.id)
  return (
    <header className="stack max-w-[39rem] gap-3 print:max-w-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <p>
          {words.lessonOf({
            at: module.sections.indexOf(section) + 1,
            total: module.sections.length,
            length: section.content === null ? words.beingWritten() : section.duration,
          })}
        </p>
        {section.content !== null && <Read section={section} />}
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {section.title}
      </h1>
      {/* Beside the summary, so that the title has the whole width. */}
      <div className="flex items-start gap-6">
        <p className="measure min-w-0 grow text-soft sm:text-lg">{section.summary}</p>
        <div className="hidden w-36 shrink-0 sm:block print:hidden">
          <ModuleDrawing id={module.id} />
        </div>
      </div>
    </header>
  )
}

export const LessonView = ({ module, section, text, notes, onComplete }: LessonViewProps) => {
  useTimeSpent({ moduleId: module.id, lessonId: section.id })
  const [search] = useSearchParams()
  const askedAt = requestedSecond(search)
  const keepPlace = useKeepPlace(module.id, section.id)
  const keepBlock = useCallback((block: number) => keepPlace({ block }), [keepPlace])
  const at = module.sections.indexOf(section)
  const files = useLessonFiles(module, section)
  useOpenDetailsForPrint()
  const isWritten = section.content !== null
  return (
    // The title comes first where no film does.
    <article className="stack min-w-0 gap-8 has-[>[data-no-film]]:gap-5 max-sm:has-[>[data-no-film]]:gap-3 has-[>[data-no-film]]:[&>header]:-order-1">
      <title>{words.justValue({ lesson: section.title, module: module.title })}</title>
      <LessonVideo
        key={`${section.id} ${askedAt}`}
        videoUrl={module.videoUrl}
        film={module.film}
        section={section}
        endsAt={module.sections[at + 1]?.timestamp ?? null}
        askedAt={askedAt}
        onPlace={keepPlace}
      />
      <LessonHead module={module} section={section} />
      <div className="stack max-w-[39rem] gap-8 max-sm:gap-4 print:max-w-none">
        {isWritten && (
          <LessonTools
            key={`tools of ${section.id}`}
            section={section}
            text={text}
            hasFilm={module.film.kind !== 'none'}
            notes={notes}
          />
        )}
        <LessonTerms terms={section.terms} />
        <LessonText section={section} text={text} onPlace={keepBlock} />
        <TermsOnPaper terms={section.terms} />
        <OpenQuestions section={section} />
        <OwnFiles files={files.own} />
        {isWritten && (
          <QuestionsLesson
            key={`questions of ${section.id}`}
            moduleId={module.id}
            lessonId={section.id}
            isLastOfModule={at === module.sections.length - 1}
          />
        )}
        <UnsavedNotice onRetry={onComplete} />
        {isWritten && (
          <LessonCompletion
            key={section.id}
            moduleId={module.id}
            lessonId={section.id}
            completed={section.completed}
            onComplete={() => onComplete({ moduleId: module.id, lessonId: section.id })}
          />
        )}
        <LessonNavigation module={module} section={section} />
        <MoreFiles
          title={files.own.length === 0 ? words.moduleResources() : words.resourcesForOtherLessons()}
          files={files.others}
        />
        <FoldedSources sources={section.sources} />
      </div>
    </article>
  )
}
