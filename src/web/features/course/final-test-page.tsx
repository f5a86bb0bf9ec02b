/** The final test of a module: its lessons on the left, the questions or their result on the right. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import type { JudgedTry, QuizRecord } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { moduleCount } from '#core/course/outline.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import * as words from '#messages/course/final-test-page.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { isFinal, isForbidden, moduleQuery } from '#web/features/course/data.ts'
import { ModulePanel } from '#web/features/course/parts/module-panel.tsx'
import { ModuleNotFound, NeedsPlan } from '#web/features/course/parts/module-problem.tsx'
import { ModuleSkeleton } from '#web/features/course/parts/module-skeleton.tsx'
import { QuestionsPanel } from '#web/features/course/parts/questions/panel.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const meta = () => [{ title: words.finalTestJustValue() }]

const intro = ({ questionCount, rightNeeded }: QuizRecord) => (
  <div className="stack gap-3">
    <p>{words.theTestHasQuestionsOnThe({ questionCount, rightNeeded })}</p>
    <p className="text-soft">{words.theresNoTimeLimitYourAnswers()}</p>
  </div>
)

const Passed = ({ moduleId }: { moduleId: number }) => (
  <Notice tone="success" title={words.youPassedThisModulesFinalTest()}>
    {moduleId < moduleCount ? (
      <p>
        {rich(
          words.nextModule({
            moduleId: moduleId + 1,
            link: (text: string) => <TextLink to={paths.module(moduleId + 1)}>{text}</TextLink>,
          }),
        )}
      </p>
    ) : (
      <p>
        {rich(
          words.thatWasTheLastTestYour({
            link: (text: string) => <TextLink to={paths.dashboard()}>{text}</TextLink>,
          }),
        )}
      </p>
    )}
  </Notice>
)

const verdictOf = ({ passed }: JudgedTry, { moduleId, rightNeeded, passedAt }: QuizRecord) => {
  if (passed) return <Passed moduleId={moduleId} />
  return passedAt === null ? (
    <Notice title={words.youNeedCorrectAnswersToPass({ rightNeeded })}>
      <p>{words.weExplainEachAnswerBelowWith()}</p>
    </Notice>
  ) : (
    <Notice title={words.youPassedThisTestBeforeAnd()} />
  )
}

const Test = ({ module }: { module: CourseModule }) => (
  <div className="grid grid-cols-1 gap-10 lg:grid-cols-[19rem_minmax(0,1fr)] print:block">
    <title>{words.finalTestJustValue2({ title: module.title })}</title>
    <ModulePanel module={module} lessonId={null} />
    <article className="stack max-w-[39rem] min-w-0 gap-8">
      <header className="stack gap-3">
        <p className="text-sm text-soft">{words.module2({ id: module.id })}</p>
        <h1 className="text-2xl sm:text-3xl">{words.finalTest({ title: module.title })}</h1>
      </header>
      <QuestionsPanel
        quizId={finalTestOf(module.id)}
        title={words.theTest()}
        intro={intro}
        verdict={verdictOf}
      />
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
