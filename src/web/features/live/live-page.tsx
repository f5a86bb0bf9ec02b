/** Live sessions: when the next one is, what is asked, how to join, and what was said in those before. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { sessionsAheadQuery } from './data.ts'
import { PastSessions } from './parts/past-sessions.tsx'
import { SessionCard } from './parts/session-card.tsx'

export const meta = () => [{ title: 'Live sessions · Just Value' }]

const NoneScheduled = () => (
  <Card as="section">
    <h2 className="text-xl">No session is scheduled right now</h2>
    <p className="mt-2">When we schedule one, you’ll see it here.</p>
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
        <Banner tone="error" title="The sessions didn’t load">
          {failureMessage(error, 'Please try again.')}
        </Banner>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  return (
    <Skeleton message="Loading live sessions…">
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
    return (
      <UpgradeNote>
        With AI-Enhanced you can join live sessions, ask questions and read the answers.
      </UpgradeNote>
    )
  }
  return (
    <div className="stack items-start gap-4">
      <p>Live sessions are part of the AI-Enhanced Course.</p>
      <ButtonLink to={paths.pricing()}>See the two plans</ButtonLink>
    </div>
  )
}

export default function LivePage() {
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-8 sm:py-12">
          <PageHeader
            title="Live sessions"
            lead="Bring your property tax appeal questions and get answers live. Sessions give general information, not legal advice."
            crumbs={[{ label: 'Dashboard', to: paths.dashboard() }]}
          />
          <ForTier />
        </div>
      </Container>
    </MainPart>
  )
}
