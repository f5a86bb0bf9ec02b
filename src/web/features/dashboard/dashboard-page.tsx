/** The dashboard: how far the person is, and the one thing to do next. */

import { useQuery } from '@tanstack/react-query'
import * as words from '#messages/dashboard/dashboard-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { readinessOf } from '#web/course/module-readiness.ts'
import { useWaitingOf } from '#web/offline/waiting-completions.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { dashboardQuery, homeQuery } from './data.ts'
import { CertificateCard } from './parts/certificate-card.tsx'
import { DashboardSkeleton } from './parts/dashboard-skeleton.tsx'
import { HelpCard } from './parts/help-card.tsx'
import { ModuleList } from './parts/module-list.tsx'
import { NextDeadline } from './parts/next-deadline.tsx'
import { NextStep } from './parts/next-step.tsx'
import { NoPurchase } from './parts/no-purchase.tsx'
import { ProgressSummary } from './parts/progress-summary.tsx'
import { QuickResources } from './parts/quick-resources.tsx'
import { SuccessStories } from './parts/success-stories.tsx'
import { UpgradeOffer } from './parts/upgrade-offer.tsx'
import { YourHome } from './parts/your-home.tsx'
import { withWaitingMarks } from './waiting-marks.ts'

export const meta = () => [{ title: words.dashboardJustValue() }]

const CourseOverview = () => {
  const { id, tier } = useUser()
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery)
  const waiting = useWaitingOf(id)
  const home = useQuery(homeQuery)
  if (data) {
    const { progress, modules, unsent } = withWaitingMarks(data, waiting)
    return (
      <>
        {(progress.nextStep !== null || !home.isPending) && (
          <NextStep progress={progress} home={home.data ?? null} />
        )}
        {!home.isPending && <NextDeadline home={home.data ?? null} />}
        <ProgressSummary progress={progress} unsent={unsent} />
        <ModuleList modules={modules} />
        <CertificateCard />
        {home.data !== undefined && <YourHome home={home.data} />}
        <QuickResources />
        <HelpCard />
        <SuccessStories />
        {tier !== 'ai_enhanced' && <UpgradeOffer modules={readinessOf(data.modules)} />}
      </>
    )
  }
  if (error && !isFetching) {
    return (
      <div className="stack items-start gap-4">
        <Failure
          title={words.yourProgressDidntLoad()}
          of={error}
          otherwise={words.everythingYouCompletedIsSaved()}
        />
        <Button onClick={() => void refetch()}>{words.tryAgain()}</Button>
      </div>
    )
  }
  return <DashboardSkeleton />
}

export default function DashboardPage() {
  const { firstName, tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 py-8 sm:gap-10 sm:py-12">
          <PageHeader title={firstName ? words.hello({ firstName }) : words.yourDashboard()} />
          {tier === null ? <NoPurchase /> : <CourseOverview />}
        </div>
      </Container>
    </MainPart>
  )
}
