/** The final test of a module: its lessons on the left, the questions or their result on the right. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import type { JudgedTry, QuizRecord } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { moduleCount } from '#core/course/outline.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { isFinal, isForbidden, moduleQuery } from '#web/features/course/data.ts'
import { ModulePanel } from '#web/features/course/parts/module-panel.tsx'
import { ModuleNotFound, NeedsPlan } from '#web/features/course/parts/module-problem.tsx'
import { ModuleSkeleton } from '#web/features/course/parts/module-skeleton.tsx'
import { QuestionsPanel } from '#web/features/course/parts/questions-panel.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: 'Final test · Just Value' }]

const intro = ({ questionCount, rightNeeded }: QuizRecord) => (
  <div className="stack gap-3">
    <p>
      The test has {questionCount} questions on the three lessons. You need {rightNeeded} correct answers to
      pass. Take it as often as you like. Your best score counts.
    </p>
    <p className="text-soft">
      There’s no time limit. Your answers stay here while you look something up in a lesson. After you submit,
      we explain each one.
    </p>
  </div>
)

const Passed = ({ moduleId }: { moduleId: number }) => (
  <Notice tone="success" title="You passed this module’s final test">
    {moduleId < moduleCount ? (
      <p>
        Next: <TextLink to={paths.module(moduleId + 1)}>module {moduleId + 1}</TextLink>.
      </p>
    ) : (
      <p>
        That was the last test. Your <TextLink to={paths.dashboard()}>dashboard</TextLink> shows what’s left
        to earn your certificate.
      </p>
    )}
  </Notice>
)

const verdictOf = ({ passed }: JudgedTry, { moduleId, rightNeeded, passedAt }: QuizRecord) => {
  if (passed) return <Passed moduleId={moduleId} />
  return passedAt === null ? (
    <Notice title={`You need ${rightNeeded} correct answers to pass`}>
      <p>
        We explain each answer below, with a link to the lesson. Review what wasn’t clear, then take the test
        again.
      </p>
    </Notice>
  ) : (
    <Notice title="You passed this test before, and that still counts" />
  )
}

const Test = ({ module }: { module: CourseModule }) => (
  <div className="grid grid-cols-1 gap-10 lg:grid-cols-[19rem_minmax(0,1fr)] print:block">
    <title>{`Final test · ${module.title} · Just Value`}</title>
    <ModulePanel module={module} lessonId={null} />
    <article className="stack max-w-[39rem] min-w-0 gap-8">
      <header className="stack gap-3">
        <p className="text-sm text-soft">Module {module.id}</p>
        <h1 className="text-2xl sm:text-3xl">Final test: {module.title}</h1>
      </header>
      <QuestionsPanel quizId={finalTestOf(module.id)} title="The test" intro={intro} verdict={verdictOf} />
    </article>
  </div>
)

const FinalTest = () => {
  const moduleId = Number(useParams().moduleId)
  const { tier } = useUser()
  const { data: module, error, refetch } = useQuery({ ...moduleQuery(moduleId), enabled: tier !== null })
  if (tier === null || isForbidden(error)) return <NeedsPlan />
  if (!module && isFinal(error)) return <ModuleNotFound />
  if (!module && error) {
    return <ModuleNotFound detail={failureMessage(error, '')} onRetry={() => void refetch()} />
  }
  return module ? <Test module={module} /> : <ModuleSkeleton />
}

export default function FinalTestPage() {
  return (
    <MainPart>
      <Container>
        <div className="py-8 sm:py-10">
          <FinalTest />
        </div>
      </Container>
    </MainPart>
  )
}
