/** The module page: its lessons on the left, the current one on the right. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { type CourseModule, getModule } from '#contract/course/courses.ts'
import { getQuiz } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { moduleCount } from '#core/course/outline.ts'
import * as words from '#messages/course/course-page.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import {
  isFinal,
  isForbidden,
  moduleQuery,
  useCompleteLesson,
  withWaiting,
} from '#web/features/course/data.ts'
import { ModuleLayout } from '#web/features/course/parts/module-layout.tsx'
import { ModuleNotFound, NeedsPlan } from '#web/features/course/parts/module-problem.tsx'
import { ModuleSkeleton } from '#web/features/course/parts/module-skeleton.tsx'
import { useKeepForLater } from '#web/offline/reading.ts'
import type { Completion } from '#web/offline/waiting-completions.ts'
import { useUser } from '#web/session/session.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

/** The title names the lesson, so the page itself sets it. */
export const meta = () => []

/** Left with the address of the first lesson when the address asked for names one that is not there. */
const noSuchLesson = 'no-such-lesson'

/** Where to go on when the address names no lesson: the first one not yet complete. */
const resumeAt = ({ sections }: CourseModule) =>
  sections.find(({ completed, content }) => !completed && content !== null) ?? sections[0]

/** The questions after its lessons, which are asked for only when they are opened. */
const questionsOf = (module: CourseModule | undefined) =>
  (module?.sections ?? [])
    .filter(({ content }) => content !== null)
    .map(({ id: quizId }) => ({
      address: `/api/courses/quizzes/${quizId}`,
      ask: () => call(getQuiz, { quizId }),
    }))

type ModuleProps = { moduleId: number; onComplete: (completion: Completion) => void }

const Module = ({ moduleId, onComplete }: ModuleProps) => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { id: userId } = useUser()
  const select = useMemo(() => withWaiting(userId), [userId])
  const { data: module, error, refetch } = useQuery({ ...moduleQuery(moduleId), select })
  useKeepForLater([
    { address: `/api/courses/modules/${moduleId}`, ask: () => call(getModule, { id: moduleId }) },
    ...questionsOf(module),
  ])
  if (!module && isForbidden(error)) return <NeedsPlan />
  if (!module && isFinal(error)) return <ModuleNotFound />
  if (!module && error) {
    return <ModuleNotFound detail={failureMessage(error, '')} onRetry={() => void refetch()} />
  }
  if (!module) return <ModuleSkeleton />
  const section = module.sections.find(({ id }) => id === search.get('lesson'))
  if (section) {
    return (
      <div className="stack gap-8">
        {state === noSuchLesson && (
          <Banner title={words.weCouldntFindThatLesson()}>{words.heresTheFirstLessonOfThis()}</Banner>
        )}
        <ModuleLayout module={module} section={section} onComplete={onComplete} />
      </div>
    )
  }
  const isUnknown = search.has('lesson')
  const next = isUnknown ? module.sections[0] : resumeAt(module)
  if (!next) return <ModuleNotFound />
  return (
    <>
      <ModuleSkeleton />
      <Navigate to={paths.module(moduleId, next.id)} state={isUnknown ? noSuchLesson : null} replace />
    </>
  )
}

const Course = () => {
  const { moduleId = '' } = useParams()
  const { tier } = useUser()
  const { mutate } = useCompleteLesson()
  const isModule = /^\d$/.test(moduleId) && Number(moduleId) >= 1 && Number(moduleId) <= moduleCount
  if (!isModule) return <ModuleNotFound />
  if (tier === null) return <NeedsPlan />
  return <Module moduleId={Number(moduleId)} onComplete={mutate} />
}

export default function CoursePage() {
  return (
    <MainPart>
      <Container>
        <div className="pt-5 pb-2 sm:py-10">
          <Course />
        </div>
      </Container>
    </MainPart>
  )
}
