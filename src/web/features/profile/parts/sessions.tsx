/** The browsers in which the person is signed in, each to be signed out from here. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, type listSessions } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/profile/sessions.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { sessionsQuery } from '#web/features/profile/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

type Session = OutputOf<typeof listSessions>['sessions'][number]

const Day = ({ at }: { at: string }) => <PlainDay day={todayInFlorida(new Date(at))} />

const nameOf = ({ device }: Session): string => device ?? words.unknownBrowser()

type SessionCardProps = { session: Session; isEnding: boolean; onEnd: () => void }

const SessionCard = ({ session, isEnding, onEnd }: SessionCardProps) => (
  <Card as="li">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3>{nameOf(session)}</h3>
        <p className="text-soft">
          {words.lastUsed()} <Day at={session.lastUsedAt} />
        </p>
        <p className="text-soft">
          {words.signedIn()} <Day at={session.createdAt} />
        </p>
      </div>
      {session.current ? (
        <Badge>{words.thisBrowser()}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          busyLabel={words.signingOut()}
          aria-label={words.signOut2({ device: nameOf(session) })}
          onClick={onEnd}
        >
          {words.signOut()}
        </Button>
      )}
    </div>
  </Card>
)

const useEnding = () => {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(sessionsQuery)
  const one = useMutation({ mutationFn: (sessionId: string) => call(endSession, { sessionId }), onSettled })
  const others = useMutation({ mutationFn: () => call(endOtherSessions, {}), onSettled })
  return { one, others }
}

const Outcome = ({ one, others }: ReturnType<typeof useEnding>) => {
  const last = (others.submittedAt ?? 0) > (one.submittedAt ?? 0) ? others : one
  if (last.isSuccess) return <Banner tone="success" title={last.data.message} />
  if (!last.isError) return null
  return <Failure title={words.weCouldntSignYouOutThere()} of={last.error} />
}

export const Sessions = () => {
  const query = useQuery(sessionsQuery)
  const ending = useEnding()
  const { one, others } = ending
  return (
    <ProfileSection title={words.whereYoureSignedIn()}>
      {query.data ? (
        <ul className="stack gap-4">
          {query.data.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              isEnding={one.isPending && one.variables === session.id}
              onEnd={() => one.mutate(session.id)}
            />
          ))}
        </ul>
      ) : (
        <NotLoaded what={words.whereYoureSignedIn2()} query={query} />
      )}
      <Outcome {...ending} />
      {query.data && query.data.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={others.isPending}
            busyLabel={words.signingOut()}
            onClick={() => others.mutate()}
          >
            {words.signOutEverywhereElse()}
          </Button>
        </div>
      )}
    </ProfileSection>
  )
}
