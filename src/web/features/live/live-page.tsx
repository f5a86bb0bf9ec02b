/** Live sessions: when the next one is, what is asked, how to join, and what was said in those before. */

import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/live/live-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { CalendarDrawing } from '#web/drawing/module-drawings.tsx'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { sessionsAheadQuery } from './data.ts'
import { PastSessions } from './parts/past-sessions.tsx'
import { SessionCard } from './parts/session-card.tsx'

export const meta = () => [{ title: words.liveSessionsJustValue() }]

const NoneScheduled = () => (
  <Card as="section">
    <div className="mb-3 w-44">
      <CalendarDrawing />
    </div>
    <h2 className="text-xl">{words.noSessionIsScheduledRightNow()}</h2>
    <p className="mt-2">
      {rich(
        words.whenWeScheduleOneYoullSee({
          link: (text: string) => <TextLink to={paths.support()}>{text}</TextLink>,
        }),
      )}
    </p>
  </Card>
)

const Ahead = () => {
  const { data: sessions, error, refetch } = useQuery(sessionsAheadQuery)
  if (sessions) {
    const isTakingPlace = sessions.some(({ state }) => state !== 'cancelled')
    return (
      <>
        {!isTakingPlace && <NoneScheduled />}
        {sessions.map((session, at) => (
          <SessionCard key={session.id} session={session} isLater={at > 0} />
        ))}
      </>
    )
  }
  if (error) {
    return (
      <div className="stack items-start gap-4">
        <Failure title={words.theSessionsDidntLoad()} of={error} />
        <Button onClick={() => void refetch()}>{words.tryAgain()}</Button>
      </div>
    )
  }
  return (
    <Skeleton message={words.loadingLiveSessions()}>
      <SkeletonText lines={5} />
    </Skeleton>
  )
}

const ForTier = () => {
  const { tier } = useUser()
  if (tier === 'ai_enhanced') {
    return (
      <>
        <Ahead />
        <PastSessions />
      </>
    )
  }
  if (tier === 'standard') {
    return <UpgradeNote>{words.withAiEnhancedYouCanJoin()}</UpgradeNote>
  }
  return (
    <div className="stack items-start gap-4">
      <p>{words.liveSessionsArePartOfThe()}</p>
      <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
    </div>
  )
}

export default function LivePage() {
  return (
    <MainPart>
      <Container width="column">
        <div className="stack gap-8 page-padding">
          <PageHeader
            title={words.liveSessions()}
            lead={words.bringYourPropertyTaxAppeal()}
            crumbs={[{ label: words.dashboard(), to: paths.dashboard() }]}
          />
          <ForTier />
        </div>
      </Container>
    </MainPart>
  )
}
