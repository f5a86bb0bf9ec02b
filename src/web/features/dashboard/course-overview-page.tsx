/** The course as a whole: where it goes on, its modules, and the certificate at its end. */
import { paths } from '#contract/page-paths.ts'
import { lessonsPerModule, moduleCount } from '#core/course/outline.ts'
import * as words from '#messages/dashboard/course-overview-page.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { CertificateCard } from './parts/certificate-card.tsx'
import { ContinueLesson } from './parts/continue-lesson.tsx'
import { CourseLoaded, type CourseShown } from './parts/course-loaded.tsx'
import { ModuleList } from './parts/module-list.tsx'
import { NoPurchase } from './parts/no-purchase.tsx'
import { ProgressSummary } from './parts/progress-summary.tsx'

export const meta = () => [{ title: words.courseJustValue() }]

const Course = ({ progress, modules, unsent }: CourseShown) => (
  <>
    {progress.nextStep && (
      <ContinueLesson lesson={progress.nextStep} isFirst={progress.lessonsCompleted === 0} isMain />
    )}
    <ProgressSummary progress={progress} unsent={unsent} />
    <ModuleList modules={modules} />
    <CertificateCard />
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <TextLink to={paths.notes()}>{words.yourNotes()}</TextLink>
      <TextLink to={paths.glossary()}>{words.glossary()}</TextLink>
    </p>
  </>
)

export default function CourseOverviewPage() {
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding">
          <PageHeader
            title={words.course()}
            lead={words.sevenModules({ modules: moduleCount, lessons: moduleCount * lessonsPerModule })}
          />
          {tier === null ? <NoPurchase /> : <CourseLoaded>{(shown) => <Course {...shown} />}</CourseLoaded>}
        </div>
      </Container>
    </MainPart>
  )
}
